import { z } from "zod";
import { pageQuery, paginationDto } from "@/lib/infra/lists/schema";
import { codedIssue } from "@/lib/infra/sentences-rules";
import { said } from "@/lib/infra/sentences-schema";
import { versionSeen } from "@/lib/infra/versions-schema";
import { connectorNames, type countNames, lineActs, offReasons, places, runStates, schedules } from "@/lib/transfer/connectors/values";

const portProblem = codedIssue("connections.enterAPort");

export const connectorParam = z.object({ connector: z.enum(connectorNames).meta({ description: "Which system", examples: ["procore"] }) });
export const questionParams = connectorParam.extend({
  questionId: z.uuid().meta({ description: "Which question, as the list of questions has it" }),
});

const line = (most: number) => z.string().trim().max(most);
/** A name of a file, not a path: it stays in its folder. */
const fileName = line(100)
  .min(1)
  .regex(/^[^/\\\0]*[^/\\\0.][^/\\\0]*$/, codedIssue("connections.fileNameInvalid"));

/** What is kept of a connection in readable form. Each connector uses some of it. */
const shownSettings = {
  clientId: line(200).meta({ description: "Client id of your app there, unless the operator set one", examples: ["client-id"] }),
  account: line(100).meta({ description: "Which company there: Procore's company id or QuickBooks' realm id", examples: ["8089"] }),
  place: z.enum(places).meta({ description: "Where files are: in the operator's folder, or on an SFTP server" }),
  host: line(253)
    .regex(/^[\w.:-]*$/, codedIssue("connections.enterAHost"))
    .meta({ description: "Host of the SFTP server", examples: ["sftp.company.example"] }),
  port: z.coerce
    .number({ error: portProblem })
    .int({ error: portProblem })
    .min(1, { error: portProblem })
    .max(65_535, { error: portProblem })
    .meta({ description: "Its port", examples: [22] }),
  username: line(100).meta({ description: "User on the SFTP server", examples: ["coverkeep"] }),
  folder: line(300).meta({ description: "Folder on the SFTP server; empty: the user's own", examples: ["/exchange"] }),
  readFile: fileName.meta({ description: "Name of the file with vendors", examples: ["vendors.csv"] }),
  writeFile: fileName.meta({ description: "Name of the file with holds and expirations", examples: ["coverkeep-holds.csv"] }),
};
export const connectionSettings = z.object(shownSettings);
export type ConnectionSettings = z.output<typeof connectionSettings>;

const secret = (most: number) => z.string().max(most);

export const connectionPatch = z
  .object({
    ...shownSettings,
    clientSecret: secret(500).meta({ description: "Client secret of your app there. It is never shown again" }),
    password: secret(500).meta({ description: "Password on the SFTP server. It is never shown again" }),
    privateKey: secret(10_000).meta({ description: "Private key in place of a password, as PEM or OpenSSH. It is never shown again" }),
    readsVendors: z.boolean().meta({ description: "Read vendors from there" }),
    writesStandings: z.boolean().meta({ description: "Write holds and expirations there" }),
    schedule: z.enum(schedules).meta({ description: "When it runs by itself" }),
    forgetHostKey: z.boolean().meta({ description: "true: trust the key that the SFTP server shows next" }),
  })
  .partial()
  .extend(versionSeen);
export type ConnectionPatch = z.output<typeof connectionPatch>;

export const connectionSwitch = z.object({
  isActive: z.boolean().meta({ description: "On: it runs on its schedule. It needs a dry run first" }),
});
export const runInput = z.object({
  isDry: z.boolean().meta({ description: "true: show what would be read and written, and do neither" }),
});

const counts = {
  read: z.number().meta({ description: "Vendors that were read", examples: [0] }),
  created: z.number().meta({ description: "Vendors that were added here", examples: [0] }),
  linked: z.number().meta({ description: "Vendors that were found here", examples: [0] }),
  updated: z.number().meta({ description: "Vendors that were changed here", examples: [0] }),
  unchanged: z.number().meta({ description: "Vendors of which nothing is new", examples: [0] }),
  asked: z.number().meta({ description: "Vendors about which a person has to answer", examples: [0] }),
  refused: z.number().meta({ description: "Vendors that could not be taken", examples: [0] }),
  written: z.number().meta({ description: "Standings that were written there", examples: [0] }),
  failed: z.number().meta({ description: "Standings that the other system refused", examples: [0] }),
} satisfies Record<(typeof countNames)[number], z.ZodNumber>;

export const runDto = z.object({
  id: z.string(),
  isDry: z.boolean().meta({ description: "Nothing was changed, here or there" }),
  state: z.enum(runStates).meta({ description: "How far it is" }),
  startedBy: z
    .string()
    .nullable()
    .meta({ description: "Who started it; null: the schedule", examples: ["Dana Reyes"] }),
  counts: z.object(counts).meta({ description: "How many vendors were read and what became of them, and how many standings were written" }),
  lines: z
    .array(
      z.object({
        act: z.enum(lineActs).meta({ description: "What was done, or would be" }),
        name: z.string().meta({ description: "Which vendor", examples: ["Fable Masonry"] }),
        detail: said.nullable().meta({ description: "What changed, was written or went wrong" }),
      }),
    )
    .meta({ description: "The first 500 lines of what was done, or would be" }),
  problem: said.nullable().meta({ description: "Why it failed; null: it did not" }),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type RunDto = z.output<typeof runDto>;
/** The same before it is said. */
export type Run = z.input<typeof runDto>;
export const runsQuery = pageQuery(20);
export const runsDto = z.object({ runs: z.array(runDto).meta({ description: "The newest first" }), pagination: paginationDto });
export type RunsDto = z.output<typeof runsDto>;

export const connectionDto = z.object({
  connector: z.enum(connectorNames).meta({ description: "Which system" }),
  name: z.string().meta({ description: "Its name", examples: ["Procore"] }),
  reads: said.meta({ description: "What is read from there" }),
  writes: said.meta({ description: "What leaves this installation for it" }),
  isSetUp: z.boolean().meta({ description: "Someone entered settings for it" }),
  isActive: z.boolean().meta({ description: "It runs on its schedule" }),
  offReason: z.enum(offReasons).nullable().meta({ description: "Why it is off; null: it is on, or never was" }),
  isSignedIn: z.boolean().meta({ description: "Someone signed in there, or it goes by files" }),
  connectedAs: z
    .string()
    .nullable()
    .meta({ description: "Who is signed in there", examples: ["Northgate Builders"] }),
  isFixed: z.boolean().meta({ description: "The operator set the client id and secret" }),
  hasFolder: z.boolean().meta({ description: "The operator allows a folder for files" }),
  folderHere: z.string().nullable().meta({ description: "The company's folder below the operator's; null: no folder is allowed" }),
  redirectAddress: z.string().nullable().meta({ description: "The redirect address to register there; null: it goes by files" }),
  settings: connectionSettings.meta({ description: "Its settings, without secrets" }),
  hasClientSecret: z.boolean().meta({ description: "A client secret is stored" }),
  hasPassword: z.boolean().meta({ description: "A password is stored" }),
  hasPrivateKey: z.boolean().meta({ description: "A private key is stored" }),
  hostKey: z.string().nullable().meta({ description: "The key of the SFTP server that is trusted; null: none was seen yet" }),
  readsVendors: z.boolean().meta({ description: "Vendors are read from there" }),
  writesStandings: z.boolean().meta({ description: "Holds and expirations are written there" }),
  schedule: z.enum(schedules).meta({ description: "When it runs by itself" }),
  isTried: z.boolean().meta({ description: "There was a dry run with these settings" }),
  questions: z.number().meta({ description: "Vendors there for which a person has to say who they are here", examples: [0] }),
  lastRun: runDto.omit({ lines: true }).nullable().meta({ description: "The last run; null: there was none" }),
  nextRunAt: z.string().nullable().meta({ description: "When it runs next; null: not by itself" }),
  version: z.string().meta({ description: "Send it with a change, so that no other change is lost" }),
});
export type ConnectionDto = z.output<typeof connectionDto>;
export const connectionsDto = z.object({ connections: z.array(connectionDto).meta({ description: "One for each system" }) });
export type ConnectionsDto = z.output<typeof connectionsDto>;

export const signInDto = z.object({ address: z.string().meta({ description: "Where the browser goes to sign in" }) });
export const signInEnd = z.object({
  state: line(1000).meta({ description: "What the address of the sign-in had as `state`" }),
  code: line(2000).meta({ description: "What the system gives for tokens" }),
  realmId: line(100).optional().meta({ description: "QuickBooks' id of the company that was chosen" }),
});
export const checkedDto = z.object({
  name: z.string().meta({ description: "Who is signed in there", examples: ["Northgate Builders"] }),
  hostKey: z.string().nullable().meta({ description: "The key of the SFTP server, which is trusted from now on" }),
});
export type CheckedDto = z.output<typeof checkedDto>;

export const questionDto = z.object({
  id: z.string(),
  externalId: z.string().meta({ description: "Its id there", examples: ["V-1047"] }),
  name: z.string().meta({ description: "Its name there", examples: ["Fable Masonry"] }),
  email: z.string(),
  candidates: z
    .array(z.object({ id: z.string(), name: z.string(), email: z.string() }))
    .meta({ description: "Vendors here that it may be" }),
});
export const questionsQuery = pageQuery(50);
export const questionsDto = z.object({
  questions: z.array(questionDto).meta({ description: "The oldest first" }),
  pagination: paginationDto,
});
export type QuestionsDto = z.output<typeof questionsDto>;

export const questionAnswer = z.object({
  answer: z.enum(["link", "add", "ignore"]).meta({ description: "It is a vendor here, it is another one, or it is not wanted" }),
  vendorId: z.uuid().optional().meta({ description: "Which vendor it is. Send it with `link`" }),
});

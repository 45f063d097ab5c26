import { z } from "zod";
import { say } from "@/messages/say";

const portProblem = () => say("platform.portMustBeBetween");
const line = z
  .string()
  .trim()
  .max(253, { error: () => say("platform.tooLong") });

/** Where emails come in: the address, and the mailbox that is read. The password is apart, since it is stored encrypted. */
export const inboundSettings = z.object({
  /** "": nothing comes in. */
  address: z.union([z.literal(""), z.email({ error: () => say("platform.pleaseEnterAValidEmail") })]),
  imapHost: line,
  imapPort: z.coerce
    .number({ error: portProblem })
    .int({ error: portProblem })
    .min(1, { error: portProblem })
    .max(65_535, { error: portProblem }),
  imapEncryption: z.enum(["ssl", "tls", "none"], { error: () => say("platform.pleaseChooseAnEncryption") }),
  imapUser: line,
  imapFolder: line,
  /** `password` or `oauth`, which uses the account of the outgoing mail server. */
  imapSignIn: z.enum(["password", "oauth"]),
  /**
   * Mail servers whose statements about senders are trusted: by the name in their Authentication-Results, or as the last of an ARC chain.
   */
  trustedServers: z
    .string()
    .trim()
    .max(1000, { error: () => say("platform.tooLong") })
    .regex(/^[\w.\s,-]*$/, { error: () => say("platform.enterServerNames") }),
});

export const storedInboundSettings = inboundSettings.extend({ sealedImapPassword: z.string() });

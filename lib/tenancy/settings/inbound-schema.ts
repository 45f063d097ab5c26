import { z } from "zod";
import { codedIssue } from "@/lib/infra/sentences-rules";

const portProblem = codedIssue("platform.portInvalid");
const line = z.string().trim().max(253, codedIssue("platform.tooLong"));

/** Where emails come in: the address, and the mailbox that is read. The password is apart, since it is stored encrypted. */
export const inboundSettings = z.object({
  /** "": nothing comes in. */
  address: z.union([z.literal(""), z.email(codedIssue("platform.emailInvalid"))]),
  imapHost: line,
  imapPort: z.coerce
    .number({ error: portProblem })
    .int({ error: portProblem })
    .min(1, { error: portProblem })
    .max(65_535, { error: portProblem }),
  imapEncryption: z.enum(["ssl", "tls", "none"], codedIssue("platform.encryptionInvalid")),
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
    .max(1000, codedIssue("platform.tooLong"))
    .regex(/^[\w.\s,-]*$/, codedIssue("platform.enterServerNames")),
});

export const storedInboundSettings = inboundSettings.extend({ sealedImapPassword: z.string() });

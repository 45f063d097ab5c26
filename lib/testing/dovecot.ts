import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { ImapFlow } from "imapflow";
import { ensureDovecot } from "@/scripts/dovecot";
import { freePort } from "@/scripts/ports";

export const imapPassword = "secret-of-tests";

export type MailServer = {
  port: number;
  /** Puts a message into a user's folder, as another server would. */
  put(user: string, raw: Buffer, folder?: string): Promise<void>;
  /** Runs `work` as a mail program of the user. */
  as<T>(user: string, work: (client: ImapFlow) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** Run by root, a server has users of its own; run by someone else, all of it is theirs. */
const isRoot = process.getuid?.() === 0;
const own = os.userInfo().username;
const [mailUser, loginUser] = isRoot ? ["nobody", "games"] : [own, own];

/** Also by XOAUTH2, where a server checks tokens: it gets the token at the end of this address, and returns the `email`. */
const byToken = (folder: string) => `passdb {
  driver = oauth2
  mechanisms = xoauth2
  args = ${folder}/oauth2.conf
}
`;

function configuration(folder: string, port: number, isByToken: boolean): string {
  const group = spawnSync("id", ["-gn", mailUser], { encoding: "utf8" }).stdout.trim();
  return `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${mailUser}
default_internal_group = ${group}
default_login_user = ${loginUser}
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
auth_mechanisms = plain login${isByToken ? " xoauth2" : ""}
${isByToken ? byToken(folder) : ""}passdb {
  driver = static
  args = password=${imapPassword}
}
userdb {
  driver = static
  args = uid=${mailUser} gid=${group} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

/**
 * A real IMAP server on loopback. Every user signs in with the same password and has an empty mailbox; with `tokenInfoUrl`, also by an
 * access token that this address knows.
 */
export async function startMailServer({ tokenInfoUrl }: { tokenInfoUrl?: string } = {}): Promise<MailServer> {
  const binary = await ensureDovecot();
  if (!binary) throw new Error("There is no dovecot. Install it: apt-get install dovecot-imapd");
  const folder = await mkdtemp(path.join(os.tmpdir(), "coverkeep-dovecot-"));
  const port = await freePort();
  await chmod(folder, 0o755);
  await mkdir(`${folder}/run`);
  await mkdir(`${folder}/mail`);
  if (isRoot) spawnSync("chown", ["-R", mailUser, `${folder}/mail`]);
  await writeFile(`${folder}/dovecot.conf`, configuration(folder, port, tokenInfoUrl !== undefined));
  await writeFile(`${folder}/oauth2.conf`, `tokeninfo_url = ${tokenInfoUrl}\nusername_attribute = email\nusername_format = %u\n`);
  const server = spawn(binary, ["-F", "-c", `${folder}/dovecot.conf`], { stdio: "ignore" });
  await whenListening(server, port, folder);
  const as: MailServer["as"] = async (user, work) => {
    const client = new ImapFlow({
      host: "127.0.0.1",
      port,
      secure: false,
      doSTARTTLS: false,
      auth: { user, pass: imapPassword },
      logger: false,
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout().catch(() => client.close());
    }
  };
  return {
    port,
    as,
    put: (user, raw, into = "INBOX") =>
      as(user, async (client) => {
        if (into !== "INBOX") await client.mailboxCreate(into);
        await client.append(into, raw);
      }),
    close: async () => {
      server.kill("SIGTERM");
      await new Promise((resolve) => (server.exitCode === null && !server.signalCode ? server.once("exit", resolve) : resolve(null)));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function whenListening(server: ChildProcess, port: number, folder: string): Promise<void> {
  for (let round = 0; round < 100 && server.exitCode === null; round += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => socket.end(() => resolve(true)));
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`dovecot did not start; its log is ${folder}/log`);
}

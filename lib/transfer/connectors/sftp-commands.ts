import { createHash } from "node:crypto";
import { connect, type Socket } from "node:net";
import { Client, type SFTPWrapper } from "ssh2";
import { coded } from "@/lib/infra/sentences-rules";
import { isCallableHost, PrivateAddressError, publicLookup } from "@/lib/integrations/webhooks/sending-commands";
import { ConnectorError } from "@/lib/transfer/connectors/adapters-schema";
import type { Exchange } from "@/lib/transfer/connectors/folders-commands";
import type { ConnectionSettings } from "@/lib/transfer/connectors/schema";
import type { Secrets } from "@/lib/transfer/connectors/secrets-rules";

const patienceMillis = 20_000;

/** An SFTP server as far as it is used: its key is compared before a password is sent. */
export type Server = Pick<ConnectionSettings, "host" | "port" | "username" | "folder"> & Pick<Secrets, "password" | "privateKey">;

/** The fingerprint of a host key, as OpenSSH shows it. */
export const fingerprintOfKey = (key: Buffer) => `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/**
 * Opens an SFTP server whose key is the trusted one; without a trusted key, the one that it shows is told to `onKey` and counts from now on.
 * Throws `ConnectorError`.
 */
export async function sftpExchange(server: Server, trusted: string | null, onKey: (key: string) => void): Promise<Exchange> {
  const { host, port, username, password, privateKey, folder } = server;
  if (!isCallableHost(host)) throw new ConnectorError("settings", coded("server.connections.hostIsPrivate"), { field: "host" });
  const socket = await openSocket(host, port);
  const client = new Client();
  let shown = "";
  const ready = new Promise<void>((done, fail) => {
    client.on("ready", () => done());
    client.on("error", (error: Error & { level?: string }) => fail(faultOf(error, { host, shown, trusted })));
    client.on("close", () => fail(new ConnectorError("temporary", coded("server.connections.serverEnds", { host }))));
  });
  const hostVerifier = (key: Buffer) => {
    shown = fingerprintOfKey(key);
    return trusted === null || trusted === shown;
  };
  try {
    client.connect({
      ...{ sock: socket, username, readyTimeout: patienceMillis, keepaliveInterval: 10_000, hostVerifier },
      ...(privateKey ? { privateKey, ...(password && { passphrase: password }) } : { password: password ?? "" }),
    });
  } catch (cause) {
    socket.destroy();
    throw new ConnectorError("settings", coded("server.connections.keyCannotBeRead"), { field: "privateKey", cause });
  }
  try {
    await ready;
    onKey(shown);
    const sftp = await new Promise<SFTPWrapper>((done, fail) => client.sftp((error, found) => (error ? fail(error) : done(found))));
    return exchangeOf(client, sftp, host, folder);
  } catch (error) {
    client.destroy();
    throw error instanceof ConnectorError
      ? error
      : new ConnectorError("temporary", coded("server.connections.serverEnds", { host }), { cause: error });
  }
}

function openSocket(host: string, port: number): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port, lookup: publicLookup, timeout: patienceMillis });
    socket.once("connect", () => {
      socket.setTimeout(0);
      done(socket);
    });
    const refuse = (cause?: Error) => {
      socket.destroy();
      const isPrivate = cause instanceof PrivateAddressError;
      fail(
        isPrivate
          ? new ConnectorError("settings", coded("server.connections.hostIsPrivate"), { field: "host", cause })
          : new ConnectorError("temporary", coded("server.connections.cannotBeReached", { system: `${host}:${port}` }), {
              field: "host",
              cause,
            }),
      );
    };
    socket.once("error", refuse);
    socket.once("timeout", () => refuse());
  });
}

function faultOf(cause: Error & { level?: string }, { host, shown, trusted }: { host: string; shown: string; trusted: string | null }) {
  if (trusted !== null && shown !== "" && shown !== trusted) {
    return new ConnectorError("settings", coded("server.connections.hostKeyChanged", { host, shown, trusted }), { field: "host", cause });
  }
  if (cause.level === "client-authentication") {
    return new ConnectorError("settings", coded("server.connections.serverRefusesSignIn", { host }), { field: "username", cause });
  }
  return new ConnectorError("temporary", coded("server.connections.serverEnds", { host }), { cause });
}

const noSuchFile = 2;

function exchangeOf(client: Client, sftp: SFTPWrapper, host: string, folder: string): Exchange {
  const at = (file: string) => (folder ? `${folder.replace(/\/+$/, "")}/${file}` : file);
  const answered = <T>(ask: (done: (error: Error | null | undefined, value?: T) => void) => void) =>
    new Promise<T>((done, fail) => {
      const clock = setTimeout(
        () => fail(new ConnectorError("temporary", coded("server.connections.serverEnds", { host }))),
        patienceMillis * 3,
      );
      ask((error, value) => {
        clearTimeout(clock);
        if (error) fail(error);
        else done(value as T);
      });
    });
  const told = (error: unknown, file: string) =>
    error instanceof ConnectorError
      ? error
      : new ConnectorError("temporary", coded("server.connections.serverRefusesFile", { host, file: at(file) }), { cause: error });
  return {
    name: folder ? `${host}:${folder}` : host,
    look: async (file) => {
      try {
        const found = await answered<{ size: number; mtime: number }>((done) => sftp.stat(at(file), done));
        return { size: found.size, changed: found.mtime };
      } catch (error) {
        if ((error as { code?: number }).code === noSuchFile) return null;
        throw told(error, file);
      }
    },
    read: (file) =>
      answered<Buffer>((done) => sftp.readFile(at(file), done)).catch((error) => {
        throw told(error, file);
      }),
    write: async (file, bytes) => {
      const part = `${at(file)}.part`;
      try {
        await answered<void>((done) => sftp.writeFile(part, bytes, done));
        // A plain rename does not replace a file; not every server has the one that does.
        await answered<void>((done) => sftp.ext_openssh_rename(part, at(file), done)).catch(async () => {
          await answered<void>((done) => sftp.unlink(at(file), done)).catch(() => undefined);
          await answered<void>((done) => sftp.rename(part, at(file), done));
        });
      } catch (error) {
        throw told(error, file);
      }
    },
    close: async () => {
      client.end();
    },
  };
}

import { generateKeyPairSync } from "node:crypto";
import type { AddressInfo } from "node:net";
import ssh2 from "ssh2";

const { STATUS_CODE, OPEN_MODE } = ssh2.utils.sftp;

/** An SFTP server on loopback with one user and one folder, in memory. */
export type FakeSftp = {
  port: number;
  files: Map<string, Buffer>;
  /** How a file's size is told: a program may be writing to it. */
  sizeOf: (name: string, bytes: Buffer) => number;
  stop: () => Promise<void>;
};

export const sftpUser = { username: "coverkeep", password: "invented-password" };

/** A host key. Another server has another one. */
export const newHostKey = (): string =>
  generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({ type: "pkcs1", format: "pem" }).toString();

export async function startFakeSftp(hostKey: string, port = 0): Promise<FakeSftp> {
  const files = new Map<string, Buffer>();
  const clients = new Set<ssh2.Connection>();
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    client.on("authentication", (context) => {
      const isUser = context.username === sftpUser.username && context.method === "password" && context.password === sftpUser.password;
      if (isUser) context.accept();
      else context.reject(["password"]);
    });
    client.on("error", () => undefined);
    client.on("close", () => clients.delete(client));
    client.on("ready", () => client.on("session", (accept) => accept().on("sftp", (open) => serve(fake, open()))));
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const fake: FakeSftp = {
    port: (server.address() as AddressInfo).port,
    ...{ files, sizeOf: (_: string, bytes: Buffer) => bytes.length },
    stop: () =>
      new Promise((done) => {
        for (const client of clients) client.end();
        server.close(() => done());
      }),
  };
  return fake;
}

function serve(fake: FakeSftp, sftp: ssh2.SFTPWrapper): void {
  const open = new Map<number, string>();
  let count = 0;
  const nameOf = (handle: Buffer) => open.get(handle.readUInt32BE(0)) ?? "";
  const attributes = (name: string) => {
    const bytes = fake.files.get(name);
    return bytes && { mode: 0o100644, uid: 0, gid: 0, size: fake.sizeOf(name, bytes), atime: 1, mtime: 1 };
  };
  const tell = (id: number, name: string) => {
    const found = attributes(name);
    if (found) sftp.attrs(id, found);
    else sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
  };
  sftp.on("OPEN", (id, name, flags) => {
    if (flags & OPEN_MODE.WRITE) fake.files.set(name, Buffer.alloc(0));
    if (!fake.files.has(name)) return sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(count, 0);
    open.set(count, name);
    count += 1;
    sftp.handle(id, handle);
  });
  sftp.on("READ", (id, handle, offset, length) => {
    const bytes = fake.files.get(nameOf(handle)) ?? Buffer.alloc(0);
    if (offset >= bytes.length) return sftp.status(id, STATUS_CODE.EOF);
    sftp.data(id, bytes.subarray(offset, offset + length));
  });
  sftp.on("WRITE", (id, handle, offset, data) => {
    const name = nameOf(handle);
    const before = fake.files.get(name) ?? Buffer.alloc(0);
    fake.files.set(name, Buffer.concat([before.subarray(0, offset), data, before.subarray(offset + data.length)]));
    sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on("CLOSE", (id, handle) => {
    open.delete(handle.readUInt32BE(0));
    sftp.status(id, STATUS_CODE.OK);
  });
  sftp.on("STAT", (id, name) => tell(id, name));
  sftp.on("LSTAT", (id, name) => tell(id, name));
  sftp.on("FSTAT", (id, handle) => tell(id, nameOf(handle)));
  sftp.on("REMOVE", (id, name) => sftp.status(id, fake.files.delete(name) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE));
  sftp.on("RENAME", (id, from, to) => {
    const bytes = fake.files.get(from);
    // As the protocol has it: a file that is there is not replaced.
    if (!bytes || fake.files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE);
    fake.files.set(to, bytes);
    fake.files.delete(from);
    sftp.status(id, STATUS_CODE.OK);
  });
}

import net from "node:net";

/** A port of this machine together with the variable that changes it. */
export type WantedPort = { purpose: string; variable: string; port: number };

/** A port on loopback that nothing listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port is free"))));
    });
  });
}

/** The port that a variable names, else the usual one. */
export function portFrom(variable: string, usual: number): number {
  const given = process.env[variable];
  const port = given ? Number(given) : usual;
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`${variable} must be a port number between 1 and 65535.`);
  return port;
}

/** Throws one sentence when a port is taken, or wanted twice, before anything is started. */
export async function refuseTakenPorts(wanted: WantedPort[]): Promise<void> {
  for (const { purpose, variable, port } of wanted) {
    const twin = wanted.find((other) => other.variable !== variable && other.port === port);
    if (twin) throw new Error(`${variable} and ${twin.variable} both say port ${port}. Give one of them another port.`);
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port} for the ${purpose} is taken by another program. Stop it, or choose another port with ${variable}=<port>.`,
      );
    }
  }
}

/** A program may hold the port on one address only, so all usual ones are tried. */
async function isFree(port: number): Promise<boolean> {
  for (const host of ["127.0.0.1", "::1", "0.0.0.0", "::"]) if (!(await canListen(port, host))) return false;
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE" && error.code !== "EACCES"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

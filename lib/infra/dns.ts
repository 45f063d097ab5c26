import { Resolver } from "node:dns/promises";

/** A name server that does not answer holds nothing up for long. */
const resolver = new Resolver({ timeout: 3000, tries: 2 });

/** The DNS records of a name. Throws as `node:dns` does, with its codes. */
export const findRecords = (name: string, kind: string): Promise<string[][] | string[]> =>
  resolver.resolve(name, kind) as Promise<string[][] | string[]>;

import { PrismaPg } from "@prisma/adapter-pg";

/**
 * Prisma's adapter cuts a migration at each semicolon, also inside a function's body. Postgres takes a script whole, so it
 * gets it whole. To be called once, before migrations run.
 */
export function sendScriptsWhole(): void {
  const connect = PrismaPg.prototype.connect;
  PrismaPg.prototype.connect = async function (this: PrismaPg) {
    const adapter = await connect.call(this);
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    return adapter;
  };
}

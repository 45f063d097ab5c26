import type { PlainKey } from "@/messages/say";

export const connectorNames = ["procore", "quickbooks", "sage300", "vista", "foundation"] as const;
export type ConnectorName = (typeof connectorNames)[number];

/** Products' own names, the same in every language. They are the `externalSource` of the vendors that come from there. */
export const connectorTitles: Readonly<Record<ConnectorName, string>> = {
  procore: "Procore",
  quickbooks: "QuickBooks Online",
  sage300: "Sage 300",
  vista: "Vista",
  foundation: "Foundation",
};

/** What is read from a system, and what leaves this house for it. */
export const describedConnectors: Readonly<Record<ConnectorName, { reads: PlainKey; writes: PlainKey }>> = {
  procore: { reads: "server.connections.readsProcore", writes: "server.connections.writesProcore" },
  quickbooks: { reads: "server.connections.readsQuickbooks", writes: "server.connections.writesQuickbooks" },
  sage300: { reads: "server.connections.readsFile", writes: "server.connections.writesFile" },
  vista: { reads: "server.connections.readsFile", writes: "server.connections.writesFile" },
  foundation: { reads: "server.connections.readsFile", writes: "server.connections.writesFile" },
};

export type FileConnector = Exclude<ConnectorName, "procore" | "quickbooks">;
export type SignedConnector = Exclude<ConnectorName, FileConnector>;

/** Whether it goes by CSV files in a folder or on an SFTP server. The others go by their API, which a person signs in to. */
export const isByFiles = (connector: ConnectorName): connector is FileConnector => connector !== "procore" && connector !== "quickbooks";

export const schedules = ["hourly", "daily", "by_hand"] as const;

export const places = ["folder", "sftp"] as const;

export const offReasons = ["by_hand", "failures", "signed_out"] as const;

export const runStates = ["waiting", "running", "done", "failed"] as const;

/** What a run counts: vendors that were read, and what became of them; then standings. */
export const countNames = ["read", "created", "linked", "updated", "unchanged", "asked", "refused", "written", "failed"] as const;
export type Counts = Record<(typeof countNames)[number], number>;
export const noCounts: Counts = { read: 0, created: 0, linked: 0, updated: 0, unchanged: 0, asked: 0, refused: 0, written: 0, failed: 0 };

/** What a line of a run tells. */
export const lineActs = ["create", "link", "update", "ask", "refuse", "write", "fail"] as const;

/** A run keeps its first lines; its counts are whole. */
export const mostLines = 500;

/** Runs that fail one after the other before the connection is paused. */
export const failuresBeforePause = 5;

/** Seconds before a run that failed is tried again. */
export const retryWaits = [60, 300, 1800, 7200] as const;

/** For so many days a run stays in the log. */
export const keptRunDays = 90;

export const readFileName = "vendors.csv";
export const writeFileName = "coverkeep-holds.csv";

import type { Connection } from "@/generated/prisma/client";
import { inCompany } from "@/lib/infra/db";
import type { CompanyScope } from "@/lib/tenancy/scope";
import type { Connector } from "@/lib/transfer/connectors/adapters-schema";
import { filesConnector } from "@/lib/transfer/connectors/files-commands";
import { folderExchange } from "@/lib/transfer/connectors/folders-commands";
import { procoreConnector } from "@/lib/transfer/connectors/procore-commands";
import { quickbooksConnector } from "@/lib/transfer/connectors/quickbooks-commands";
import { connectionSettings } from "@/lib/transfer/connectors/schema";
import { openSecrets } from "@/lib/transfer/connectors/secrets-rules";
import { sftpExchange } from "@/lib/transfer/connectors/sftp-commands";
import { type ConnectorName, isByFiles } from "@/lib/transfer/connectors/values";

/** The system of a connection, which nobody has called yet. */
export function openConnector(scope: CompanyScope, row: Connection): Connector {
  const connector = row.connector as ConnectorName;
  const settings = connectionSettings.parse(row.settings);
  if (connector === "procore") return procoreConnector(scope, row.id, settings.account);
  if (!isByFiles(connector)) return quickbooksConnector(scope, row.id, settings.account);
  return filesConnector(connector, settings, row.readCursor, async () => {
    if (settings.place === "folder") return folderExchange(scope, connector);
    const { password, privateKey } = openSecrets(row.secrets);
    let shown = row.hostKey;
    const server = { ...settings, ...(password && { password }), ...(privateKey && { privateKey }) };
    const exchange = await sftpExchange(server, row.hostKey, (key) => {
      shown = key;
    });
    // The first key that is seen counts from now on.
    if (shown !== row.hostKey) {
      await inCompany(scope, (tx) => tx.connection.updateMany({ where: { id: row.id, hostKey: null }, data: { hostKey: shown } }));
    }
    return exchange;
  });
}

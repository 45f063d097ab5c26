import connections from "@/messages/es/connections.json" with { type: "json" };
import settings from "@/messages/es/settings.json" with { type: "json" };
import signOn from "@/messages/es/signOn.json" with { type: "json" };

/** What the settings alone may show. */
export const settingsPage = { connections, settings, signOn };

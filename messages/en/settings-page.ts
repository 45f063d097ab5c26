import connections from "@/messages/en/connections.json" with { type: "json" };
import settings from "@/messages/en/settings.json" with { type: "json" };
import signOn from "@/messages/en/signOn.json" with { type: "json" };

/** What the settings alone may show. */
export const settingsPage = { connections, settings, signOn };

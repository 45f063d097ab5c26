import connections from "@/messages/fr/connections.json" with { type: "json" };
import settings from "@/messages/fr/settings.json" with { type: "json" };
import signOn from "@/messages/fr/signOn.json" with { type: "json" };

/** What the settings alone may show. */
export const settingsPage = { connections, settings, signOn };

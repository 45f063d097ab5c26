import { type EventType, eventTypes } from "@/lib/integrations/webhooks/values";

/** Whether webhooks get an action of the activity log under the same name. */
export const isEventType = (action: string): action is EventType => (eventTypes as readonly string[]).includes(action);

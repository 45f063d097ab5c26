import { type ToldType, toldTypes } from "@/lib/integrations/changes/values";

/** Whether programs are told of an action of the activity log under the same name. */
export const isToldType = (action: string): action is ToldType => (toldTypes as readonly string[]).includes(action);

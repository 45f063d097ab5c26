/** Days before expiration on which a vendor can be reminded; specification section 9. All are on until a company turns some off: what a new
 * company begins with is in prisma/schema.prisma (`reminderSteps`). */
export const reminderSteps = [90, 60, 30, 14, 7, 3, 1] as const;

/** In the ledger, the value in the place of a policy for a vendor without documents. */
export const noDocumentsKey = "no-documents";

/** What a company can choose for the emails to vendors with expired coverage, or none. */
export const chaseDayChoices = [3, 7, 14] as const;
export const chaseTimesChoices = [1, 2, 3, 4, 6, 8] as const;
/** 0: not after those. */
export const chaseLaterChoices = [0, 14, 30, 60, 90] as const;

/** Hours of the day at which reminders can begin to go out. */
export const [earliestHour, latestHour] = [5, 18] as const;
export const mostAMonth = 31;

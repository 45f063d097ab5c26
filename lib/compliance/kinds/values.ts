/** When a paper of a kind expires: never, on a date that it states, or so many months after it was issued. */
export const kindExpirations = ["never", "date", "months"] as const;

/** Where the kind of a paper comes from: its slot, its title, or a person. */
export const kindSources = ["slot", "title", "person"] as const;

/** With more kinds in use, no one would find a slot. */
export const mostKinds = 50;
export const longestKindName = 80;
export const longestTold = 600;
export const mostTitleWords = 20;
export const mostReminderDays = 10;
export const mostMonths = 120;

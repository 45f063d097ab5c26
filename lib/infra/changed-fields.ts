/** The fields that were sent: a patch leaves the rest as it is. */
export function sentFields<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** The sent fields whose values differ from the row's. Dates and lists are compared as they are sent. */
export function changedFields<T extends object>(row: { [K in keyof T]?: unknown }, patch: T): ReturnType<typeof sentFields<T>> {
  const changed = Object.entries(sentFields(patch)).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof T]));
  return Object.fromEntries(changed) as ReturnType<typeof sentFields<T>>;
}

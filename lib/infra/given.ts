/** The keys that were given: a patch leaves the others as they are. */
export function given<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/** The given keys whose values are others than the row's. Dates and lists are compared as they are sent. */
export function different<T extends object>(row: { [K in keyof T]?: unknown }, patch: T): ReturnType<typeof given<T>> {
  const changed = Object.entries(given(patch)).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(row[key as keyof T]));
  return Object.fromEntries(changed) as ReturnType<typeof given<T>>;
}

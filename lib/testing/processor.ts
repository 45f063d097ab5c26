/** The processor time that a piece of work takes, in milliseconds. A busy machine does not change it, as it would the clock's. */
export function processorMillisOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

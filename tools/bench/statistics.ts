/** The quantile by nearest rank: the 0.5 quantile is the median. NaN for an empty list. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Resident memory of a process in MB, now and at its peak, from the text of /proc/<pid>/status. */
export function parseMemory(status: string): { rss: number; peak: number } {
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024);
  return { rss: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

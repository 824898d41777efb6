const KB = 1024;
const MB = KB * KB;

/** Formats bytes: `820 B`, `64 KB`, `2.4 MB`. A KB is 1024 bytes, as in the contract's limits. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  return `${Math.round((bytes / MB) * 10) / 10} MB`;
}

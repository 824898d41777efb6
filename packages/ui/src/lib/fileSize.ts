const KB = 1024;
const MB = KB * KB;

/** Bytes as a person reads them: `820 B`, `64 KB`, `2.4 MB`; a KB is 1024 bytes, as in the limits of the contract. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  return `${Math.round((bytes / MB) * 10) / 10} MB`;
}

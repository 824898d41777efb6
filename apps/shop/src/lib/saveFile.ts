/** YYYY-MM-DD. */
const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** Starts a download of a file in the browser, whose name ends with the day: `orders-2026-11-28.csv`. */
export function saveFile(content: Blob, name: string, extension: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${lagosDay.format(new Date())}.${extension}`;
  link.click();
  // Deferred, because the browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Starts a download of a file in the browser. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Deferred, because the browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(url));
}

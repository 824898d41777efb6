import { useEffect, useState } from 'react';

/** Addresses under which chosen files can be shown before they are on the server; let go when a file is, or the page. */
export function usePreviews(files: readonly Blob[]): (file: Blob) => string | undefined {
  const [previews] = useState(() => new Map<Blob, string>());
  for (const file of files) {
    if (!previews.has(file)) previews.set(file, URL.createObjectURL(file));
  }
  useEffect(() => {
    for (const [file, url] of previews) {
      if (files.includes(file)) continue;
      URL.revokeObjectURL(url);
      previews.delete(file);
    }
  });
  useEffect(
    () => () => {
      for (const url of previews.values()) URL.revokeObjectURL(url);
      previews.clear();
    },
    [previews],
  );
  return (file) => previews.get(file);
}

import { useLayoutEffect, useState } from 'react';

/** The file that was chosen for a picture; undefined if the picture comes from the server or a draft. */
export const fileOf = (item: object): File | undefined =>
  'file' in item ? (item.file as File | undefined) : undefined;

/**
 * Object URLs that show chosen files before they are uploaded. A URL is revoked when its file is removed from `files`,
 * or when the page is left.
 * @returns the URL of a file; undefined if it has none yet
 */
export function usePreviews(files: readonly Blob[]): (file: Blob) => string | undefined {
  const [created] = useState(() => new Map<Blob, string>());
  const [previews, setPreviews] = useState<ReadonlyMap<Blob, string>>(created);
  // Layout effects, so that a picture never appears without its preview.
  useLayoutEffect(() => {
    const added = files.filter((file) => !created.has(file));
    const removed = [...created.keys()].filter((file) => !files.includes(file));
    if (added.length + removed.length === 0) return;
    for (const file of added) created.set(file, URL.createObjectURL(file));
    for (const file of removed) revoke(created, file);
    setPreviews(new Map(created));
  });
  useLayoutEffect(
    () => () => {
      for (const file of created.keys()) revoke(created, file);
    },
    [created],
  );
  return (file) => previews.get(file);
}

function revoke(created: Map<Blob, string>, file: Blob): void {
  URL.revokeObjectURL(created.get(file) ?? '');
  created.delete(file);
}

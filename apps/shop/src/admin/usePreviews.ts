import { useLayoutEffect, useState } from 'react';

/** The chosen file of a picture, as the picker handed it over; none of one that came from the server or from a draft. */
export const fileOf = (item: object): File | undefined =>
  'file' in item ? (item.file as File | undefined) : undefined;

/**
 * Addresses under which chosen files can be shown before they are on the server. An address is revoked when its file is
 * no longer among `files`, or when the page is left.
 * @returns the address of a file; undefined for a file that has none yet
 */
export function usePreviews(files: readonly Blob[]): (file: Blob) => string | undefined {
  const [created] = useState(() => new Map<Blob, string>());
  const [previews, setPreviews] = useState<ReadonlyMap<Blob, string>>(created);
  // Layout effects, because a picture must not appear without its preview first.
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

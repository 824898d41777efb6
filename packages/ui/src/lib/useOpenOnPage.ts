import { useState } from 'react';

/**
 * Whether a menu or drawer of the frame is open. Navigation closes it.
 * @param currentPath the path of the current page
 */
export function useOpenOnPage(currentPath: string): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    setPath(currentPath);
    setOpen(false);
  }
  return [open, setOpen];
}

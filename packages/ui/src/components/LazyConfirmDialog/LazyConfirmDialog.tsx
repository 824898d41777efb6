import { lazy, Suspense, useState } from 'react';
import type { ConfirmDialogProps } from '../Dialog/index.ts';

const load = () => import('../Dialog/index.ts');
const Loaded = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** Fetches the dialog's code before it is needed: on the way of the pointer to the button, say. */
export function preloadConfirmDialog() {
  // A failure shows when the dialog is opened.
  load().catch(() => {});
}

/** A ConfirmDialog whose code loads when it is first opened. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  ) : null;
}

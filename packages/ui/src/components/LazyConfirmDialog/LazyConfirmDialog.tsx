import type { ConfirmDialogProps } from '../Dialog/index.ts';
import { lazyDialog } from '../LazyPart/index.ts';

const load = () => import('../Dialog/index.ts');

/** Fetches the dialog's code before it is needed: on the way of the pointer to the button, say. */
export function preloadConfirmDialog() {
  // A failure shows when the dialog is opened.
  load().catch(() => {});
}

const Dialog = lazyDialog(async () => (await load()).ConfirmDialog);

/** A ConfirmDialog whose code loads when it is first opened. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return <Dialog {...props} />;
}

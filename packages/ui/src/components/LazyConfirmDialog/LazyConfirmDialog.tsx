import type { ConfirmDialogProps } from '../Dialog/index.ts';
import { lazyDialog } from '../LazyPart/index.ts';

const load = () => import('../Dialog/index.ts');

/** Loads the dialog's code early, for example when its button is hovered. */
export function preloadConfirmDialog() {
  // Opening the dialog shows the failure.
  load().catch(() => {});
}

const Dialog = lazyDialog(async () => (await load()).ConfirmDialog);

/** A ConfirmDialog whose code loads when it first opens. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return <Dialog {...props} />;
}

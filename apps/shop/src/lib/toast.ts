import type { ToastOptions } from '@abs/ui/components/Toaster';

export type ToastRequest =
  | { kind: 'toast' | 'toastError'; message: string; options: ToastOptions | undefined }
  | { kind: 'dismissToast'; id: string };

/** The options for toasts about a form: the next result replaces the message about the last one. */
export const ofForm = { id: 'form' };

/** Toasts requested before ToastRegion has mounted. */
const early: ToastRequest[] = [];
let show: ((request: ToastRequest) => void) | null = null;

const send = (request: ToastRequest) => (show ? show(request) : early.push(request));

/** Sends all toasts to ToastRegion from now on. @returns a function that stops this */
export function showToastsWith(region: (request: ToastRequest) => void): () => void {
  show = region;
  early.splice(0).forEach(region);
  return () => {
    if (show === region) show = null;
  };
}

/** Shows a message for a moment. */
export function toast(message: string, options?: ToastOptions): void {
  send({ kind: 'toast', message, options });
}

/** Shows an error message, longer than other toasts. */
export function toastError(message: string, options?: ToastOptions): void {
  send({ kind: 'toastError', message, options });
}

/** Removes the message about a form that has succeeded since, for pages that show the result themselves. */
export function dismissFormToast(): void {
  send({ kind: 'dismissToast', ...ofForm });
}

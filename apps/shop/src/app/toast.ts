import type { ToastOptions } from '@abs/ui/components/Toaster';

export type ToastRequest = { kind: 'toast' | 'toastError'; message: string; options: ToastOptions | undefined };

/** Toasts from before there was a place to show them. */
const early: ToastRequest[] = [];
let show: ((request: ToastRequest) => void) | null = null;

const send = (request: ToastRequest) => (show ? show(request) : early.push(request));

/** For ToastRegion: it shows toasts from now on. @returns a function that ends that */
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

/** Shows what went wrong, longer than other toasts. */
export function toastError(message: string, options?: ToastOptions): void {
  send({ kind: 'toastError', message, options });
}

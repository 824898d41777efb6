import type { ToastOptions } from '@abs/ui/components/Toaster';

type ToasterModule = typeof import('@abs/ui/components/Toaster');

/**
 * Toasts bring a library that the first page does not need: it loads with the first toast. A toast is only shown once
 * the place where toasts appear is on the page, since one sent earlier would be lost.
 */
let request: () => void = () => {};
const requested = new Promise<void>((resolve) => {
  request = resolve;
});
let confirmMounted: (toaster: ToasterModule) => void = () => {};
const mounted = new Promise<ToasterModule>((resolve) => {
  confirmMounted = resolve;
});

/** For ToastRegion: when the first toast is asked for, and how to say that there is a place for it. */
export const toastRegion = {
  requested,
  load: () => import('@abs/ui/components/Toaster'),
  confirmMounted: (toaster: ToasterModule) => confirmMounted(toaster),
};

/** Shows a message for a moment. */
export async function toast(message: string, options?: ToastOptions): Promise<void> {
  request();
  (await mounted).toast(message, options);
}

/** Shows what went wrong, longer than other toasts. */
export async function toastError(message: string, options?: ToastOptions): Promise<void> {
  request();
  (await mounted).toastError(message, options);
}

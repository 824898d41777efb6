export type { ToastOptions } from './Toaster.tsx';
export { dismissToast, dismissToasts, Toaster, toast, toastError } from './Toaster.tsx';

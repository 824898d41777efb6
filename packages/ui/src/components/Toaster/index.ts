export type { ToastOptions } from './Toaster.tsx';
export { dismissToasts, Toaster, toast, toastError } from './Toaster.tsx';

export type { ToastOptions } from './Toaster.tsx';
export { Toaster, toast, toastError } from './Toaster.tsx';

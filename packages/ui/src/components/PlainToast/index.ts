export type { PlainToastProps } from './PlainToast.tsx';
export { PlainToast } from './PlainToast.tsx';

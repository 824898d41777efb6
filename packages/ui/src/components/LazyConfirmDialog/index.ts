export { LazyConfirmDialog, preloadConfirmDialog } from './LazyConfirmDialog.tsx';

export type { SizeGuideDialogProps } from './SizeGuideDialog.tsx';
export { SizeGuideDialog } from './SizeGuideDialog.tsx';

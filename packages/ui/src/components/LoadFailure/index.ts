export type { LoadFailureDialogProps } from './LoadFailure.tsx';
export { LoadFailure, LoadFailureDialog } from './LoadFailure.tsx';
export type { LoadFailureProps, LoadProblem } from './recovery.tsx';

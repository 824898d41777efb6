export type { LoadFailureDialogProps, LoadFailureProps, LoadProblem } from './LoadFailure.tsx';
export { LoadFailure, LoadFailureDialog } from './LoadFailure.tsx';

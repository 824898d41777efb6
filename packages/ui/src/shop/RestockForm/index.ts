export type { RestockFormProps } from './RestockForm.tsx';
export { RestockForm } from './RestockForm.tsx';

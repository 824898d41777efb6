export type { FilterFieldsProps } from './FilterFields.tsx';
export { FilterFields } from './FilterFields.tsx';
export type { FilterFormProps } from './FilterForm.tsx';
export { FilterForm } from './FilterForm.tsx';

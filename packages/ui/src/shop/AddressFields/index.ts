export type { AddressFieldsProps } from './AddressFields.tsx';
export { AddressFields, addressFieldNames } from './AddressFields.tsx';

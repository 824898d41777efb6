export type { CartChanges, CartLineChange } from './DeliveryChanges.tsx';
export type { DeliveryDialogProps } from './DeliveryDialog.tsx';
export { DeliveryDialog } from './DeliveryDialog.tsx';

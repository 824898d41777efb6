export type { DeliveryDialogProps } from './DeliveryDialog.tsx';
export { DeliveryDialog } from './DeliveryDialog.tsx';

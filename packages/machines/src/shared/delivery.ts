import type { DeliveryFields } from '@abs/contract';

export const noDelivery: DeliveryFields = { deliveryAddress: '', city: '', state: '', phoneNumber: '' };

export type { AddressesEmitted, AddressesEvent, SaveAddressInput } from './addressesMachine.ts';
export { addressesMachine } from './addressesMachine.ts';

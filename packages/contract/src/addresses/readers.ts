import type { SavedAddress } from '../reading/answers.ts';
import { object } from '../reading/reader.ts';
import { savedAddresses } from './reader.ts';

const addresses = object<{ addresses: SavedAddress[] }>({ addresses: savedAddresses });

export const addressReaders = {
  getAddresses: addresses,
  addAddress: addresses,
  changeAddress: addresses,
  removeAddress: addresses,
};

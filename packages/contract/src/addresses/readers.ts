import type { SavedAddress } from '../reading/answers.ts';
import { boolean } from '../reading/furtherReaders.ts';
import { additive, list, object, text } from '../reading/reader.ts';

const addresses = object<{ addresses: SavedAddress[] }>({
  addresses: list(
    object<SavedAddress>({ id: text, deliveryAddress: text, phoneNumber: text, isDefault: additive(boolean, false) }),
  ),
});

export const addressReaders = {
  getAddresses: addresses,
  addAddress: addresses,
  changeAddress: addresses,
  removeAddress: addresses,
};

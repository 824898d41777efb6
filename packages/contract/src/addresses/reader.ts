import type { SavedAddress } from '../reading/answers.ts';
import { boolean } from '../reading/furtherReaders.ts';
import { additive, list, object, text } from '../reading/reader.ts';

export const savedAddresses = list(
  object<SavedAddress>({ id: text, deliveryAddress: text, phoneNumber: text, isDefault: additive(boolean, false) }),
);

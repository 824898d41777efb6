import * as z from 'zod/mini';
import type { SchemasOf } from '../call.ts';
import * as field from '../fields.ts';
import * as limits from '../limits.ts';
import { described } from '../named.ts';
import { idOf } from '../shared/scalars.ts';
import type { addressEndpoints } from './endpoints.ts';
import { savedAddress } from './entities.ts';

const benefit = 'customers choose one of their addresses instead of typing it';
const params = idOf('address');
const body = z.strictObject({
  deliveryAddress: described(field.deliveryAddress, 'The address, as plain text.'),
  phoneNumber: field.phoneNumber,
  isDefault: described(
    z.optional(z.boolean()),
    'True makes it the default. It remains the default until another one is made the default or it is removed.',
  ),
});
const response = z.object({ addresses: z.array(savedAddress) });

export const addressCalls = {
  getAddresses: {
    summary: 'List the own addresses',
    description: 'The default comes first, then the others in the order in which they were saved.',
    benefit,
    response,
  },
  addAddress: {
    summary: 'Save an address',
    description: 'Answers all addresses. The first one is the default. Repeating it changes nothing.',
    limits: `${limits.ADDRESSES_MAX} addresses (\`too_many_addresses\`).`,
    benefit,
    body,
    status: 201,
    response,
    errors: ['too_many_addresses'],
  },
  changeAddress: {
    summary: 'Change an address',
    description: 'Answers all addresses. If it equals another one afterwards, that one is removed.',
    benefit,
    params,
    body,
    response,
    errors: ['not_found'],
  },
  removeAddress: {
    summary: 'Remove an address',
    description:
      'Answers the remaining addresses. If it was the default, the previous default follows, or the oldest address. ' +
      'Repeating it changes nothing.',
    benefit,
    params,
    response,
  },
} as const satisfies SchemasOf<typeof addressEndpoints>;

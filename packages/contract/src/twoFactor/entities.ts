import * as z from 'zod/mini';
import { described, named } from '../named.ts';
import { nullable, timestamp } from '../shared/scalars.ts';

export const twoFactor = named(
  'TwoFactor',
  z.object({
    enabledAt: described(nullable(timestamp), 'Since when a login requires a code; null if it does not.'),
    isRequired: described(z.boolean(), 'Whether the shop requires it: other calls of admins without it are refused.'),
    recoveryCodesLeft: described(z.number(), 'The number of recovery codes that have not been used.'),
  }),
  'The two-factor authentication of an admin.',
);
export type TwoFactor = z.infer<typeof twoFactor>;

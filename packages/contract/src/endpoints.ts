/**
 * Method, path and credential of every call, without schemas: all that a browser needs to send one.
 * Paths are relative to /api/v1; `{name}` is a path parameter. `calls.ts` adds the schemas, call by call.
 */

import { settingsEndpoints } from './accounts/settingsEndpoints.ts';
import { addressEndpoints } from './addresses/endpoints.ts';
import { adminEndpoints } from './admin/endpoints.ts';
import { shopEndpoints } from './shopEndpoints.ts';
import { twoFactorEndpoints } from './twoFactor/endpoints.ts';

/** Every call of /api/v1. */
export const endpoints = {
  ...shopEndpoints,
  ...settingsEndpoints,
  ...addressEndpoints,
  ...adminEndpoints,
  ...twoFactorEndpoints,
};

export type CallName = keyof typeof endpoints;
export type EndpointOf<Name extends CallName> = (typeof endpoints)[Name];

import { adminEndpoints } from './adminEndpoints.ts';
import { shopEndpoints } from './endpoints.ts';

/** Every call of /api/v1. */
export const endpoints = { ...shopEndpoints, ...adminEndpoints };

export type CallName = keyof typeof endpoints;
export type EndpointOf<Name extends CallName> = (typeof endpoints)[Name];

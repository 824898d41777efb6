import type { CallResponse } from '@abs/contract';
import { changeAddresses } from '../lib/retrySuffix.ts';
import type { CallOptions, ShopCall } from './client.ts';
import { offline } from './offline.ts';

let loading: Promise<typeof import('./http.ts')> | null = null;

/**
 * Loads the code that sends calls.
 * @throws {CallError} if it fails to load; the next call tries again
 */
export function loadHttp(): Promise<typeof import('./http.ts')> {
  loading ??= import('./http.ts').catch((error: unknown) => {
    loading = null;
    changeAddresses();
    throw offline(error);
  });
  return loading;
}

/**
 * Makes one call of the contract.
 * @throws {CallError} with the server's message, or a sentence about the connection. An abort rejects with the signal's
 * reason.
 */
export async function call<Name extends ShopCall>(
  name: Name,
  options: CallOptions<Name> = {},
): Promise<CallResponse<Name>> {
  const { sendCall } = await loadHttp();
  return sendCall(name, options);
}

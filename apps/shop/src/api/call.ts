import { type CallResponse, limits } from '@abs/contract';
import { changeAddresses } from '../lib/retrySuffix.ts';
import type { CallOptions, ShopCall } from './client.ts';
import { offline } from './offline.ts';

/**
 * Makes a function that loads a module once.
 * @param load imports the module
 * @returns throws a CallError if it fails to load, and the next call tries again; or if it has not loaded within the
 * time limit of a call, and the next call waits for it again
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      changeAddresses();
      throw offline(error);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(offline()), limits.REQUEST_TIMEOUT_MS);
    });
    return Promise.race([loading, late]).finally(() => clearTimeout(timer));
  };
}

/** Loads the code that sends calls. */
export const loadHttp = loadOnce(() => import('./http.ts'));

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

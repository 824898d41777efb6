import type { CallResponse } from '@abs/contract';
import { withTimeLimit } from '@abs/ui/components/LazyPart';
import { changeAddresses } from '../lib/retrySuffix.ts';
import type { CallOptions, ShopCall } from './client.ts';
import { offline } from './offline.ts';

/**
 * Makes a function that loads a module once.
 * @param load imports the module
 * @returns throws a CallError if the module fails to load or takes too long. The next call tries again, and uses what
 * has arrived late.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  let loading: Promise<Module> | null = null;
  const keep = (module: Module) => {
    loaded ??= module;
    return loaded;
  };
  const fail = (error: unknown) => {
    loading = null;
    changeAddresses();
    throw offline(error);
  };
  return async () => {
    if (loaded) return loaded;
    loading ??= withTimeLimit(load().then(keep)).catch(fail);
    return loading;
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

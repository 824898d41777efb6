import type { Cart } from '@abs/contract';
import { changeAddresses } from '../app/retrySuffix.ts';
import { offline } from './failures.ts';

type Readers = typeof import('@abs/contract/reading/personal').personalReaders;

let loading: Promise<Readers> | null = null;
let loaded: Readers | null = null;

/**
 * How the answers about a person's own things are read. The code for it comes after the first page, and is had before
 * anything is sent: an answer that cannot be read might be one about money.
 * @throws {CallError} when the code does not load; the next call loads it again
 */
export function personalReaders(): Promise<Readers> {
  loading ??= import('@abs/contract/reading/personal').then(
    (module) => {
      loaded = module.personalReaders;
      return loaded;
    },
    (error: unknown) => {
      loading = null;
      changeAddresses();
      throw offline(error);
    },
  );
  return loading;
}

/** The cart that a refused order comes with; none where it makes no sense. */
export function refusedCart(cart: unknown): Cart | undefined {
  try {
    return loaded?.getCart(cart, { path: 'cart', origin: '', onAdapted: () => {} });
  } catch {
    return undefined;
  }
}

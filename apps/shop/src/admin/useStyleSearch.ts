import type { CallResponse } from '@abs/contract';
import { searchMachine } from '@abs/machines';
import type { StyleSearchState } from '@abs/ui/shop/StyleSearch';
import { useEffect } from 'react';
import { portOf } from '../api/portOf.ts';
import { searchProducts } from '../api/products.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = searchMachine.provide({ actors: { searchProducts: portOf(searchProducts) } });

type Product = CallResponse<'searchProducts'>['products'][number];

/** One item per style, because a search finds one product for each of its colors. */
const toItems = (products: readonly Product[]) =>
  [...new Map(products.map((product) => [product.styleId ?? product.id, product])).entries()].map(
    ([styleId, { name, cover }]) => ({ styleId, name, ...(cover && { cover }), isOnSale: true }),
  );

/** Searches styles with the shoppers' product search. */
export function useStyleSearch(): { search: StyleSearchState; onSearch: (text: string) => void } {
  const [snapshot, send] = usePageActor(machine, { id: 'styles', input: {} });
  useEffect(() => {
    send({ type: 'search.opened' });
    return () => send({ type: 'search.closed' });
  }, [send]);
  const { text, products, message } = snapshot.context;
  const toState = (): StyleSearchState['state'] => {
    if (snapshot.hasTag('pending')) return { status: 'loading' };
    if (snapshot.matches({ open: 'failed' })) return { status: 'error', message: message ?? '' };
    const isOver = snapshot.matches({ open: 'results' }) || snapshot.matches({ open: 'empty' });
    return isOver ? { status: 'ready', items: toItems(products) } : { status: 'idle' };
  };
  return { search: { text, state: toState() }, onSearch: (typed) => send({ type: 'text.changed', text: typed }) };
}

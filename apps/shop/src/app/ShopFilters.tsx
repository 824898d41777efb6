import type { ProductFilters } from '@abs/contract';
import { type FilterChoice, type FilterCount, facetsMachine } from '@abs/machines';
import { FilterSheet } from '@abs/ui/shop/FilterSheet';
import { useEffect, useEffectEvent } from 'react';
import { portOf } from '../api/portOf.ts';
import { countProducts } from '../api/products.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = facetsMachine.provide({ actors: { countProducts: portOf(countProducts) } });

export interface ShopFiltersProps extends FilterChoice, FilterCount {
  open: boolean;
  /** Called with the confirmed choice. */
  onApply: (filters: ProductFilters) => void;
  onCancel: () => void;
}

/** The filters over the list on small screens. The list changes once the shopper confirms the choice. */
export function ShopFilters({ open, search, filters, totalProducts, facets, onApply, onCancel }: ShopFiltersProps) {
  const [snapshot, send, actor] = usePageActor(machine);
  const { context } = snapshot;
  const begin = useEffectEvent(() => send({ type: 'filters.opened', search, filters, totalProducts, facets }));
  useEffect(() => {
    if (open) begin();
    else send({ type: 'filters.closed' });
  }, [open, send]);
  useEmitted(actor, { 'filters.applied': (event) => onApply(event.filters) });
  if (!context.facets) return null;
  return (
    <FilterSheet
      open={open}
      facets={context.facets}
      filters={context.filters}
      total={context.totalProducts}
      pending={snapshot.hasTag('pending')}
      message={snapshot.matches({ open: 'failed' }) ? context.message : null}
      onFiltersChange={(next) => send({ type: 'filters.changed', filters: next })}
      onRetry={() => send({ type: 'retry.requested' })}
      onClear={() => send({ type: 'filters.cleared' })}
      onConfirm={() => send({ type: 'filters.confirmed' })}
      onCancel={onCancel}
    />
  );
}

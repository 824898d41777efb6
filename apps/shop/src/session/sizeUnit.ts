import type { LengthUnit } from '@abs/ui/shop/SizeGuide';
import { useSyncExternalStore } from 'react';

const UNIT = 'sizeUnit';

const listeners = new Set<() => void>();
/** The choice on this page, used if storage is unavailable. */
let chosen: LengthUnit = 'cm';

/** The unit of lengths on this device. */
export function readUnit(): LengthUnit {
  try {
    return localStorage.getItem(UNIT) === 'in' ? 'in' : 'cm';
  } catch {
    return chosen;
  }
}

export function saveUnit(unit: LengthUnit): void {
  chosen = unit;
  try {
    localStorage.setItem(UNIT, unit);
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Fires when another tab changes the unit.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The unit of lengths in size guides: centimeters until the shopper chooses inches on this device. */
export function useSizeUnit(): { unit: LengthUnit; onUnitChange: (unit: LengthUnit) => void } {
  const unit = useSyncExternalStore(subscribe, readUnit, () => 'cm' as const);
  return { unit, onUnitChange: saveUnit };
}

import type { LengthUnit } from '@abs/ui/components/SizeGuide';
import { useSyncExternalStore } from 'react';

const UNIT = 'sizeUnit';

const listeners = new Set<() => void>();
/** On this page, where storage keeps nothing. */
let chosen: LengthUnit = 'cm';

/** What this device shows lengths in. */
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
  // Another tab has chosen.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What size guides show lengths in: centimeters until somebody chooses inches on this device. */
export function useSizeUnit(): { unit: LengthUnit; onUnitChange: (unit: LengthUnit) => void } {
  const unit = useSyncExternalStore(subscribe, readUnit, () => 'cm' as const);
  return { unit, onUnitChange: saveUnit };
}

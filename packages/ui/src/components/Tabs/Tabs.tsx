import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  label: string;
  /** The tabs, in order. A plain string is both value and label. */
  tabs: readonly (Value | { value: Value; label: ReactNode })[];
  /** The selected tab. */
  value: Value;
  /** Called with the newly selected tab. */
  onChange: (value: Value) => void;
  /**
   * 'automatic' selects a tab with the arrow keys, 'manual' with Enter or Space. Use 'manual' where selecting a tab
   * sends a request.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual';
  /** The content of the selected tab. */
  children: ReactNode;
}

/** Switches between a few views of the same data. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: chosen,
  onChange,
  activation = 'automatic',
  children,
}: TabsProps<Value>) {
  const all = tabs.map((tab) => (typeof tab === 'string' ? { value: tab, label: tab } : tab));
  return (
    <Radix.Root
      data-slot="tabs"
      value={chosen}
      onValueChange={(next) => onChange(next as Value)}
      activationMode={activation}
      asChild
    >
      {/* Without it, Radix sets its own direction and ignores the page's. */}
      <div dir={undefined}>
        <Radix.List data-slot="tab-list" aria-label={label} className={styles.list}>
          {all.map((tab) => (
            <Radix.Trigger key={tab.value} data-slot="tab" value={tab.value} className={styles.tab}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {all.map((tab) => (
          <Radix.Content key={tab.value} data-slot="tab-panel" value={tab.value} className={styles.panel}>
            {tab.value === chosen && children}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}

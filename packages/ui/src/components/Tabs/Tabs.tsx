import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabsProps<Value extends string> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The tabs in their order; a plain string is both value and label. */
  tabs: readonly (Value | { value: Value; label: ReactNode })[];
  /** The chosen tab. */
  value: Value;
  /** Called with the tab that was chosen. */
  onChange: (value: Value) => void;
  /** Whether an arrow key chooses a tab at once, or Enter or Space does: 'manual' where choosing one asks a server. @default 'automatic' */
  activation?: 'automatic' | 'manual';
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

/** One of a few views of the same thing. */
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
    >
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
    </Radix.Root>
  );
}

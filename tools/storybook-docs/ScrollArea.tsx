import type { ReactNode } from 'react';

/** Scrolls content that is wider than the screen sideways, by touch or by keyboard. @param label the accessible name */
export function ScrollArea({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`scrolls ${className}`} style={{ overflowX: 'auto' }}>
      {children}
    </section>
  );
}

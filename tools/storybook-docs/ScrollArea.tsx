import type { ReactNode } from 'react';

/** What is wider than a small screen, scrolled sideways by finger or by keys. @param label what is in it */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className={`scrolls ${className}`} style={{ overflowX: 'auto' }}>
      {children}
    </section>
  );
}

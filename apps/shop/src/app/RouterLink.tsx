import type { LinkProps } from '@abs/ui';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { overlaysAt } from './overlayHistory.ts';

/**
 * The design system's link, through the router. In a menu or dialog it replaces the overlay's history entry. React
 * Router's own Link would include the prefetching of its framework.
 */
export function RouterLink({ to, replace, preventScrollReset = false, onClick, ...anchor }: LinkProps) {
  const replaces = overlaysAt(useLocation()) > 0 || replace;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(anchor.target !== undefined && { target: anchor.target }),
    ...(replaces !== undefined && { replace: replaces }),
    preventScrollReset,
  });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

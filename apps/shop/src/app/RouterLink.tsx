import type { LinkProps } from '@abs/ui';
import { Link, useLocation } from 'react-router-dom';
import { overlaysAt } from './overlayHistory.ts';

/** The design system's link, through the router. From a menu or dialog it leads on in place of its entry. */
export function RouterLink(props: LinkProps) {
  const overlays = overlaysAt(useLocation());
  return <Link {...props} {...(overlays > 0 && { replace: true })} />;
}

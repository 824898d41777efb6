import type { LinkProps } from '@abs/ui';
import { Link } from 'react-router-dom';

/** The design system's link, through the router. */
export function RouterLink(props: LinkProps) {
  return <Link {...props} />;
}

import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The URL: a path of the shop, or an absolute URL (https:, mailto:, tel:). */
  to: string;
  /** Replaces the current history entry instead of adding one. @default false */
  replace?: boolean;
  /** Keeps the scroll position on navigation. @default false */
  preventScrollReset?: boolean;
}

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ to, replace: _replace, preventScrollReset: _preventScrollReset, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** The router's link. It receives `to` and all native props of an anchor. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes every Link below it use the app's router. Without it, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const isExternal = (to: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** A link. URLs with a scheme are plain anchors; paths use the router from LinkProvider. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  return isExternal(props.to) ? <PlainLink {...props} /> : <RouterLink {...props} />;
}

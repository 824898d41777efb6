import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Where it leads: a path of the shop, or a whole address (https:, mailto:, tel:). */
  to: string;
  /** Replaces the current history entry instead of adding one. @default false */
  replace?: boolean;
  /** Keeps the scroll position when the router navigates. @default false */
  preventScrollReset?: boolean;
}

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ to, replace: _replace, preventScrollReset: _preventScrollReset, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** The router's link. It is given `to` and all native props of an anchor. */
  component: LinkComponent;
  children: ReactNode;
}

/** Gives every Link below it the app's router. Without one, links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

const isExternal = (to: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** A link. Addresses with a scheme are plain anchors; paths go through the router of the LinkProvider. */
export function Link(props: LinkProps) {
  const RouterLink = useContext(LinkContext);
  return isExternal(props.to) ? <PlainLink {...props} /> : <RouterLink {...props} />;
}

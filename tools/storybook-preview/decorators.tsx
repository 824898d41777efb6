import { type LinkProps, LinkProvider } from '@abs/ui';
import type { Decorator } from '@storybook/react-vite';
import { type MouseEvent, useEffect } from 'react';
import { action } from 'storybook/actions';

const followed = action('link followed');

/** Replaces the router's link: reports its target instead of leaving the story. */
function StoryLink({ to, replace, preventScrollReset, onClick, ...rest }: LinkProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followed(to, { replace, preventScrollReset });
    event.preventDefault();
  };
  return <a {...rest} href={to} onClick={press} />;
}

export const withLinks: Decorator = (Story) => (
  <LinkProvider component={StoryLink}>
    <Story />
  </LinkProvider>
);

function Theme({ scheme }: { scheme: string }) {
  useEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return null;
}

/** Sets the toolbar's theme on the root element, as the shop does. */
export const withTheme: Decorator = (Story, { globals }) => {
  const scheme = String(globals.theme ?? 'light');
  return (
    <>
      <Theme scheme={scheme} />
      <Story />
    </>
  );
};

/**
 * Adds padding around components, because tests do not have Storybook's own padding. Screens opt out with
 * `layout: 'fullscreen'`. Documentation pages have their own padding.
 */
export const withPadding: Decorator = (Story, { parameters, viewMode }) =>
  parameters.layout === 'fullscreen' || viewMode === 'docs' ? (
    <Story />
  ) : (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  );

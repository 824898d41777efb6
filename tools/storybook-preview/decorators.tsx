import { type LinkProps, LinkProvider } from '@abs/ui';
import type { Decorator } from '@storybook/react-vite';
import { type MouseEvent, useEffect } from 'react';
import { action } from 'storybook/actions';

const followed = action('link followed');

/** Stands in for the router's link: it keeps the frame where it is and reports where it would lead. */
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

/** Puts the toolbar's theme on the root, where the app would put it. */
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
 * Space around single components; whole screens ask for `layout: 'fullscreen'`. Storybook's own padding is absent in
 * tests. Pages of documentation have their own.
 */
export const withPadding: Decorator = (Story, { parameters, viewMode }) =>
  parameters.layout === 'fullscreen' || viewMode === 'docs' ? (
    <Story />
  ) : (
    <div style={{ padding: 24 }}>
      <Story />
    </div>
  );

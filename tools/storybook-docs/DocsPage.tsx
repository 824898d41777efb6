import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** The scheme of the address, for a page that is loaded with one. */
const atFirst = () => /\btheme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';

/** Lets pages of documentation follow the toolbar's theme, which only stories do by themselves. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(atFirst);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: string } }) => setScheme(globals.theme ?? 'light');
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...props} theme={scheme === 'dark' ? themes.dark : themes.light}>
      <main>{children}</main>
    </DocsContainer>
  );
}

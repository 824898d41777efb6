import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** The theme in the URL when the page loads. */
const atFirst = () => /\btheme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';

/** Applies the toolbar's theme to documentation pages. Storybook itself applies it only to stories. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(atFirst);
  useEffect(() => {
    // Not GLOBALS_UPDATED: frames on this page send it, too, with a theme of their own.
    const follow = ({ globals }: { globals: { theme?: string } }) => setScheme((scheme) => globals.theme ?? scheme);
    const channel = addons.getChannel();
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
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

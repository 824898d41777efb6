import { restartClock } from '../tools/storybook-preview/clock.ts';
import '../tools/storybook-preview/memoryStorage.ts';
import '@abs/ui/styles';
import { props } from 'virtual:props';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { Preview } from '@storybook/react-vite';
import { lazy, type PropsWithChildren, Suspense } from 'react';
import { configure } from 'storybook/test';
import { chromatic } from '../tools/screenshots/chromatic.ts';
import { enhanceArgTypes } from '../tools/storybook-docs/enhanceArgTypes.ts';
import { expectClaimedStates } from '../tools/storybook-flows/liveFlows.ts';
import { brandGlobal, endBrand, withBrand } from '../tools/storybook-preview/brand.tsx';
import { withLinks, withPadding, withTheme } from '../tools/storybook-preview/decorators.tsx';
import { endModes, modeGlobals, withModes } from '../tools/storybook-preview/modes/index.tsx';
import { refuseRequests } from '../tools/storybook-preview/network.ts';
import { openTextsOfLink } from '../tools/storybook-preview/openTextsOfLink.ts';
import { viewports } from '../tools/storybook-preview/viewports.ts';

/** Loaded with the first documentation page, because tests do not need it. */
const DocsPage = lazy(async () => ({ default: (await import('../tools/storybook-docs/DocsPage.tsx')).DocsPage }));
const ComponentPage = lazy(async () => ({
  default: (await import('../tools/storybook-docs/ComponentPage.tsx')).ComponentPage,
}));

/** How long a play waits: pages, dialogs and toasts load on first use. No timer of the shop lasts as long. */
const PATIENCE_MS = 45_000;

openTextsOfLink();

const preview: Preview = {
  // Excludes all entries from Storybook's own manifest; main.ts builds the one of components.
  tags: ['autodocs', '!manifest'],
  argTypesEnhancers: [enhanceArgTypes(props)],
  decorators: [withModes, withPadding, withTheme, withBrand, withLinks],
  beforeAll: () => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
  },
  beforeEach: () => {
    restartClock();
    const allowRequests = refuseRequests();
    return () => {
      allowRequests();
      endModes();
      endBrand();
    };
  },
  afterEach: expectClaimedStates,
  globalTypes: {
    theme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    brand: brandGlobal,
    ...modeGlobals,
  },
  initialGlobals: { theme: 'light', brand: 'abs' },
  parameters: {
    layout: 'padded',
    viewport: { options: viewports },
    docs: {
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <DocsPage {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    chromatic,
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Map of screens',
          'Side by side',
          'Content guide',
          'For developers',
          'Playground',
          'What changed',
          'Propose a component',
          'Foundations',
          ['Overview', 'All tokens', 'Where tokens are used'],
          'Patterns',
          'Components',
          ['Overview'],
          'Screens',
          'Flows',
          ['State coverage', 'State atlas', ['Shop', 'Back office']],
        ],
      },
    },
    // A violation of WCAG 2.2 A or AA, or of axe's best practices, fails the story. Listing every
    // passing element and reloading styles and media for disabled rules would take a quarter of axe's time.
    a11y: {
      test: 'error',
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
      // A tenth of axe's time, to find \`!important\` in style attributes, which React cannot write.
      config: { rules: [{ id: 'avoid-inline-spacing', enabled: false }] },
    },
  },
};

export default preview;

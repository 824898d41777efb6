import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeadProvider, PageMeta } from './PageMeta.tsx';

test('links the canonical URL with the shop’s origin', () => {
  const page = (
    <PageHeadProvider value={{ origin: 'https://shop.example' }}>
      <PageMeta title="Privacy" path="/privacy" />
    </PageHeadProvider>
  );
  expect(renderToString(page)).toContain('<link rel="canonical" href="https://shop.example/privacy"/>');
});

test('links no canonical URL for a page without a path', () => {
  expect(renderToString(<PageMeta title="Cart" />)).not.toContain('canonical');
});

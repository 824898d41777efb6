import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageHeadProvider, PageMeta } from './PageMeta.tsx';

test('names the canonical address under the origin of the shop', () => {
  const page = (
    <PageHeadProvider value={{ origin: 'https://shop.example' }}>
      <PageMeta title="Privacy" path="/privacy" />
    </PageHeadProvider>
  );
  expect(renderToString(page)).toContain('<link rel="canonical" href="https://shop.example/privacy"/>');
});

test('names no canonical address for a page that has none', () => {
  expect(renderToString(<PageMeta title="Cart" />)).not.toContain('canonical');
});

import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SizeGuideScreen, type SizeGuideState } from './index.ts';

const render = (state: SizeGuideState) =>
  renderToString(
    <SizeGuideScreen
      category="jacket"
      state={state}
      unit="cm"
      onUnitChange={() => {}}
      onPrint={() => {}}
      onRetry={() => {}}
    />,
  );

test('renders the size guide without a browser', () => {
  expect(render({ status: 'loading' })).toContain('Loading the size guide');
  expect(render({ status: 'notFound' })).toContain('No size guide yet');
  const sizeGuide = {
    name: 'Jackets',
    category: 'jacket' as const,
    sizes: [{ size: 'Ọ', measurements: { chest: 60 } }],
  };
  const ready = render({ status: 'ready', sizeGuide });
  for (const text of ['Ọ', 'Chest', '60', 'To scale beside a person', '/size-guide/sneaker']) {
    expect(ready).toContain(text);
  }
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPrototype } from './readPrototype.ts';

const scope = {
  Card: ({ title, items = [], open, onClose, children }: Record<string, unknown>) =>
    createElement(
      'section',
      { title, 'data-open': open ? '' : undefined, 'data-close': typeof onClose },
      (items as string[]).join(' + '),
      children as string,
    ),
  product: { name: 'Ọpẹ́bí Hoodie', pictures: ['front', 'back'] },
};

const draw = (code: string) =>
  renderToStaticMarkup(createElement('main', null, ...readPrototype(code, scope))).slice(6, -7);

test('draws elements with literal data', () => {
  expect(draw(`<Card title="Cart" items={['a', ...['b'], \`c\${1}\`]} open onClose={handleClose}>Text</Card>`)).toBe(
    '<section title="Cart" data-open="" data-close="function">a + b + c1Text</section>',
  );
});

test('reads copied code: ignores imports and types, and knows constants', () => {
  const code = `
import { Card } from '@abs/ui';
type Items = string[];
const items: Items = [product.name, product.pictures[1]];

<>
  <Card title={'Cart' as string} {...{ items }} />
  <p style={{ margin: -4 }}>
    A line
    and the next.{/* a comment */}
  </p>
</>`;
  expect(draw(code)).toBe(
    '<section title="Cart" data-close="undefined">Ọpẹ́bí Hoodie + back</section><p style="margin:-4px">A line and the next.</p>',
  );
});

test('draws all elements, one below the other, and nothing for empty code', () => {
  expect(draw('<h1>One</h1>;\n<p>Two</p>')).toBe('<h1>One</h1><p>Two</p>');
  expect(draw('')).toBe('');
});

test.each([
  ['<Card', 'Line 1, column 6: Unexpected token'],
  ['<Basket />', 'Line 1, column 2: there is no Basket here.'],
  ['<product />', 'Line 1, column 2: <product> cannot be used here.'],
  ['<p>\n  {price}\n</p>', 'Line 2, column 4: there is no price here.'],
  ['<Card title={product.price} />', 'Line 1, column 14: there is no price in it.'],
  ['const Title = "Cart";\n<Title />', 'Line 2, column 2: Title is no component.'],
  ['const { name } = product;', 'Line 1, column 7: a prototype has elements'],
  ['if (true) { <p /> }', 'Line 1, column 1: a prototype has elements'],
])('reports where %j cannot be read', (code, problem) => {
  expect(() => draw(code)).toThrow(problem);
});

test.each([
  '<script src="https://evil.example" />',
  '<iframe srcDoc="<script>steal()</script>" />',
  '<svg />',
  '<form action="https://evil.example" />',
  '<Card as="iframe" src="data:text/html,hello" />',
  '<p dangerouslySetInnerHTML={{ __html: "<img src=x onerror=steal()>" }} />',
  '<Card {...{ dangerouslySetInnerHTML: { __html: "" } }} />',
  '<Card ref={(node) => node.remove()} />',
  '<p>{steal()}</p>',
  '<p>{new Image()}</p>',
  '<p>{document.cookie}</p>',
  '<p>{product.constructor}</p>',
  '<p>{[].map.constructor("steal()")}</p>',
  '<p>{product["__proto__"]}</p>',
  '<p>{import.meta.url}</p>',
  'export default <p />;',
  '<product.name />',
])('refuses to run or embed anything: %s', (code) => {
  expect(() => draw(code)).toThrow(/^Line 1, column \d+: /);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeliveryFacts, type DeliveryFactsProps } from './DeliveryFacts.tsx';

const textOf = (delivery: DeliveryFactsProps['delivery']) =>
  renderToStaticMarkup(<DeliveryFacts delivery={delivery} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(' , ', ', ')
    .trim();

test.each<[DeliveryFactsProps['delivery'], string]>([
  [{ fee: 1500, days: { from: 2, to: 5 } }, '2 to 5 working days, ₦1,500 per order'],
  [{ fee: 1500, days: { from: 1, to: 1 } }, '1 working day, ₦1,500 per order'],
  [{ fee: 0, days: { from: 3, to: 3 } }, '3 working days, free'],
  [{ fee: 1500 }, '₦1,500 per order'],
  [{ fee: 0 }, 'Free'],
  [undefined, 'Within Nigeria'],
])('the delivery %j is written as “%s”', (delivery, text) => {
  expect(textOf(delivery)).toBe(`Delivery ${text} Returns Within 7 days`);
});

test('delivery and returns link to their terms', () => {
  const html = renderToStaticMarkup(<DeliveryFacts />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/tc#delivery', '/tc#returns']);
});

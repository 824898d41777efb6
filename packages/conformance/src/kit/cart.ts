import { unknownLike } from './catalogue.ts';
import type { Probe } from './check.ts';
import { NotTried, need } from './findings.ts';
import { NO_CUSTOMER, NO_PRODUCT, type Run } from './run.ts';

/** Adds a product to the cart, changes its quantity, and removes it with both calls. Leaves the cart empty. */
export async function tryCart(run: Run): Promise<void> {
  const { check } = run;
  const token = () => need(run.customer?.token, NO_CUSTOMER);
  const product = () => need(run.product, NO_PRODUCT);
  const quantity = async ({ read }: Probe) =>
    (await read('getCart', { token: token() })).items.find(({ productId }) => productId === product().id)?.quantity ??
    0;
  const step = ({ read }: Probe, by: number) =>
    read('addToCart', { body: { productId: product().id, quantity: by }, token: token() });

  const isEmpty = await check('getCart', 'answers an empty cart', async (probe) => {
    const { items } = await probe.read('getCart', { token: token() });
    if (items.length > 0) throw new NotTried('The customer’s cart is not empty, and is left alone.');
    return true;
  });
  const ready = () => need(isEmpty, 'The customer’s cart is not known to be empty.');

  await check('addToCart', 'adds a product', async (probe) => {
    ready();
    const added = await step(probe, 1);
    probe.expect(added.productId === product().id && added.quantity === 1, 'The answer repeats product and quantity.');
    probe.expect((await quantity(probe)) === 1, 'The cart then has one piece of the product.');
  });
  await check('getCart', 'answers the lines with their products', async (probe) => {
    ready();
    const { items } = await probe.read('getCart', { token: token() });
    const line = items.find(({ productId }) => productId === product().id);
    probe.expect(line?.product.name === product().name, 'A line has its product, with name and price.');
    probe.expect(line?.product.price === product().price, 'The price is the one of the product’s page.');
  });
  await check('addToCart', 'raises and reduces the quantity', async (probe) => {
    ready();
    await step(probe, 1);
    probe.expect((await quantity(probe)) === 2, 'A second piece raises the quantity of the line to 2.');
    await step(probe, -1);
    probe.expect((await quantity(probe)) === 1, 'A quantity of -1 takes one piece away.');
  });
  await check('addToCart', 'refuses more than there is', async (probe) => {
    ready();
    const body = { productId: product().id, quantity: product().quantity + 1 };
    await probe.refused('addToCart', { body, token: token() }, { spec: 'More pieces than in stock are refused.' });
    probe.expect((await quantity(probe)) === 1, 'A refused step changes nothing.');
  });
  await check('addToCart', 'refuses a product that does not exist, and what is no number', async (probe) => {
    const wrong = { productId: unknownLike(product().id), quantity: 1 };
    await probe.refused('addToCart', { body: wrong, token: token() }, { spec: 'An unknown product is refused.' });
    const odd = { productId: product().id, quantity: 'many' };
    await probe.refused('addToCart', { body: odd, token: token() }, { spec: 'A quantity is a number.' });
  });
  await check('addToCart', 'removes the line with its last piece', async (probe) => {
    ready();
    await step(probe, -1);
    probe.expect((await quantity(probe)) === 0, 'At quantity 1, a quantity of -1 removes the line.');
  });
  await check('deleteCartItem', 'removes a line', async (probe) => {
    ready();
    await step(probe, 1);
    const { items } = await probe.read('getCart', { token: token() });
    const line = need(
      items.find(({ productId }) => productId === product().id),
      'No line was there to remove.',
    );
    await probe.read('deleteCartItem', { params: { id: line.id }, token: token() });
    probe.expect((await quantity(probe)) === 0, 'The line is then removed.');
    const again = await probe.send('deleteCartItem', { params: { id: line.id }, token: token() });
    probe.expect(again.status < 500, 'Removing it again is refused, or changes nothing.');
  });
  await check('deleteCartProduct', 'removes the line of a product', async (probe) => {
    ready();
    await step(probe, 1);
    await probe.read('deleteCartProduct', { params: { id: product().id }, token: token() });
    probe.expect((await quantity(probe)) === 0, 'The line of the product is then removed.');
  });
}

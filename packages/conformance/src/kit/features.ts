import { adminOrderPayments, fulfilments, lagosTimeOf, limits } from '@abs/contract';
import { need } from './findings.ts';
import { NO_ADMIN, NO_CUSTOMER, type Run } from './run.ts';

/** Features that a backend can announce in the header Api-Features, with the benefit of each for the shop. */
const benefits = {
  'idempotency-key': 'an order that is confirmed twice is placed once',
  'list-queries': 'lists can be searched, sorted and filtered',
  'order-filters': 'orders can be filtered by status, payment and days',
};

export type FeatureResult = { feature: string; benefit: string; isOffered: boolean };

export const featuresOf = ({ client }: Run): FeatureResult[] =>
  Object.entries(benefits).map(([feature, benefit]) => ({ feature, benefit, isOffered: client.features.has(feature) }));

/** Checks that lists support the queries that the backend announces, because the shop then offers them to users. */
export async function tryListQueries({ check, client, customer, admin }: Run): Promise<void> {
  if (!client.features.has('list-queries')) return;
  const says = 'A backend that offers list-queries';

  await check('getProducts', 'sorts by price (list-queries)', async (probe) => {
    // Tests both directions, because the collection itself may happen to be sorted in one of them.
    for (const sort of ['price-asc', 'price-desc']) {
      const query = { page: 1, limit: limits.PRODUCTS_PER_PAGE, sort };
      const prices = (await probe.read('getProducts', { query })).products.map(({ price }) => price ?? 0);
      const rising = sort === 'price-asc' ? prices : prices.toReversed();
      const isSorted = rising.every((price, index) => index === 0 || price >= (rising[index - 1] ?? 0));
      probe.expect(isSorted, `${says} sorts by price with sort=${sort}.`, `prices ${prices.join(', ')}`);
    }
  });
  await check('getProducts', 'counts facets as it filters (facets)', async (probe) => {
    const query = { page: 1, limit: limits.PRODUCTS_PER_PAGE, group: 'style', facets: 'true' };
    const { facets } = await probe.read('getProducts', { query });
    // A backend that returns no facets is not expected to filter by them.
    const values = { size: facets?.sizes[0], color: facets?.colors[0], category: facets?.categories[0] };
    for (const [name, facet] of Object.entries(values)) {
      if (!facet) continue;
      const filtered = await probe.read('getProducts', { query: { ...query, [name]: facet.value } });
      probe.expect(
        filtered.totalProducts === facet.count,
        `A backend that answers facets lists as many products with ${name}=${facet.value} as it counts.`,
        `${facet.count} counted, ${filtered.totalProducts} listed`,
      );
    }
  });
  await check('getOrders', 'filters by status (list-queries)', async (probe) => {
    const token = need(customer?.token, NO_CUSTOMER);
    const orders = await probe.read('getOrders', { query: { status: 'SUCCESS' }, token });
    const isFiltered = orders.every(({ status }) => status === 'SUCCESS');
    probe.expect(isFiltered, `${says} answers paid orders only with status=SUCCESS.`);
  });
  await check('getAdminUsers', 'searches (list-queries)', async (probe) => {
    const token = need(admin?.token, NO_ADMIN);
    const { email, userId } = need(customer, NO_CUSTOMER);
    const { users } = await probe.read('getAdminUsers', { query: { page: 1, limit: 10, search: email }, token });
    const [first] = users;
    probe.expect(users.length === 1 && first?.userId === userId, `${says} finds one customer by their e-mail address.`);
  });
}

/** Checks that the list of all orders supports the filters that the backend announces. */
export async function tryOrderFilters({ check, client, admin }: Run): Promise<void> {
  if (!client.features.has('order-filters')) return;
  const says = 'A backend that offers order-filters';

  await check('getAdminOrders', 'filters by status, payment and days (order-filters)', async (probe) => {
    const token = need(admin?.token, NO_ADMIN);
    const list = async (query: Record<string, string>) =>
      (await probe.read('getAdminOrders', { query: { page: 1, limit: 10, ...query }, token })).orders;
    for (const status of fulfilments) {
      const isFiltered = (await list({ status })).every(({ fulfilment }) => fulfilment === status);
      probe.expect(isFiltered, `${says} answers only orders of this status with status=${status}.`);
    }
    for (const payment of adminOrderPayments) {
      const isFiltered = (await list({ payment })).every(({ paymentStatus, isDisputed, refundDue = 0 }) => {
        if (payment === 'disputed') return isDisputed === true;
        return paymentStatus === payment || (payment === 'refundDue' && refundDue > 0);
      });
      probe.expect(isFiltered, `${says} answers only orders with this payment with payment=${payment}.`);
    }
    const [newest] = await list({});
    if (!newest) return;
    const day = lagosTimeOf(newest.createdAt).slice(0, 10);
    const ofDay = await list({ from: day, to: day });
    probe.expect(
      ofDay.some(({ id }) => id === newest.id) &&
        ofDay.every(({ createdAt }) => lagosTimeOf(createdAt).startsWith(day)),
      `${says} answers the orders of one day in Lagos with from=${day}&to=${day}.`,
    );
  });
}

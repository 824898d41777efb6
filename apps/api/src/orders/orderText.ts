import { sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/mapper.ts';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';

type Customer = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

/**
 * Text for `orders.search_text`: number, customer, phone number and product names, as they are when the order is placed.
 */
export const orderSearchText = (
  { number, phoneNumber }: { number: string; phoneNumber: string },
  { firstName, lastName, email }: Customer,
  lines: readonly { name: string }[],
): string => normalizeSearchWords(number, firstName, lastName, email, ...lines.map(({ name }) => name), phoneNumber);

/** Text for `payments.search_text`: invoice number, name and e-mail address. */
export const paymentSearchText = (number: string, customer: Customer): string =>
  normalizeSearchWords(number, customer.firstName, customer.lastName, customer.email);

/** The next human order number, as a column. */
export const nextOrderNumber = sql<string>`'ABS-' || nextval('order_numbers')`;

/** The next human order numbers, ascending. Fetched before the orders are inserted, for their search texts. */
export async function nextOrderNumbers(tx: Tx, howMany: number): Promise<string[]> {
  const numbers = await tx.select({ number: nextOrderNumber }).from(sql`generate_series(1, ${howMany}::integer)`);
  return numbers.map(({ number }) => number);
}

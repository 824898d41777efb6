import { sql } from 'drizzle-orm';
import type { UserRow } from '../accounts/mapper.ts';
import { normalizeSearchWords } from '../catalogue/searchText.ts';
import type { Tx } from '../db/database.ts';

type Customer = Pick<UserRow, 'firstName' | 'lastName' | 'email'>;

/** What `orders.search_text` holds: number, customer and products' names, as they are when the order is placed. */
export const orderSearchText = (number: string, customer: Customer, lines: readonly { name: string }[]): string =>
  normalizeSearchWords(number, customer.firstName, customer.lastName, customer.email, ...lines.map(({ name }) => name));

/** What `payments.search_text` holds: invoice, name and e-mail address. */
export const paymentSearchText = (number: string, customer: Customer): string =>
  normalizeSearchWords(number, customer.firstName, customer.lastName, customer.email);

/** The next human order number, as a column. */
export const nextOrderNumber = sql<string>`'ABS-' || nextval('order_numbers')`;

/** The next human order numbers, ascending. Known before the order is written, since its search text has it. */
export async function nextOrderNumbers(tx: Tx, howMany: number): Promise<string[]> {
  const numbers = await tx.select({ number: nextOrderNumber }).from(sql`generate_series(1, ${howMany}::integer)`);
  return numbers.map(({ number }) => number);
}

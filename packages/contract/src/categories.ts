/** What kind of thing a product is. */
export const categories = ['hoodie', 'tshirt', 'sneaker', 'jacket'] as const;
export type Category = (typeof categories)[number];

/** What kind of thing a product is. */
export const categories = ['hoodie', 'tshirt', 'sneaker', 'jacket'] as const;
export type Category = (typeof categories)[number];

/** 'featured' is the shop's own order. */
export const productSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

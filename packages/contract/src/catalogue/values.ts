/** What kind of thing a product is. */
export const categories = ['hoodie', 'tshirt', 'sneaker', 'jacket'] as const;
export type Category = (typeof categories)[number];

/** 'featured' is the shop's own order. */
export const productSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

/** 'style' lists one product for each color of a style, with the sizes that it comes in. */
export const productGroups = ['style'] as const;
export type ProductGroup = (typeof productGroups)[number];

/** What a size guide can measure. Widths are of the garment laid flat. */
export const measurements = ['chest', 'length', 'shoulder', 'sleeve', 'hem', 'footLength'] as const;
export type Measurement = (typeof measurements)[number];

/** Where shoes and clothes have other names for the same size. */
export const sizeSystems = ['eu', 'uk', 'us'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

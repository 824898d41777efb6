/** The kinds of products. */
export const categories = ['hoodie', 'tshirt', 'sneaker', 'jacket'] as const;
export type Category = (typeof categories)[number];

/** 'featured' is the shop's own order. */
export const productSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];

/** 'style' lists one product for each color of a style, with its sizes. */
export const productGroups = ['style'] as const;
export type ProductGroup = (typeof productGroups)[number];

/** The measurements of a size guide. Widths are of the garment laid flat. */
export const measurements = ['chest', 'length', 'shoulder', 'sleeve', 'hem', 'footLength'] as const;
export type Measurement = (typeof measurements)[number];

/** Systems with different names for the same size of shoes and clothes. */
export const sizeSystems = ['eu', 'uk', 'us'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** A category has the products of that category; a collection has those that an admin chose. */
export const collectionKinds = ['category', 'collection'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

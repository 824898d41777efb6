/** Products and everything that groups them. */
import type { Category, CollectionKind, Picture, ProductDetail, SizeGuide } from '@abs/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { codePoints, createdAt, id, kobo, time, transactionId } from './columns.ts';

/** Null for none. */
const productDetails = {
  colorHex: text(),
  category: text().$type<Category>(),
} satisfies Record<ProductDetail, unknown>;

export const products = pgTable(
  'products',
  {
    id: id(),
    /** Set for demo data, so that seeding twice changes nothing. */
    slug: text().unique(),
    name: text().notNull(),
    description: text().notNull(),
    priceKobo: kobo().notNull(),
    size: text().notNull(),
    color: text().notNull(),
    ...productDetails,
    /** Pieces in stock. Placing an order takes them; the CHECK makes overselling impossible. */
    quantity: integer().notNull(),
    /** The cover first. */
    pictures: jsonb().$type<Picture[]>().notNull(),
    /** Name, color, category and description, normalised like queries: see catalogue/searchText.ts. */
    searchText: text().notNull(),
    /** Merchandising order of the collection, ascending. */
    position: integer().notNull(),
    createdAt: createdAt(),
    deletedAt: time(),
    /** Pieces in paid orders. Kept by triggers on orders. */
    soldCount: integer().notNull().default(0),
    /**
     * The key by which lists sort by name. It starts with the normalised name, so that Ọkàdà comes next to Okada. It is
     * short enough for an index, even for long names, and a column, because a list's ids come from an index alone only
     * without expressions.
     */
    sortName: codePoints().notNull().generatedAlwaysAs(sql`left(search_text, 100)`),
    /** A column for the indexes, because every order would write to an index on the quantity itself. */
    isSoldOut: boolean().notNull().generatedAlwaysAs(sql`quantity = 0`),
    /** The rows of one style differ only in size and color. A row without others is a style of its own. */
    styleId: uuid().notNull().defaultRandom(),
    /** The shop's own number for the variant; null if it has none. */
    sku: text(),
    /** Keys that distinguish the variants of a style: 'm' and 'M ' are one size. */
    sizeKey: text().notNull().generatedAlwaysAs(sql`lower(btrim(size))`),
    colorKey: text().notNull().generatedAlwaysAs(sql`lower(btrim(color))`),
    /**
     * Whether the row represents its style and color in lists by style. Kept by a trigger on products (migration 0018).
     */
    isCard: boolean().notNull().default(true),
  },
  (table) => [
    check('products_quantity_not_negative', sql`${table.quantity} >= 0`),
    check('products_price_not_negative', sql`${table.priceKobo} >= 0`),
    // One index for each sort order of products, for all of them and by category: see catalogue/listStatements.ts.
    // Descending keys are SQL, because drizzle's `desc()` puts nulls last, which no `order by … desc` matches.
    ...Object.entries({
      position: table.position,
      created: sql`created_at desc`,
      price: table.priceKobo,
      price_desc: sql`price_kobo desc`,
      name: table.sortName,
    }).flatMap(([name, key]) => [
      index(`products_${name}_idx`).on(key, table.id).where(sql`deleted_at is null`),
      index(`products_category_${name}_idx`).on(table.category, key, table.id).where(sql`deleted_at is null`),
      index(`products_cards_${name}_idx`).on(key, table.id).where(sql`deleted_at is null and is_card`),
      index(`products_cards_category_${name}_idx`)
        .on(table.category, key, table.id)
        .where(sql`deleted_at is null and is_card`),
    ]),
    // For related products, from a product's price upwards and downwards: see catalogue/relatedProducts.ts.
    ...Object.entries({ up: table.priceKobo, down: sql`price_kobo desc` }).map(([name, key]) =>
      index(`products_related_${name}_idx`)
        .on(table.isSoldOut, sql`(coalesce(category, ''))`, key, table.position, table.id)
        .where(sql`deleted_at is null and is_card`),
    ),
    index('products_search_text_idx').using('gin', table.searchText.op('gin_trgm_ops')),
    // Allows one row for each size and color of a style, and finds the variants of a style.
    uniqueIndex('products_variant').on(table.styleId, table.colorKey, table.sizeKey).where(sql`deleted_at is null`),
    uniqueIndex('products_sku').on(sql`lower(sku)`).where(sql`deleted_at is null and sku is not null`),
  ],
);

/** Measurements of garments: of a whole category, or of the styles that refer to the guide. */
export const sizeGuides = pgTable(
  'size_guides',
  {
    id: id(),
    name: text().notNull(),
    /** The category whose styles have this guide unless they have their own; null for a guide of single styles. */
    category: text().$type<Category>(),
    guide: jsonb().$type<SizeGuide>().notNull(),
    /** Grows with each change. A save with an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    deletedAt: time(),
  },
  (table) => [
    uniqueIndex('size_guides_category').on(table.category).where(sql`category is not null and deleted_at is null`),
  ],
);

/** Properties of a style as a whole. A style without a row has none. */
export const styles = pgTable('styles', {
  id: uuid().primaryKey(),
  sizeGuideId: uuid().references(() => sizeGuides.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

/**
 * The entries of the navigation: the categories of the specification (migration 0023 adds them), and collections that
 * admins create.
 */
export const collections = pgTable(
  'collections',
  {
    id: id(),
    /** Its name in URLs. For a category, it is the category itself. */
    slug: text().notNull(),
    kind: text().$type<CollectionKind>().notNull(),
    /** Only for a category; null for a collection. */
    category: text().$type<Category>(),
    title: text().notNull(),
    text: text().notNull(),
    picture: jsonb().$type<Picture>(),
    /** Its place in the navigation, ascending. */
    position: integer().notNull(),
    /** When it starts and ends being in the shop; null for no limit. */
    startsAt: time(),
    endsAt: time(),
    isVisible: boolean().notNull().default(true),
    /** Grows with each change by an admin. A save with an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    deletedAt: time(),
  },
  (table) => [
    check('collections_category', sql`(${table.kind} = 'category') = (${table.category} is not null)`),
    check('collections_period', sql`${table.startsAt} < ${table.endsAt}`),
    uniqueIndex('collections_slug').on(table.slug).where(sql`deleted_at is null`),
  ],
);

/** The styles of a collection, in its own order. */
export const collectionItems = pgTable(
  'collection_items',
  {
    collectionId: uuid()
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    styleId: uuid().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collectionId, table.styleId] })],
);

/**
 * Changes of products that can change lists or their counts. Kept by triggers on products (migration 0020_find) for
 * catalogue/currentIndex.ts. Rows are deleted after a while.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    /**
     * Readers compare it with a snapshot of the database, because ids alone do not show which changes are committed.
     */
    transactionId: transactionId().notNull().default(sql`pg_current_xact_id()`),
    /** Null for a change of so many products that all are read again. */
    productId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [index('product_changes_transaction_idx').on(table.transactionId)],
);

/**
 * The words of all names, colors and categories, normalised for search, as suggestions for misspelt words. Kept by the
 * same triggers; words of deleted products stay.
 */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_word_idx').using('gin', table.word.op('gin_trgm_ops')),
]);

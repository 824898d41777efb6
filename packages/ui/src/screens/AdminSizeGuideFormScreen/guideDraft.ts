import {
  type AdminSizeGuide,
  type AdminStyle,
  type Category,
  limits,
  type Measurement,
  measurements,
  type SizeGuideDraft,
  type SizeGuideRow,
  type SizeSystem,
  sizeGuideOf,
  sizeSystems,
} from '@abs/contract';
import type { CollectionItem, SizeGuide } from '@abs/contract/entities';
import type { PlacedText } from '../../components/CellGrid/index.ts';
import { categoryTitles } from '../../shop/lib/categories.ts';
import { sizesOf } from '../../shop/lib/categoryOptions.ts';

/** A row keeps its id while others are added and removed. */
export type DraftRow = SizeGuideRow & { id: number };

/** The entered values, and the chosen style. */
export type GuideDraft = Omit<SizeGuideDraft, 'sizes' | 'styleId'> & {
  sizes: readonly DraftRow[];
  style: CollectionItem | null;
  /** The name was typed, so it does not follow the guide's category or style. */
  hasOwnName: boolean;
};

/** A column of the table: the name of the size, a measurement, or the name in another system. */
export type GuideColumn =
  | { kind: 'size' }
  | { kind: 'measurement'; name: Measurement }
  | { kind: 'system'; name: SizeSystem };

const garments: readonly Measurement[] = measurements.filter((name) => name !== 'footLength');

/** The usual measurements of a garment, and others that the guide has. */
export const measuredOf = ({ category, sizes }: Pick<GuideDraft, 'category' | 'sizes'>): readonly Measurement[] => {
  const usual: readonly Measurement[] = category === 'sneaker' ? ['footLength'] : garments;
  return measurements.filter(
    (name) => usual.includes(name) || sizes.some((row) => (row.measurements[name] ?? '').trim() !== ''),
  );
};

export const columnsOf = (draft: Pick<GuideDraft, 'category' | 'sizes'>): readonly GuideColumn[] => [
  { kind: 'size' },
  ...measuredOf(draft).map((name) => ({ kind: 'measurement' as const, name })),
  ...sizeSystems.map((name) => ({ kind: 'system' as const, name })),
];

const emptyRow = (id: number, size = ''): DraftRow => ({ id, size, measurements: {}, equivalents: {} });
const usualRows = (category: Category) => sizesOf(category).map((size, id) => emptyRow(id, size));
const nextId = (rows: readonly DraftRow[]) => Math.max(-1, ...rows.map(({ id }) => id)) + 1;

const asTexts = <Name extends string>(values: Partial<Record<Name, number | string>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) as Partial<
    Record<Name, string>
  >;

function newDraft(style: AdminStyle | null): GuideDraft {
  const category = style?.category ?? 'hoodie';
  return {
    ...{ scope: style ? 'style' : 'category', category, hasOwnName: false, howTo: {}, bodyHeight: '', advice: '' },
    style: style && { styleId: style.id, name: style.name, isOnSale: true },
    name: style?.name ?? categoryTitles[category],
    sizes: usualRows(category),
  };
}

/** The form of a guide as it is, or of a new one. */
export function draftOf(guide: AdminSizeGuide | null, style: AdminStyle | null): GuideDraft {
  if (!guide) return newDraft(style);
  const { name, category, sizes, howTo = {}, bodyHeight, advice = '', isForCategory, styles } = guide;
  return {
    ...{ name, category, howTo, advice, hasOwnName: true, style: styles[0] ?? null },
    scope: isForCategory ? 'category' : 'style',
    bodyHeight: bodyHeight === undefined ? '' : String(bodyHeight),
    sizes: sizes.map((row, id) => ({
      id,
      size: row.size,
      measurements: asTexts(row.measurements),
      equivalents: asTexts(row.equivalents),
    })),
  };
}

/** Gives the guide its default name, unless the admin has typed one. */
function withUsualName(draft: GuideDraft): GuideDraft {
  if (draft.hasOwnName) return draft;
  const ofStyle = draft.scope === 'style' ? draft.style?.name : undefined;
  return { ...draft, name: ofStyle ?? categoryTitles[draft.category] };
}

export function withSubject(
  draft: GuideDraft,
  change: Partial<Pick<GuideDraft, 'scope' | 'style' | 'category'>>,
): GuideDraft {
  const next = withUsualName({ ...draft, ...change });
  const isUntouched = draft.sizes.every((row) => isEmpty({ ...row, size: '' }));
  // Shoes have other sizes than clothes.
  const isOtherKind = (next.category === 'sneaker') !== (draft.category === 'sneaker');
  return isUntouched && isOtherKind ? { ...next, sizes: usualRows(next.category) } : next;
}

const isEmpty = ({ size, measurements: measured, equivalents }: SizeGuideRow): boolean =>
  [size, ...Object.values(measured), ...Object.values(equivalents)].every((text) => text.trim() === '');

/** Removes empty rows. */
export const withoutEmptyRows = (draft: GuideDraft): GuideDraft => ({
  ...draft,
  sizes: draft.sizes.filter((row) => !isEmpty(row)),
});

export const withRow = (draft: GuideDraft): GuideDraft => ({
  ...draft,
  sizes: [...draft.sizes, emptyRow(nextId(draft.sizes))],
});

export function textIn(row: SizeGuideRow | undefined, column: GuideColumn | undefined): string {
  if (!row || !column) return '';
  if (column.kind === 'size') return row.size;
  return (column.kind === 'measurement' ? row.measurements[column.name] : row.equivalents[column.name]) ?? '';
}

function withText(row: DraftRow, column: GuideColumn, value: string): DraftRow {
  switch (column.kind) {
    case 'size':
      return { ...row, size: value };
    case 'measurement':
      return { ...row, measurements: { ...row.measurements, [column.name]: value } };
    case 'system':
      return { ...row, equivalents: { ...row.equivalents, [column.name]: value } };
  }
}

/** Changes the texts of cells. Cells below the last row add rows. */
export function withCells(draft: GuideDraft, changes: readonly PlacedText[]): GuideDraft {
  const columns = columnsOf(draft);
  let next = draft;
  for (const { row, column, value } of changes) {
    const changed = columns[column];
    while (next.sizes.length <= row && next.sizes.length < limits.SIZE_GUIDE_SIZES_MAX) next = withRow(next);
    if (!changed) continue;
    next = { ...next, sizes: next.sizes.map((each, index) => (index === row ? withText(each, changed, value) : each)) };
  }
  return next;
}

/** The values for the machine, without instructions for measurements that the guide lacks. */
export function submittedOf({ style, hasOwnName: _, ...draft }: GuideDraft): SizeGuideDraft {
  const measured = measuredOf(draft);
  const howTo = Object.entries(draft.howTo).filter(([name]) => measured.includes(name as Measurement));
  return {
    ...draft,
    styleId: style?.styleId ?? null,
    sizes: draft.sizes.map(({ id: _id, ...row }) => row),
    howTo: Object.fromEntries(howTo),
  };
}

const isLength = (cm: number) => cm > 0 && cm <= limits.MEASUREMENT_MAX;
const isHeight = (cm = 0) => cm >= limits.BODY_HEIGHT_MIN && cm <= limits.BODY_HEIGHT_MAX;

/** The guide as shoppers would see it, without invalid and missing values; null while nothing is measured. */
export function previewOf(draft: GuideDraft): SizeGuide | null {
  const { bodyHeight, ...guide } = sizeGuideOf(submittedOf(draft));
  const sizes = guide.sizes
    .map((row) => ({
      ...row,
      measurements: Object.fromEntries(Object.entries(row.measurements).filter(([, cm]) => isLength(cm))),
    }))
    .filter(({ size, measurements: measured }) => size.trim() !== '' && Object.keys(measured).length > 0);
  if (sizes.length === 0) return null;
  return { ...guide, sizes, ...(bodyHeight !== undefined && isHeight(bodyHeight) && { bodyHeight }) };
}

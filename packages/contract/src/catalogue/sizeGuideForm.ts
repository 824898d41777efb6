import * as z from 'zod/mini';
import { plainCharacters } from '../typed.ts';
import { sizeGuideInput } from './sizeGuide.ts';
import type { Category, Measurement, SizeSystem } from './values.ts';

/** A size as typed. An empty measurement was not measured. */
export interface SizeGuideRow {
  size: string;
  measurements: Partial<Record<Measurement, string>>;
  equivalents: Partial<Record<SizeSystem, string>>;
}

/** A guide as typed into the form. */
export interface SizeGuideDraft {
  /** Whether the guide is for all products of the category, or for one style. */
  scope: 'category' | 'style';
  /** The style, once it is chosen. */
  styleId: string | null;
  name: string;
  category: Category;
  sizes: readonly SizeGuideRow[];
  howTo: Partial<Record<Measurement, string>>;
  bodyHeight: string;
  advice: string;
}

/** No garment measures a thousand centimeters, so a comma is that of decimals, unless three digits follow it. */
const CENTIMETERS = /^(-?\d+(?:\.\d+|,\d{1,2})?)(?: ?cm)?$/i;

/** Centimeters as typed or pasted, such as '62,5 cm'; NaN for anything else. */
function centimetersOf(text: string): number {
  const [, digits] = CENTIMETERS.exec(plainCharacters(text)) ?? [];
  return digits === undefined ? Number.NaN : Number(digits.replace(',', '.'));
}

/** The typed texts without the empty ones; undefined if all are empty. */
function filled<Name extends string, Value>(
  texts: Partial<Record<Name, string>>,
  toValue: (text: string) => Value,
): Partial<Record<Name, Value>> | undefined {
  const typed = (Object.entries(texts) as [Name, string][]).filter(([, text]) => text.trim() !== '');
  if (typed.length === 0) return undefined;
  return Object.fromEntries(typed.map(([name, text]) => [name, toValue(text)])) as Partial<Record<Name, Value>>;
}

const asTyped = (text: string) => text;

/** The guide of a draft, which may not pass the rules. */
export function sizeGuideOf(draft: SizeGuideDraft) {
  const howTo = filled(draft.howTo, asTyped);
  return {
    name: draft.name,
    category: draft.category,
    sizes: draft.sizes.map(({ size, measurements, equivalents }) => {
      const others = filled(equivalents, asTyped);
      return { size, measurements: filled(measurements, centimetersOf) ?? {}, ...(others && { equivalents: others }) };
    }),
    ...(howTo && { howTo }),
    ...(draft.bodyHeight.trim() !== '' && { bodyHeight: centimetersOf(draft.bodyHeight) }),
    ...(draft.advice.trim() !== '' && { advice: draft.advice }),
  };
}

/** A size guide's form: a guide that passes the rules, and the style that it is for; null for the whole category. */
export const sizeGuideForm = z.pipe(
  z.transform((draft: SizeGuideDraft) => ({
    ...sizeGuideOf(draft),
    styleId: draft.scope === 'style' ? (draft.styleId ?? undefined) : null,
  })),
  z.extend(sizeGuideInput, { styleId: z.nullable(z.string('Choose a product')) }),
);
export type SizeGuideForm = z.infer<typeof sizeGuideForm>;

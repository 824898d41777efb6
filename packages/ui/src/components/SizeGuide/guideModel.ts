import { type Measurement, measurements, type SizeSystem, sizeSystems } from '@abs/contract';
import type { SizeGuide } from '@abs/contract/entities';

export type GuideSize = SizeGuide['sizes'][number];

const LETTERS = 'ABCDEF';

/** A measurement of the guide with the letter that stands for it in drawing and table; '' where it is the only one. */
export interface GuideMeasurement {
  name: Measurement;
  letter: string;
}

/** What the guide measures in any of its sizes. */
export function measuredIn({ sizes }: SizeGuide): GuideMeasurement[] {
  const names = measurements.filter((name) => sizes.some((size) => size.measurements[name] !== undefined));
  return names.map((name, index) => ({ name, letter: names.length > 1 ? LETTERS.charAt(index) : '' }));
}

/** Where any of the sizes has another name. */
export const systemsOf = ({ sizes }: SizeGuide): SizeSystem[] =>
  sizeSystems.filter((system) => sizes.some(({ equivalents }) => equivalents?.[system]));

const sizeKey = (size: string) => size.trim().toLowerCase();

/** The index of a size by its name, or of the middle one where the guide does not have it. */
export function sizeIndexOf({ sizes }: SizeGuide, size: string | undefined): number {
  const index = size === undefined ? -1 : sizes.findIndex((other) => sizeKey(other.size) === sizeKey(size));
  return index < 0 ? Math.floor((sizes.length - 1) / 2) : index;
}

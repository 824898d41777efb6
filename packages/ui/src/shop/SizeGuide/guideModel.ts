import { type Measurement, measurements, type SizeSystem, sizeSystems } from '@abs/contract';
import type { SizeGuide } from '@abs/contract/entities';

export type GuideSize = SizeGuide['sizes'][number];

const LETTERS = 'ABCDEF';

/** A measurement of the guide with its letter in drawing and table; '' if it is the only measurement. */
export interface GuideMeasurement {
  name: Measurement;
  letter: string;
}

/** The measurements that at least one size of the guide has. */
export function measuredIn({ sizes }: SizeGuide): GuideMeasurement[] {
  const names = measurements.filter((name) => sizes.some((size) => size.measurements[name] !== undefined));
  return names.map((name, index) => ({ name, letter: names.length > 1 ? LETTERS.charAt(index) : '' }));
}

/** The size systems in which at least one size has a name. */
export const systemsOf = ({ sizes }: SizeGuide): SizeSystem[] =>
  sizeSystems.filter((system) => sizes.some(({ equivalents }) => equivalents?.[system]));

const sizeKey = (size: string) => size.trim().toLowerCase();

/** The index of a size by its name, or of the middle one if the guide does not have it. */
export function sizeIndexOf({ sizes }: SizeGuide, size: string | undefined): number {
  const index = size === undefined ? -1 : sizes.findIndex((other) => sizeKey(other.size) === sizeKey(size));
  return index < 0 ? Math.floor((sizes.length - 1) / 2) : index;
}

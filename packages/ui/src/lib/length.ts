/** How lengths are shown. Guides hold them in centimeters. */
export const lengthUnits = ['cm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

export const lengthUnitNames: Record<LengthUnit, string> = { cm: 'centimeters', in: 'inches' };

const CM_PER_INCH = 2.54;

/** A length without its unit, to a tenth: '63.5', or '25' in inches. */
export function formatLength(cm: number, unit: LengthUnit): string {
  const value = unit === 'cm' ? cm : cm / CM_PER_INCH;
  return String(Math.round(value * 10) / 10);
}

/** The height of a person: '175 cm (5 ft 9 in)'. */
export function formatHeight(cm: number): string {
  const inches = Math.round(cm / CM_PER_INCH);
  return `${cm}\u00a0cm (${Math.floor(inches / 12)}\u00a0ft\u00a0${inches % 12}\u00a0in)`;
}

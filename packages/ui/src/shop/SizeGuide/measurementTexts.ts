import type { Measurement } from '@abs/contract';

interface MeasurementText {
  name: string;
  /** How to measure it on a garment laid flat, or on a foot. */
  how: string;
}

export const measurementTexts: Record<Measurement, MeasurementText> = {
  chest: { name: 'Chest', how: 'Across the front, from armpit to armpit.' },
  length: { name: 'Length', how: 'From the top of the shoulder, beside the neck, straight down to the hem.' },
  shoulder: { name: 'Shoulder', how: 'Across the back, from one shoulder seam to the other.' },
  sleeve: { name: 'Sleeve', how: 'From the shoulder seam to the end of the cuff.' },
  hem: { name: 'Hem', how: 'Across the bottom edge, without stretching it.' },
  footLength: {
    name: 'Foot length',
    how: 'Stand on a sheet of paper with your heel against a wall. Mark the end of your longest toe, then measure from the mark to the wall.',
  },
};

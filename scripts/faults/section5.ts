import type { PlantedFault } from './fault.ts';

export const faults: PlantedFault[] = [
  {
    row: '5.1.1',
    file: 'packages/contract/src/fields.ts',
    from: "export const email = emailWith('Email is required'",
    to: "export const email = emailWith('Email is needed'",
    caughtBy: 'test:packages/contract/src/fields.property.test.ts::is required',
  },
];

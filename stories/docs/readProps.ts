import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Docblocks of props end with `@default value`: the table of props has a column for it. */
export const readDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, description, summary] = /^(.*?)\s*@default\s+(.*)$/s.exec(argType.description ?? '') ?? [];
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, description, table: { defaultValue: { summary }, ...argType.table } }];
    }),
  );

import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { expect, it } from 'vitest';
import { readDefaults } from './readDefaults.ts';

const described = (description: string, table?: object) =>
  readDefaults({ argTypes: { prop: { name: 'prop', description, table } } } as unknown as StoryContextForEnhancers)
    .prop;

it('moves the default of a prop from its description to its column', () => {
  expect(described("How large it is. @default 'medium'")).toMatchObject({
    description: 'How large it is.',
    table: { defaultValue: { summary: "'medium'" } },
  });
});

it('believes the code more than the comment', () => {
  expect(described('Its level. @default 3', { defaultValue: { summary: '2' } })).toMatchObject({
    description: 'Its level.',
    table: { defaultValue: { summary: '2' } },
  });
});

it('leaves alone what says nothing of a default', () => {
  expect(described('What it is called.')).toEqual({
    name: 'prop',
    description: 'What it is called.',
    table: undefined,
  });
});

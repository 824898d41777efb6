import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { readProps } from './readProps.ts';

const read = (prop: object) =>
  readProps({ argTypes: { prop: { name: 'prop', ...prop } } } as unknown as StoryContextForEnhancers).prop;

describe('defaults', () => {
  it('are moved from the description to their column', () => {
    expect(read({ description: "How large it is. @default 'medium'" })).toMatchObject({
      description: 'How large it is.',
      table: { defaultValue: { summary: "'medium'" } },
    });
  });

  it('are those of the code rather than of the comment', () => {
    expect(read({ description: 'Its level. @default 3', table: { defaultValue: { summary: '2' } } })).toMatchObject({
      description: 'Its level.',
      table: { defaultValue: { summary: '2' } },
    });
  });

  it('are not made up', () => {
    expect(read({ description: 'What it is called.' })).toEqual({
      name: 'prop',
      description: 'What it is called.',
      table: {},
    });
  });
});

describe('types', () => {
  const typed = (raw: string) =>
    read({ type: { name: 'union', raw }, table: { type: { summary: 'union' } } })?.table?.type;

  it('are told as they are written, not by their kind', () => {
    expect(typed("'tiny' | 'small'")).toEqual({ summary: "'tiny' | 'small'" });
    expect(typed('string\n  | null')).toEqual({ summary: 'string | null' });
  });

  it('that are long are told whole when asked', () => {
    const raw = `
      | { status: 'loading' }
      | {
          status: 'ready';
          /** Oldest first. */
          orders: Order[];
        }
      | { status: 'error'; message: string }`;
    expect(typed(raw)).toEqual({
      summary: "{ status: 'loading' } | { status: 'ready'; orders: Order[]; } | { status…",
      detail: "{ status: 'loading' }\n| { status: 'ready'; orders: Order[]; }\n| { status: 'error'; message: string }",
    });
  });

  it('that docgen tells itself stay', () => {
    const table = { type: { summary: 'string' } };
    expect(read({ type: { name: 'string' }, table })?.table).toEqual(table);
  });
});

import type { StoryContextForEnhancers } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { enhanceArgTypes } from './enhanceArgTypes.ts';
import type { Prop } from './props.ts';

const prop = (given: Partial<Prop>): Prop => ({
  name: 'prop',
  type: 'string',
  required: false,
  description: '',
  ...given,
});

const enhanced = (argTypes: object, props: Prop[] = [], initialArgs = {}) =>
  enhanceArgTypes({ Till: props })({
    title: 'Screens/Till',
    argTypes,
    initialArgs,
    // The only fields that it reads.
  } as unknown as StoryContextForEnhancers);
const read = (argType: object, source?: Partial<Prop>) =>
  enhanced({ prop: { name: 'prop', ...argType } }, source ? [prop(source)] : []).prop;

describe('defaults', () => {
  it('are moved from the description to their column', () => {
    expect(read({ description: "How large it is. @default 'medium'" })).toMatchObject({
      description: 'How large it is.',
      table: { defaultValue: { summary: "'medium'" } },
    });
  });

  it('come from the code rather than from the comment', () => {
    const table = { defaultValue: { summary: '2' } };
    expect(read({ description: 'Its level. @default 3', table })).toMatchObject({ description: 'Its level.', table });
  });

  it('are left out if the description has none', () => {
    expect(read({ description: 'What it is called.' })?.table).toEqual({});
  });
});

describe('types', () => {
  const typed = (raw: string, written?: string) =>
    read(
      { type: { name: 'union', raw }, table: { type: { summary: 'union' } } },
      written ? { type: written } : undefined,
    )?.table?.type;
  const long = `
    | { status: 'loading' }
    | {
        status: 'ready';
        /** Oldest first. */
        orders: Order[];
      }
    | { status: 'error'; message: string }`;
  const detail =
    "{ status: 'loading' }\n| { status: 'ready'; orders: Order[]; }\n| { status: 'error'; message: string }";

  it('are shown as written instead of by their kind', () => {
    expect(typed("'tiny' | 'small'")).toEqual({ summary: "'tiny' | 'small'" });
    expect(typed('string\n  | null')).toEqual({ summary: 'string | null' });
  });

  it('are shown in full instead of by their name, if short', () => {
    expect(typed("'newest' | 'name'", 'Sort')).toEqual({ summary: "'newest' | 'name'" });
    expect(typed(long, 'OrdersState')).toEqual({ summary: 'OrdersState', detail });
  });

  it('that are long are shown in full in the details', () => {
    expect(typed(long)).toEqual({
      summary: "{ status: 'loading' } | { status: 'ready'; orders: Order[]; } | { status…",
      detail,
    });
  });

  it('that docgen does not know come from the source', () => {
    const table = { type: { summary: 'unknown' } };
    expect(read({ type: { name: 'other', value: 'unknown' }, table }, { type: 'readonly Order[]' })?.table).toEqual({
      type: { summary: 'readonly Order[]' },
    });
  });

  it('that docgen names are kept', () => {
    const table = { type: { summary: 'string' } };
    expect(read({ type: { name: 'string' }, table })?.table).toEqual(table);
  });
});

it('adds a prop that docgen does not find, in the order of the source', () => {
  const all = enhanced({ seen: { name: 'seen' }, extra: { name: 'extra' } }, [
    prop({ name: 'hidden', type: '(id: string) => void', required: true, description: 'It was pressed.' }),
    prop({ name: 'seen' }),
  ]);
  expect(Object.keys(all)).toEqual(['hidden', 'seen', 'extra']);
  expect(all.hidden).toEqual({
    name: 'hidden',
    type: { name: 'function', required: true },
    description: 'It was pressed.',
    table: { type: { summary: '(id: string) => void' } },
  });
});

describe('controls', () => {
  const control = (value: unknown) => enhanced({ prop: { name: 'prop' } }, [], { prop: value }).prop?.control;

  it.each([
    ['an element', { $$typeof: Symbol.for('react.transitional.element'), type: 'p', props: {} }],
    ['a list of elements', [{ $$typeof: Symbol.for('react.transitional.element') }]],
    ['something that calls back', { status: 'ready', onRetry: () => {} }],
  ])('%s has no control', (_what, value) => {
    expect(control(value)).toBe(false);
  });

  it.each([['text'], [null], [{ id: 'a', sizes: ['S', 'M'] }], [() => {}]])('%s keeps the default control', (value) => {
    expect(control(value)).toBeUndefined();
  });
});

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readProps, readPropsIn } from './props.ts';

const read = (...sources: string[]) => readPropsIn(new Map(sources.map((code, place) => [`${place}.tsx`, code])));
const names = (props: readonly { name: string }[] | undefined) => props?.map(({ name }) => name);

test('reads the type of a prop as written, its docblock, and whether it is required', () => {
  const { Till } = read(`
    export interface TillProps {
      /**
       * What is to be paid,
       * in naira. @default 0
       */
      total?: number;
      // No docblock.
      lines: readonly { id: string }[];
    }`);
  expect(Till).toEqual([
    { name: 'total', type: 'number', required: false, description: 'What is to be paid, in naira. @default 0' },
    { name: 'lines', type: 'readonly { id: string }[]', required: true, description: '' },
  ]);
});

test('reads the parameter of a function if no type is named after it', () => {
  const { Till, Row } = read(
    'interface RowProps { id: string } export function Till({ total }: { total: number } & RowProps) {}',
    'export function Row(props: { other: string }) {}',
  );
  expect(names(Till)).toEqual(['total', 'id']);
  expect(names(Row)).toEqual(['id']);
});

describe('inherited props', () => {
  const base = 'export interface BaseProps { id: string; name?: string; size?: number }';

  test.each([
    ['from another file', 'interface TillProps extends BaseProps { total: number }', ['id', 'name', 'size', 'total']],
    ['but some', "interface TillProps extends Omit<BaseProps, 'name' | 'size'> {}", ['id']],
    ['only some', "type TillProps = Pick<BaseProps, 'name'> & { total: number };", ['name', 'total']],
    [
      'but those of another',
      'type TillProps = Omit<BaseProps, keyof Own>; interface Own { id: string }',
      ['name', 'size'],
    ],
    [
      'by a parameter',
      'type Both<A, B = BaseProps> = A & Pick<B, "id">; type TillProps = Both<{ total: 1 }>',
      ['total', 'id'],
    ],
    [
      'from elsewhere, which is left out',
      "interface TillProps extends ComponentProps<'input'> { total: 1 }",
      ['total'],
    ],
  ])('%s', (_what, code, expected) => {
    expect(names(read(base, code).Till)).toEqual(expected);
  });

  test('may become optional', () => {
    expect(read(base, 'type TillProps = Partial<BaseProps>').Till?.[0]).toMatchObject({ name: 'id', required: false });
  });

  test('are replaced by props that are declared again', () => {
    expect(read(base, 'interface TillProps extends BaseProps { size: 1 | 2 }').Till?.at(-1)).toMatchObject({
      name: 'size',
      type: '1 | 2',
      required: true,
    });
  });
});

test('reads the props of the library that Omit hides from docgen', () => {
  const props = readProps(fileURLToPath(new URL('../..', import.meta.url)));
  expect(names(props.PasswordField)).toEqual(['label', 'hint', 'error']);
  expect(names(props.Stack)).toEqual(['gap', 'align', 'as']);
  expect(names(props.AdminUsersScreen)).toContain('rows');
});

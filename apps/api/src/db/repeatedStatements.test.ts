import { expect, test } from 'vitest';
import { RepeatedStatements } from './repeatedStatements.ts';

const run = (statements: RepeatedStatements, text: string, times: number) =>
  Array.from({ length: times }, () => statements.nameOf(text)).at(-1);

test('names a statement from its sixth run on, always with the same name', () => {
  const statements = new RepeatedStatements();
  expect(run(statements, 'select $1', 5)).toBeUndefined();
  const name = run(statements, 'select $1', 1);
  expect(name).toMatch(/^[\w-]{43}$/);
  expect(run(statements, 'select $1', 3)).toBe(name);
  expect(run(new RepeatedStatements(), 'select $1', 6)).toBe(name);
  expect(run(statements, 'select $2', 6)).not.toBe(name);
});

test('names at most 200 statements, those that were frequent first', () => {
  const statements = new RepeatedStatements();
  const names = Array.from({ length: 300 }, (_, n) => run(statements, `select ${n}`, 6));
  expect(names.map((name) => name !== undefined)).toEqual(names.map((_, n) => n < 200));
  expect(new Set(names.slice(0, 200)).size).toBe(200);
});

test('still names a frequent statement after many rare ones', () => {
  const statements = new RepeatedStatements();
  for (let n = 0; n < 2_500; n++) statements.nameOf(`select ${n}`);
  expect(run(statements, 'select $1', 6)).toBeDefined();
});

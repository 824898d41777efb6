import { expect, test } from 'vitest';
import { withoutReadonlyLists } from './readableLists.ts';

test('lists lose readonly, and nothing moves', () => {
  const code = "interface P { a: readonly string[]; b?: readonly (A | { readonly c: 'readonly x' })[] }";
  const plain = withoutReadonlyLists(code);
  expect(plain).toBe("interface P { a:          string[]; b?:          (A | { readonly c: 'readonly x' })[] }");
  expect(plain).toHaveLength(code.length);
});

test('markup and other operators stay', () => {
  const code = 'const a = <p>readonly string[]</p>; type K = keyof { b: 1 };';
  expect(withoutReadonlyLists(code)).toBe(code);
});

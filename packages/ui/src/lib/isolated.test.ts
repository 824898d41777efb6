import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('gives the written texts of a sentence their own direction', () => {
  expect(renderToStaticMarkup(isolated`${'قميص ABS'} is not ${'7!'}`)).toBe(
    '<span><bdi>قميص ABS</bdi> <span>is not</span> <bdi>7!</bdi></span>',
  );
});

test('escapes the written texts', () => {
  expect(renderToStaticMarkup(isolated`Delete ${'<b>'}?`)).toBe(
    '<span><span>Delete</span> <bdi>&lt;b&gt;</bdi><span>?</span></span>',
  );
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { ownPagePolicy, shopPolicy } from './contentPolicy.ts';

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of the shop', { tags: ['10.1.18'] }, () => {
  test('allows the styles that the installed sonner adds to every page', () => {
    const sonner = createRequire(new URL('../../../../packages/ui/package.json', import.meta.url)).resolve('sonner');
    const script = readFileSync(sonner.replace(/\.js$/, '.mjs'), 'utf8');
    const [, text = '""'] = /__insertCSS\(("(?:[^"\\]|\\.)+")\)/.exec(script) ?? [];
    expect(directives(shopPolicy('https://shop.example'))['style-src']).toEqual([
      "'self'",
      sourceOf(''),
      sourceOf(JSON.parse(text)),
    ]);
  });

  test('allows the style elements of a page by their hashes', () => {
    const policy = directives(shopPolicy('https://shop.example/path', ["'sha256-a'", "'sha256-b'"]));
    expect(policy['style-src']?.slice(3)).toEqual(["'sha256-a'", "'sha256-b'"]);
  });

  test('allows no inline script, and no other inline style than in attributes', () => {
    const { 'style-src': styles = [], ...others } = directives(shopPolicy('https://shop.example'));
    expect(styles.slice(3)).toEqual([]);
    expect(others).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src-attr': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", 'https://shop.example'],
    });
  });
});

test('a page outside the shop may only have its own style and send its forms', { tags: ['10.1.18'] }, () => {
  const style = 'p{margin:0}';
  expect(directives(ownPagePolicy(style, ['https://shop.example']))).toEqual({
    'default-src': ["'none'"],
    'img-src': ["'self'"],
    'style-src': [sourceOf(style)],
    'form-action': ["'self'", 'https://shop.example'],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewports } from '../storybook-preview/viewports.ts';
import { readAccepted } from './accepted.ts';
import { sizes } from './modes.ts';
import { decode, type Picture } from './picture.ts';
import { Report } from './report.ts';
import { shuffled } from './shuffled.ts';

const plain = (shade: number, height = 3): Picture => ({ width: 4, height, pixels: Buffer.alloc(12 * height, shade) });
const button = { id: 'button--default', title: 'Components/Button', name: 'Default' };
const cart = { id: 'cart--empty', title: 'Screens/Cart <screen>', name: 'Empty' };

describe('the report', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps what was expected, what was seen and what differs', async () => {
    const report = new Report(folder);
    const { difference } = await report.add({ story: button, mode: '390-dark', before: plain(1), after: plain(2) });
    expect(difference?.count).toBe(12);
    expect(await decode(join(folder, '390-dark/button--default.expected.webp'))).toEqual(plain(1));
    expect(await decode(join(folder, '390-dark/button--default.actual.webp'))).toEqual(plain(2));
    expect(await decode(join(folder, '390-dark/button--default.difference.webp'))).toEqual(difference?.picture);
  });

  it('is a page that stands alone: every picture it shows is beside it, and nothing comes from elsewhere', async () => {
    const report = new Report(folder);
    await report.add({ story: button, mode: '390-dark', before: plain(1), after: plain(2) });
    await report.add({ story: cart, mode: '1280-light', before: undefined, after: plain(3) });
    const page = readFileSync(report.write([]), 'utf8');
    const shown = [...page.matchAll(/src="([^"]+)"/g)].map(([, file = '']) => file);
    expect(shown).toHaveLength(4);
    for (const file of shown) expect(existsSync(join(folder, file))).toBe(true);
    expect(page).not.toMatch(/https?:/);
  });

  it('groups by title, asks once for each story and says every failure', async () => {
    const report = new Report(folder);
    await report.add({ story: cart, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: button, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: button, mode: '390-dark', before: plain(1), after: plain(2, 4) });
    const page = readFileSync(report.write(['cart--removed has a picture, but there is no such story.']), 'utf8');
    expect([...page.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Components › Button',
      'Screens › Cart &lt;screen&gt;',
    ]);
    expect(page.match(/name="button--default" value="accepted"/g)).toHaveLength(1);
    expect(page).toContain('cart--removed has a picture');
  });
});

describe('the file of accepted stories', () => {
  it('names the accepted ones', () => {
    expect(readAccepted('{"accepted":["button--default"],"rejected":["cart--empty"]}')).toEqual(
      new Set(['button--default']),
    );
  });

  it.each(['', '[]', '{}', 'null', '{"accepted":"all"}', '{"accepted":[1]}'])('is refused when it is %j', (text) => {
    expect(() => readAccepted(text)).toThrow('file of accepted stories');
  });
});

it('stories are pictured at the widths at which they are tested', () => {
  const size = ({ width, height }: { width: number; height: number }) => ({
    width: `${width}px`,
    height: `${height}px`,
  });
  expect(sizes.map(size)).toEqual([viewports.phone.styles, viewports.desktop.styles]);
});

it('a seed decides the order', () => {
  const items = Array.from({ length: 50 }, (_, place) => place);
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2));
  expect(shuffled(items, 1).toSorted((a, b) => a - b)).toEqual(items);
});

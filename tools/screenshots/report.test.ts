import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewports } from '../storybook-preview/viewports.ts';
import { sizes } from './modes.ts';
import { decode, type Picture } from './picture.ts';
import { Report } from './report.ts';
import type { Review } from './review.ts';
import { shuffled } from './shuffled.ts';
import { readTokens, tokenChanges } from './tokens.ts';
import { readVerdicts, rejectionPage } from './verdicts.ts';

const plain = (shade: number, height = 3): Picture => ({ width: 4, height, pixels: Buffer.alloc(12 * height, shade) });
const button = { id: 'button--default', title: 'Components/Button', name: 'Default', importPath: '' };
const link = { id: 'link--default', title: 'Components/Link', name: 'Default', importPath: '' };
const cart = { id: 'cart--empty', title: 'Screens/Cart <screen>', name: 'Empty', importPath: '' };

describe('the report', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('saves the expected screenshot, the actual one and the difference', async () => {
    const report = new Report(folder);
    const { difference } = await report.add({ story: button, mode: '390-dark', before: plain(1), after: plain(2) });
    expect(difference?.count).toBe(12);
    expect(await decode(join(folder, '390-dark/button--default.expected.webp'))).toEqual(plain(1));
    expect(await decode(join(folder, '390-dark/button--default.actual.webp'))).toEqual(plain(2));
    expect(await decode(join(folder, '390-dark/button--default.difference.webp'))).toEqual(difference?.picture);
  });

  /** The data that the page shows. */
  const reviewIn = (page: string): Review =>
    JSON.parse(page.match(/<script type="application\/json" id="review">(.+?)<\/script>/)?.[1] ?? '');
  const groupsIn = (page: string) =>
    reviewIn(page).groups.map(({ label, stories }) => [label, ...stories.map(({ id }) => id)]);

  it('is a page that loads files from its own folder only', async () => {
    const report = new Report(folder);
    await report.add({ story: button, mode: '390-dark', before: plain(1), after: plain(2) });
    await report.add({ story: cart, mode: '1280-light', before: undefined, after: plain(3) });
    const page = readFileSync(report.write([]), 'utf8');
    const changes = reviewIn(page).groups.flatMap(({ stories }) => stories.flatMap((story) => story.changes));
    const shown = changes.flatMap(({ before, after, difference }) => [before, after, difference].filter(Boolean));
    expect(shown).toHaveLength(4);
    for (const file of shown) expect(existsSync(join(folder, file ?? ''))).toBe(true);
    expect(page).not.toMatch(/https?:/);
  });

  it('is also a single file, with some screenshots of every group if not all fit', async () => {
    const report = new Report(folder);
    await report.add({ story: button, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: cart, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: link, mode: '390-light', before: plain(1), after: plain(3) });
    const isShownIn = (page: string) =>
      reviewIn(page).groups.map(({ stories }) =>
        stories.flatMap(({ changes }) =>
          changes.map(({ before, after, difference }) =>
            [before, after, difference].every((src) => src?.startsWith('data:image/webp;base64,')),
          ),
        ),
      );
    const whole = join(folder, 'review.html');
    report.write([]);
    expect(isShownIn(readFileSync(whole, 'utf8'))).toEqual([[true, true], [true]]);
    const bytesOfOne = ['expected', 'actual', 'difference'].reduce(
      (sum, kind) =>
        sum +
        'data:image/webp;base64,'.length +
        readFileSync(join(folder, `390-light/${button.id}.${kind}.webp`), 'base64').length,
      0,
    );
    report.write([], 2.5 * bytesOfOne);
    expect(isShownIn(readFileSync(whole, 'utf8'))).toEqual([[true, false], [true]]);
  });

  it('separates new stories from stories whose earlier screenshot is unknown', async () => {
    const report = new Report(folder);
    await report.add({ story: button, mode: '390-light', before: 'unknown', after: plain(2) });
    await report.add({ story: link, mode: '390-light', before: 'unknown', after: plain(3) });
    await report.add({ story: cart, mode: '390-light', before: undefined, after: plain(2) });
    expect(groupsIn(readFileSync(report.write([]), 'utf8'))).toEqual([
      ['How it looked before is not known', 'button--default', 'link--default'],
      ['New: Screens › Cart <screen> › Empty', 'cart--empty'],
    ]);
  });

  it('groups equal differences, those with the most stories first, and lists every failure', async () => {
    const report = new Report(folder);
    await report.add({ story: cart, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: button, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: link, mode: '390-light', before: plain(1), after: plain(3) });
    const page = readFileSync(report.write(['cart--removed has a picture, but there is no such story.']), 'utf8');
    expect(groupsIn(page)).toEqual([
      ['#010101 → #020202', 'button--default', 'cart--empty'],
      ['#010101 → #030303', 'link--default'],
    ]);
    expect(page).toContain('cart--removed has a picture');
  });

  it('lists a story once, with all its modes, and groups new stories by title', async () => {
    const report = new Report(folder);
    for (const story of [button, cart]) {
      await report.add({ story, mode: '390-light', before: plain(1), after: plain(2) });
      await report.add({ story, mode: '390-dark', before: plain(8), after: plain(9) });
    }
    for (const id of ['cart--first', 'cart--second']) {
      await report.add({ story: { ...cart, id }, mode: '390-light', before: undefined, after: plain(2) });
    }
    expect(groupsIn(readFileSync(report.write([]), 'utf8'))).toEqual([
      ['#010101 → #020202, #080808 → #090909', 'button--default', 'cart--empty'],
      ['New: Screens › Cart <screen>', 'cart--first', 'cart--second'],
    ]);
  });

  it('groups all changes by one token, in each theme and mixed with other colors', async () => {
    const tokens = tokenChanges(
      { ':root --abs-color-ink': '#000', '[data-theme=dark] --abs-color-ink': '#f0f0f0' },
      { ':root --abs-color-ink': '#101010', '[data-theme=dark] --abs-color-ink': '#e0e0e0' },
    );
    const report = new Report(folder, tokens);
    await report.add({ story: button, mode: '390-light', before: plain(0), after: plain(16) });
    await report.add({ story: button, mode: '390-dark', before: plain(240), after: plain(224) });
    await report.add({ story: cart, mode: '390-light', before: plain(100), after: plain(108) });
    await report.add({ story: link, mode: '390-light', before: plain(100), after: plain(60) });
    expect(groupsIn(readFileSync(report.write([]), 'utf8'))).toEqual([
      ['color-ink changed', 'button--default', 'cart--empty'],
      ['#646464 → #3c3c3c', 'link--default'],
    ]);
  });

  it('groups stories of a component that also differ in what no token or color explains', async () => {
    const report = new Report(folder, tokenChanges({ '--abs-ink': '#010101' }, { '--abs-ink': '#020202' }));
    const full = { ...cart, id: 'cart--full', name: 'Full' };
    for (const story of [button, link, cart, full])
      await report.add({ story, mode: '390-light', before: plain(1), after: plain(2) });
    await report.add({ story: link, mode: '390-dark', before: plain(1), after: plain(1, 4) });
    await report.add({ story: cart, mode: '390-dark', before: plain(1), after: plain(1, 4) });
    await report.add({ story: full, mode: '390-dark', before: plain(1), after: plain(1, 5) });
    expect(groupsIn(readFileSync(report.write([]), 'utf8'))).toEqual([
      ['Screens › Cart <screen>: ink changed, and more', 'cart--empty', 'cart--full'],
      ['ink changed', 'button--default'],
      ['Components › Link › Default: ink changed, and more', 'link--default'],
    ]);
  });

  it('names the token that changed', async () => {
    const tokens = tokenChanges({ '--abs-ink': '#010101', '--abs-old': '1px' }, { '--abs-ink': '#020202' });
    const report = new Report(folder, tokens);
    await report.add({ story: button, mode: '390-light', before: plain(1), after: plain(2) });
    const page = readFileSync(report.write([]), 'utf8');
    expect(reviewIn(page).groups[0]?.why).toEqual(['The token --abs-ink was #010101 and is #020202.']);
    expect(page).toContain('--abs-old: 1px → removed');
  });
});

describe('the tokens of a built Storybook', () => {
  it('are read by selector and theme', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
    mkdirSync(join(folder, 'assets'));
    const css = ':root{--abs-ink:#111;--abs-gap:4px}.a{color:red}@media (prefers-contrast:more){:root{--abs-ink:#000}}';
    writeFileSync(join(folder, 'assets/a.css'), `${css}[data-theme=dark]{--abs-ink:#eee}`);
    expect(readTokens(folder)).toEqual({
      ':root --abs-ink': '#111',
      ':root --abs-gap': '4px',
      ':root --abs-ink 2': '#000',
      '[data-theme=dark] --abs-ink': '#eee',
    });
    rmSync(folder, { recursive: true });
  });
});

describe('the file of verdicts', () => {
  const known = new Set(['button--default', 'cart--empty']);

  it('names the accepted stories, and why others were rejected', () => {
    const file = {
      accepted: ['button--default'],
      rejected: [{ id: 'cart--empty', comment: 'Too close to the title ' }],
    };
    const verdicts = readVerdicts(JSON.stringify(file), known);
    expect(verdicts.accepted).toEqual(new Set(['button--default']));
    expect(rejectionPage(verdicts)).toBe('# Rejected pictures\n\n- `cart--empty`: Too close to the title\n');
    expect(rejectionPage(readVerdicts('{"accepted":[]}', known))).toBe('');
  });

  it.each(['', '[]', '{}', 'null', '{"accepted":"all"}', '{"accepted":[1]}', '{"accepted":[],"rejected":["a"]}'])(
    'is refused when it is %j',
    (text) => {
      expect(() => readVerdicts(text, known)).toThrow('file of verdicts');
    },
  );

  it('is refused when it names an unknown story', () => {
    const file = '{"accepted":["button--other"],"rejected":[{"id":"cart--old","comment":""}]}';
    expect(() => readVerdicts(file, known)).toThrow('there are not: button--other, cart--old.');
  });
});

it('takes screenshots at the sizes of the story tests', () => {
  const size = ({ width, height }: { width: number; height: number }) => ({
    width: `${width}px`,
    height: `${height}px`,
  });
  expect(sizes.map(size)).toEqual([viewports.phone.styles, viewports.desktop.styles]);
});

it('shuffles in an order that depends only on the seed', () => {
  const items = Array.from({ length: 50 }, (_, place) => place);
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2));
  expect(shuffled(items, 1).toSorted((a, b) => a - b)).toEqual(items);
});

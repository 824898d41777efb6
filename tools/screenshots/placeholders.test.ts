import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeholderOf } from './placeholders.ts';

const demo = join(import.meta.dirname, '../../apps/api/demo/pictures');

it('a placeholder has the size, the shape and the colors of its photograph', async () => {
  const svg = await placeholderOf(join(demo, 'adire-indigo-jacket-back-640.jpg'));
  expect(svg).toContain('width="640" height="800" viewBox="0 0 6 8"');
  const colors = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, color]) => color);
  expect(colors).toHaveLength(48);
  const brightness = (color = '') => Number.parseInt(color.slice(1, 3), 16);
  // An indigo jacket on light ground: the corner is lighter than the middle.
  expect(brightness(colors[0])).toBeGreaterThan(brightness(colors[21]) + 60);
});

it('draws different photographs differently', async () => {
  const [one, other] = await Promise.all(
    ['adire-indigo-jacket-back', 'adire-indigo-jacket-collar'].map((name) =>
      placeholderOf(join(demo, `${name}-240.avif`)),
    ),
  );
  expect(one).not.toBe(other);
});

it('a placeholder has the same tiles for every file of one photograph', async () => {
  const tilesOf = async (file: string) => (await placeholderOf(join(demo, file))).replace(/^.*viewBox/, '');
  const one = await tilesOf('adire-indigo-jacket-back-240.avif');
  expect(await tilesOf('adire-indigo-jacket-back-1200.avif')).toBe(one);
  expect(await tilesOf('adire-indigo-jacket-back-640.jpg')).toBe(one);
});

it('a placeholder is the same every time', async () => {
  const photograph = join(demo, 'adire-indigo-jacket-back-1200.avif');
  expect(await placeholderOf(photograph)).toBe(await placeholderOf(photograph));
});

import { describeMachines } from '@abs/machines/describe';
import { beforeAll, describe, expect, test } from 'vitest';
import { lampMachine } from './fixtures.ts';
import { layOut } from './layout.ts';
import { loadMeasure, type Measure } from './measure.ts';
import type { Area, Chart, Machine } from './types.ts';

const [lamp] = describeMachines(new Map([['lamp', lampMachine]])) as [Machine];
let measure: Measure;
let chart: Chart;
beforeAll(async () => {
  measure = await loadMeasure();
  chart = await layOut(lamp, measure);
});

const box = (path: string) => {
  const found = chart.boxes.find((other) => other.path === path);
  if (!found) throw new Error(`No box ${path}`);
  return found;
};
const holds = (outer: Area, inner: Area) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const arrow = (from: string, to: string) => chart.arrows.find((other) => other.from === from && other.to === to);

test('measures the shop’s font', () => {
  expect(measure('iiii', 16, 400)).toBeLessThan(measure('MMMM', 16, 400));
  expect(measure('placing', 16, 600)).toBeGreaterThan(measure('placing', 16, 400));
  expect(measure('placing', 32, 400)).toBeCloseTo(2 * measure('placing', 16, 400));
});

test('every state has a box, inside the box of its parent', () => {
  expect(chart.boxes.map(({ path }) => path).sort()).toEqual(lamp.states.map(({ path }) => path).sort());
  for (const { path, parent } of lamp.states) if (parent) expect(holds(box(parent), box(path)), path).toBe(true);
  expect(box('lit.light').isRegion).toBe(true);
  expect(box('lit').isRegion).toBe(false);
});

test('boxes of siblings do not overlap', () => {
  for (const one of lamp.states) {
    for (const other of lamp.states) {
      if (one.path >= other.path || one.parent !== other.parent || one.parent === null) continue;
      const [a, b] = [box(one.path), box(other.path)];
      const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(isApart, `${one.path} and ${other.path}`).toBe(true);
    }
  }
});

test('texts fit into their boxes and labels', () => {
  for (const { width, title, lines, kind } of chart.boxes) {
    if (kind === 'history') continue;
    expect(width).toBeGreaterThanOrEqual(measure(title, 14, 600));
    for (const { text } of lines) expect(width).toBeGreaterThanOrEqual(measure(text, 12, 400));
  }
  for (const { label } of chart.arrows) {
    for (const { text, guard } of label?.lines ?? []) {
      expect(label?.width).toBeGreaterThanOrEqual(measure(guard ? `${text} [${guard}]` : text, 12, 500));
    }
  }
});

describe('arrows', () => {
  test('connect each pair of states once, with a line for each transition', () => {
    expect(arrow('off', 'lit')?.label?.lines.map(({ text }) => text)).toEqual(['pressed', 'after 1.5 s']);
    expect(arrow('lit.heat.measuring', 'broken')?.label?.lines).toEqual([
      { kind: 'done', text: 'measure done', guard: 'isBroken' },
    ]);
  });

  test('show whether a transition is immediate', () => {
    expect(arrow('starting', 'off')?.isImmediate).toBe(true);
    expect(arrow('off', 'lit')?.isImmediate).toBe(false);
  });

  test('of the whole flow begin at a mark inside it', () => {
    expect(chart.marks.filter(({ kind }) => kind === 'anywhere').map(({ parent }) => parent)).toEqual(['']);
    expect(arrow('', 'broken')?.label?.lines[0]?.text).toBe('broke');
  });

  test('begin at a mark for the initial state in every state with child states', () => {
    expect(chart.marks.filter(({ kind }) => kind === 'initial').map(({ parent }) => parent)).toEqual([
      '',
      'lit.light',
      'lit.heat',
    ]);
  });
});

test('the box of a state lists its calls and the events that do not leave it', () => {
  expect(box('').lines.map(({ text }) => text)).toEqual(['stays on cleaned']);
  expect(box('lit.light.bright').lines.map(({ text }) => text)).toEqual(['again after mood']);
  expect(box('lit.heat.measuring').lines.map(({ text }) => text)).toEqual(['calls measure', 'runs blinker']);
});

test('the same machine always gives the same drawing, to the byte', async () => {
  const again = await layOut(lamp, await loadMeasure());
  expect(JSON.stringify(again)).toBe(JSON.stringify(chart));
});

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outcomeOf, testRunsOf } from './faultEvidence.ts';

const storyFiles = new Map([['Screens/Cart', 'stories/screens/Cart/Cart.stories.tsx']]);

describe('the command of a fault’s evidence', () => {
  /** The one pattern for titles that the command has. */
  function pattern(args: string[] = [], option: string): RegExp {
    return new RegExp(args[args.indexOf(option) + 1] ?? '$never^');
  }

  test('runs one title of one test file', () => {
    const [run, ...others] = testRunsOf(['test:src/cart.test.ts::counts (all) lines'], storyFiles);
    expect(others).toEqual([]);
    expect(run?.args).toEqual(expect.arrayContaining(['vitest.node.config.ts', 'src/cart.test.ts']));
    const title = pattern(run?.args, '-t');
    expect(title.test('the cart counts (all) lines')).toBe(true);
    expect(title.test('counts (all) lines')).toBe(true);
    expect(title.test('miscounts (all) lines')).toBe(false);
    expect(title.test('counts (all) lines twice')).toBe(false);
  });

  test('runs every title that a template stands for', () => {
    const [run] = testRunsOf([`test:src/cart.test.ts::adds %s to \${cart}, $times times`], storyFiles);
    expect(pattern(run?.args, '-t').test('the cart adds a hoodie to the cart, 2 times')).toBe(true);
    expect(pattern(run?.args, '-t').test('the cart drops a hoodie from the cart, 2 times')).toBe(false);
  });

  test('runs a story by its name in its file', () => {
    const [run] = testRunsOf(['story:Screens/Cart/WithTwoLines'], storyFiles);
    expect(run?.args).toEqual(expect.arrayContaining(['stories-light', 'stories/screens/Cart/Cart.stories.tsx']));
    expect(pattern(run?.args, '-t').test('With Two Lines')).toBe(true);
  });

  test('runs a journey by its title in its file', () => {
    const [run] = testRunsOf(['test:e2e/buy.spec.ts::buys a hoodie'], storyFiles);
    expect(run?.args).toEqual(expect.arrayContaining(['scripts/testPart.ts', 'journeys', 'e2e/buy.spec.ts']));
    expect(pattern(run?.args, '-g').test('phone buy.spec.ts buys a hoodie')).toBe(true);
  });

  test('is one for all evidence of a runner', () => {
    const runs = testRunsOf(
      ['test:src/a.test.ts::one', 'test:src/a.test.ts::two', 'test:e2e/b.spec.ts::three', 'story:Screens/Cart/Empty'],
      storyFiles,
    );
    expect(runs).toHaveLength(3);
    expect(runs[0]?.args.filter((arg) => arg === 'src/a.test.ts')).toHaveLength(1);
    expect(pattern(runs[0]?.args, '-t').test('two')).toBe(true);
  });
});

describe('a report', () => {
  const copy = mkdtempSync(join(tmpdir(), 'faults-'));
  let reports = 0;

  function outcome(assertionResults: unknown[], reference = 'test:src/cart.test.ts::counts %s') {
    const report = join(copy, `${++reports}.json`);
    mkdirSync(copy, { recursive: true });
    writeFileSync(
      report,
      JSON.stringify({ testResults: [{ name: join(copy, 'src/cart.test.ts'), assertionResults }] }),
    );
    return outcomeOf(reference, copy, report);
  }
  const failed = (title: string, message = 'AssertionError: expected 1 to be 2') => ({
    title,
    status: 'failed',
    failureMessages: [message],
  });

  test('of a test that failed catches the fault', () => {
    expect(outcome([failed('counts lines')])).toBe('failed');
  });

  test('of a template catches it when one of its tests failed', () => {
    expect(outcome([{ title: 'counts pieces', status: 'passed' }, failed('counts lines')])).toBe('failed');
  });

  test('of tests that passed lets it survive, whatever else failed', () => {
    expect(outcome([{ title: 'counts lines', status: 'passed' }, failed('adds')])).toBe('passed');
  });

  test.each([
    ['only skipped tests', [{ title: 'counts lines', status: 'skipped' }]],
    ['another test', [failed('adds')]],
    ['a file that could not be collected', []],
  ])('with %s says nothing', (_, assertionResults) => {
    expect(outcome(assertionResults)).toEqual({ reason: 'the report has no result of this test' });
  });

  test('of code that does not run says nothing', () => {
    expect(outcome([failed('counts lines', 'ReferenceError: lines is not defined')])).toEqual({
      reason: 'ReferenceError: lines is not defined',
    });
  });

  test('that was not written says nothing', () => {
    expect(outcomeOf('test:a::b', copy, join(copy, 'none.json'))).toEqual({ reason: 'there is no report' });
  });
});

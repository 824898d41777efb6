import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allTypedErrors, typedErrors } from './errorTexts.ts';
import { mapOf } from './map.ts';
import { spelledOut } from './names.ts';
import { readSentences, sentencesIn } from './sentences.ts';
import { readScreenNames, readStoryFile, readStoryFiles, readStoryLines } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the map of screens', () => {
  const mapped = mapOf(readStoryFiles(root)).flatMap(({ screens }) => screens);

  test.each(readScreenNames(root))('has %s once, with its states', (screen) => {
    const here = mapped.filter(({ component }) => component === screen);
    expect(here).toHaveLength(1);
    expect(here[0]?.stories.length).toBeGreaterThan(0);
    expect(here[0]?.stories[0]?.id, 'the thumbnail').toMatch(/--default$/);
  });

  test('lacks a screen whose stories have no group of a journey', () => {
    const code = (tag: string) =>
      `export default { tags: ['${tag}'], component: NewScreen }; export const Default = {};`;
    const file = 'stories/screens/NewScreen/NewScreen.stories.tsx';
    const placed = (tag: string) =>
      mapOf([readStoryFile(code(tag), file)]).find(({ screens }) => screens.length > 0)?.name;
    expect(placed('account')).toBe('Account');
    expect(placed('elsewhere')).toBeUndefined();
  });
});

test('finds a story by its comment and its texts on screen, or else by the texts in its source', () => {
  const lines = (texts: Record<string, string[]>) =>
    readStoryLines(
      `export default {};
    /** The bank declined it. */
    export const CardRefused = { args: { message: 'Declined' }, play: () => page(\`Order \${number}\`) };`,
      'stories/screens/Till/Till.stories.tsx',
      texts,
    )['screens-till--card-refused'];
  expect(lines({})).toEqual(['The bank declined it.', 'Declined', 'Order …']);
  expect(lines({ 'screens-till--card-refused': ['Pay again'] })).toEqual(['The bank declined it.', 'Pay again']);
});

test('spells names out', () => {
  expect(spelledOut('PaymentReturnScreen')).toBe('Payment return');
});

describe('sentences in the source', () => {
  test.each([
    ['a literal', `<EmptyState title="Nothing here" />`, ['Nothing here']],
    ['one of two', `<EmptyState title={isNew ? 'No new ones' : 'None'} />`, ['No new ones', 'None']],
    ['what is filled in', `<EmptyState title={\`Nothing matches \${search}\`} />`, ['Nothing matches …']],
    [
      'one of a table',
      `const nothing = { all: 'No users yet' }; <EmptyState title={nothing[filter]} />`,
      ['No users yet'],
    ],
    ['what only the caller knows', `<EmptyState title={title} />`, []],
    ['another component', `<ErrorState title="Failed" />`, []],
  ])('%s', (_case, code, texts) => {
    expect(sentencesIn(code, 'a.tsx', 'empty').map(({ text }) => text)).toEqual(texts);
  });

  test('include toasts and refusals', () => {
    expect(sentencesIn(`toast('Added to your cart', {})`, 'a.ts', 'toast')).toEqual([
      { text: 'Added to your cart', file: 'a.ts' },
    ]);
    expect(sentencesIn(`throw new ApiError('not_found', 'Order not found')`, 'a.ts', 'refusal')).toEqual([
      { text: 'Order not found', file: 'a.ts' },
    ]);
  });

  test('include some of each kind in the product, each once', () => {
    for (const kind of ['empty', 'toast', 'refusal'] as const) {
      const texts = readSentences(root, kind).map(({ text }) => text);
      expect(texts.length).toBeGreaterThan(2);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('errors in stories', () => {
  test('are imported from the shop', () => {
    expect(allTypedErrors(root)).toEqual([]);
  });

  test.each([
    [`{ args: { error: 'Wrong' } }`, ['Wrong']],
    [`{ args: { state: { status: 'error', message: 'Failed' } } }`, ['Failed']],
    [`{ args: { errors: { email: 'Invalid', name: errorOf(form, 'name') } } }`, ['Invalid']],
    [`{ args: { codeError: refusals.wrongCode[1], message: messages.otpSendFailed } }`, []],
    [`{ args: { initialValues: { email: 'ada@abs.test', message: 'Hello' } } }`, []],
    [`{ beforeEach: () => server.fail('getCart', 'internal', 'Sorry') }`, ['Sorry']],
    [`{ beforeEach: () => { throw new Refusal('internal', \`Sorry \${name}\`); } }`, [`Sorry \${name}`]],
    [`{ beforeEach: () => server.fail('getCart', ...refusals.internal) }`, []],
  ])('%s', (story, typed) => {
    expect(typedErrors(`export const Default = ${story};`, false)).toEqual(typed);
  });

  test('of a flow are refusals only, because its other messages report success', () => {
    const code = `const answers = { logOut: () => ({ message: 'You are logged out.' }) }; server.fail('logOut', 'x', 'No');`;
    expect(typedErrors(code, true)).toEqual(['No']);
  });
});

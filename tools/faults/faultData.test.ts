import { expect, test } from 'vitest';
import { parseLedger, type Repository } from '../ledger/ledger.ts';
import { isWithin, type PlantedFault, parseFaults, plantIn, problemsOfFaults } from './faultData.ts';

const fault: PlantedFault = {
  row: '5.1.1',
  file: 'src/fields.ts',
  from: 'minLength(1)',
  to: 'minLength(0)',
  caughtBy: 'test:src/fields.test.ts::is required',
};
const files: Record<string, string> = {
  'src/fields.ts': 'email = minLength(1).maxLength(254); phone = maxLength(254)',
};
const repository: Repository = {
  exists: (path) => path in files,
  read: (path) => files[path] ?? '',
  storyFiles: () => [],
};
const rows = parseLedger(
  ['5.1.1', '5.1.10', '8.1']
    .map((row) => `| ${row} | Required. | \`src\` | \`test:src/fields.test.ts::is required\`, \`story:Form/Empty\` | |`)
    .join('\n'),
);
const problems = (changes: Partial<PlantedFault>) => problemsOfFaults([{ ...fault, ...changes }], rows, repository, []);

test('a fault whose row, evidence and code are there is in order', () => {
  expect(problems({})).toEqual([]);
});

test.each([
  [{ row: '5.1.9' }, 'there is no such row'],
  [{ caughtBy: 'test:src/fields.test.ts::is optional' }, 'test:src/fields.test.ts::is optional is not in the row'],
  [{ file: 'src/absent.ts' }, 'there is no such file'],
  [{ from: 'minLength(2)' }, 'the code to change stands 0 times in the file'],
  [{ from: 'maxLength(254)' }, 'the code to change stands 2 times in the file'],
  [{ from: '' }, 'there is no code to change'],
  [{ to: 'minLength(1)' }, 'it changes nothing'],
])('refuses a fault with %j', (changes, problem) => {
  const { row, file, from } = { ...fault, ...changes };
  expect(problems(changes)).toEqual([`${row}: fault in ${file} (${from}): ${problem}`]);
});

test('each row of the sections that have faults needs one', () => {
  expect(problemsOfFaults([fault], rows, repository, ['5'])).toEqual(['5.1.10: has no planted fault']);
  expect(problemsOfFaults([fault], rows, repository, ['5.1.1'])).toEqual([]);
  expect(problemsOfFaults([], rows, repository, ['8'])).toEqual(['8.1: has no planted fault']);
});

test('plants the code as it is written, with its dollar signs', () => {
  expect(plantIn('a minLength(1) b', { ...fault, to: "$& $' $1" })).toBe("a $& $' $1 b");
});

test('a row lies within a section by whole numbers', () => {
  expect(isWithin('5.1.1', '5.1')).toBe(true);
  expect(isWithin('5.1', '5.1')).toBe(true);
  expect(isWithin('5.10.1', '5.1')).toBe(false);
});

test('reads a file of faults, in which everything is text', () => {
  const yaml =
    "5.1.1:\n  - file: src/fields.ts\n    from: minLength(1)\n    to: minLength(0)\n    caughtBy: 'test:a.ts::b'\n";
  expect(parseFaults(yaml)).toEqual([{ ...fault, caughtBy: 'test:a.ts::b' }]);
  expect(parseFaults(yaml.replace('minLength(0)', 'true'))).toMatchObject([{ to: 'true' }]);
  expect(() => parseFaults(yaml.replace('    to: minLength(0)\n', ''))).toThrow('A fault of row 5.1.1 lacks to.');
});

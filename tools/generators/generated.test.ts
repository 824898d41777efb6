import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin, root as project } from '../runner/project.ts';
import { typedErrors } from '../storybook-docs/errorTexts.ts';
import { readDomains } from './call.ts';
import { generate } from './generate.ts';
import { copyProject } from './projectCopy.ts';

/** All in one copy of the project, because the compiler spends most of its time on the shop. */
const generated: [kind: string, name: string, domain?: string][] = [
  ['component', 'ZebraPart'],
  ['screen', 'ZebraHerd'],
  ['call', 'ZebraFacts'],
  ...readDomains(project).map((domain): [string, string, string] => ['call', `Zebra${domain}`, domain]),
  ['machine', 'ZebraFacts'],
  ['machine', 'ZebraHerd'],
  ['machine', 'ZebraCrossing'],
];

let root: string;
const files = new Set<string>();

beforeAll(async () => {
  root = copyProject();
  for (const [kind, name, domain] of generated) {
    const { added, changed } = await generate(root, { kind, name, domain });
    for (const file of [...added, ...changed]) files.add(file);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Runs a program in the copy. @returns its output if it fails, else '' */
function problemsOf(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(bin(program), args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

test('generated files compile', () => {
  const checked = [...files].filter((file) => /\.tsx?$/.test(file));
  writeFileSync(
    join(root, 'tsconfig.generated.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['**/*.d.ts'], files: checked }),
  );
  expect(problemsOf('tsc', ['-p', 'tsconfig.generated.json'])).toBe('');
});

test('generated stories show errors of the shop', () => {
  const stories = [...files].filter((file) => file.endsWith('.stories.tsx'));
  expect(stories).toHaveLength(7);
  for (const file of stories) {
    expect(typedErrors(readFileSync(join(root, file), 'utf8'), file.startsWith('stories/flows')), file).toEqual([]);
  }
});

test('generated files pass the linter', () => {
  const checked = [...files].filter((file) => !file.endsWith('.md'));
  expect(problemsOf('biome', ['check', '--write', '--log-level=error', ...checked])).toBe('');
});

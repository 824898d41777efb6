import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bin } from '../runner/project.ts';
import { typedErrors } from '../storybook-docs/errorTexts.ts';
import { generateExamples } from './examples.ts';
import { copyProject } from './projectCopy.ts';

let root: string;
let files: ReadonlySet<string>;

beforeAll(async () => {
  root = copyProject();
  files = await generateExamples(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Runs a program in the copy. @returns its output if it fails, else '' */
function problemsOf(program: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(bin(program), args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/**
 * The generated and changed sources, and the sources that import them. The compiler is made to skip all others, because
 * it spends most of its time on them; scripts/followTutorial.ts compiles the whole project.
 */
function selectSources(): string[] {
  const sources = globSync('{.storybook,apps,e2e,packages,scripts,stories,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.endsWith('node_modules'),
  });
  return sources.filter((file) => {
    const code = read(file);
    const imported = [...code.matchAll(/ from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
    const isSelected = [file, ...imported].some((path) => files.has(path));
    // No selected file imports a test or a story, and declarations have no code to check.
    const isSkipped = !isSelected && !/\.(d|test|spec|stories)\.tsx?$/.test(file);
    // Only in the temporary copy: checking the rest of the shop would take most of the test's time.
    if (isSkipped) writeFileSync(join(root, file), `// @ts-nocheck\n${code}`);
    return isSelected;
  });
}

/** Rules for which the linter reads the whole project. `npm run new` and scripts/followTutorial.ts check them. */
const projectRules = new Set(['noImportCycles', 'noUndeclaredDependencies']);

test('generated files pass the linter', () => {
  const rules = JSON.stringify(JSON.parse(read('biome.json')), (rule, value) =>
    projectRules.has(rule) ? 'off' : value,
  );
  writeFileSync(join(root, 'biome.json'), rules);
  const checked = [...files].filter((file) => !file.endsWith('.md'));
  expect(problemsOf('biome', ['check', '--write', '--log-level=error', ...checked])).toBe('');
});

test('generated files compile, and so do the files that import them', () => {
  writeFileSync(
    join(root, 'tsconfig.generated.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['**/*.d.ts'], files: selectSources() }),
  );
  // One checker, because each of several would work out the types of the shop again.
  expect(problemsOf('tsc', ['-p', 'tsconfig.generated.json', '--checkers', '1'])).toBe('');
});

test('generated stories show errors of the shop', () => {
  const stories = [...files].filter((file) => file.endsWith('.stories.tsx'));
  expect(stories).toHaveLength(7);
  for (const file of stories) {
    expect(typedErrors(read(file), file.startsWith('stories/flows')), file).toEqual([]);
  }
});

/**
 * Runs nightly: follows docs/tutorial.md in a copy of the project, generates an example of every kind next to it, and
 * runs the checks of `npm test` that concern them.
 * Takes code from the tutorial's blocks, by their order. Repeats here the steps that the tutorial describes in words.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateExamples } from '../tools/generators/examples.ts';
import { generate } from '../tools/generators/generate.ts';
import { copyProject } from '../tools/generators/projectCopy.ts';
import { bin, root as project } from '../tools/runner/project.ts';

const tutorial = readFileSync(join(project, 'docs/tutorial.md'), 'utf8');
const blocks = [...tutorial.matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code);
const [events, ready, story, screenState, onKindChange, readyCase, sizes, readyState, sendKind] = blocks;
const root = copyProject();

/** Replaces each text or pattern. @throws when the file does not contain it */
function edit(file: string, ...changes: [from: string | RegExp, to: string | undefined][]): void {
  const path = join(root, file);
  const edited = changes.reduce(
    (code, [from, to]) => {
      if (to === undefined || !(typeof from === 'string' ? code.includes(from) : from.test(code)))
        throw new Error(`The tutorial and ${file} do not fit together at ${from}.`);
      return typeof from === 'string' ? code.replaceAll(from, () => to) : code.replace(from, () => to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, edited);
}

/** @throws when the program fails */
function run(program: string, ...args: string[]): void {
  console.log(`> ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in the finished tutorial.`);
}

try {
  if (blocks.length !== 9) throw new Error(`The tutorial has ${blocks.length} blocks of code instead of 9.`);
  await generate(root, { kind: 'machine', name: 'Sizes' });
  await generateExamples(root);

  edit(
    'packages/machines/src/sizes/sizesMachine.ts',
    [/export type SizesEvent = .*\n/, events],
    [/ {4}ready: \{\},\n/, ready],
  );
  edit(
    'packages/machines/src/sizes/sizesMachine.test.ts',
    ["toBe('ready')", "toEqual({ ready: 'clothes' })"],
    [
      "toEqualTypeOf<'refresh.requested'>",
      "toEqualTypeOf<'refresh.requested' | 'clothes.selected' | 'sneakers.selected'>",
    ],
  );
  edit('packages/machines/src/testing/models/shopping.ts', [
    "sizesMachine, {\n  inputs: [undefined],\n  events: [{ type: 'refresh.requested' }],",
    "sizesMachine, {\n  inputs: [undefined],\n  events: [{ type: 'refresh.requested' }, { type: 'clothes.selected' }, { type: 'sneakers.selected' }],",
  ]);
  edit(
    'stories/flows/sizes/SizesStates.stories.tsx',
    ["state: 'ready'", "state: 'ready.clothes'"],
    ['/^\\d+ products$/', "'XS, S, M, L, XL, XXL'"],
    ["import { expect } from 'storybook/test';", "import { expect, userEvent } from 'storybook/test';"],
    ['export const Failed', `${story}\nexport const Failed`],
  );

  const shown = "kind: 'clothes', sizes: ['S', 'M']";
  edit(
    'packages/ui/src/screens/SizesScreen/SizesScreen.tsx',
    [/export type SizesState = .*\n/, screenState],
    ['  onRetry: () => void;\n', `  onRetry: () => void;\n${onKindChange}`],
    ['{ state, onRetry }', '{ state, onRetry, onKindChange }'],
    [/ {4}case 'ready':\n.*\n/, readyCase],
    ['import { Heading', "import { Tabs } from '../../components/Tabs/index.ts';\nimport { Heading"],
  );
  edit(
    'stories/screens/SizesScreen/SizesScreen.stories.tsx',
    ["text: 'Here it is.'", shown],
    ['onRetry: fn()', 'onRetry: fn(), onKindChange: fn()'],
    ["'Here it is.'", "'S, M'"],
  );
  edit(
    'packages/ui/src/screens/SizesScreen/SizesScreen.ssr.test.tsx',
    ["text: 'It is here'", shown],
    ['onRetry={onRetry}', 'onRetry={onRetry} onKindChange={onRetry}'],
    ["'It is here'", "'S, M'"],
  );
  edit(
    'apps/shop/src/routes/sizes.tsx',
    ['import { sizesMachine }', "import { limits } from '@abs/contract';\nimport { sizesMachine }"],
    ['function toState', `${sizes}\nfunction toState`],
    [/ {2}const \{ answer, message \}.*\n.*\n/, readyState],
    [
      "onRetry={() => send({ type: 'refresh.requested' })}",
      `onRetry={() => send({ type: 'refresh.requested' })}\n${sendKind}`,
    ],
  );

  run(bin('biome'), 'check', '--write', '--log-level=error', '.');
  run(bin('tsc'), '-p', 'tsconfig.json');
  run(bin('knip'));
  run(bin('cspell'), 'lint', '--no-progress', '--no-summary');
  run(process.execPath, 'scripts/checkLedger.ts');
  run(process.execPath, 'scripts/checkStates.ts');
  run(
    bin('vitest'),
    'run',
    '-c',
    'vitest.node.config.ts',
    '--project',
    'unit*',
    'sizes',
    'SizesScreen',
    'zebra',
    'machines/src/testing',
    'tools/storybook-docs',
  );
  run(
    bin('vitest'),
    'run',
    '-c',
    'vitest.node.config.ts',
    '--project',
    'api',
    'zebra',
    'http/authorization',
    'http/contract',
  );
  symlinkSync(join(project, 'apps/api/demo/pictures'), join(root, 'apps/api/demo/pictures'));
  run(bin('vitest'), 'run', '--project', 'stories-light', 'sizes', 'zebra');
} finally {
  rmSync(root, { recursive: true });
}

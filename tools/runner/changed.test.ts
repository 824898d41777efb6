import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, nearbyTests } from './changed.ts';
import { reachOf, readImports } from './imports.ts';

/** Creates a project with these files. */
function projectOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const library = {
  'packages/ui/src/index.ts': "export { Badge } from './Badge/index.ts';\nexport { Button } from './Button/index.ts';",
  'packages/ui/src/Badge/index.ts': "export { Badge } from './Badge.tsx';",
  'packages/ui/src/Badge/Badge.tsx': 'export const Badge = () => <b />;',
  'packages/ui/src/Button/index.ts': "export { Button } from './Button.tsx';",
  'packages/ui/src/Button/Button.tsx': "import { Badge } from '../index.ts';\nexport const Button = () => <Badge />;",
  'stories/Badge/Badge.stories.tsx': "import { Badge } from '../../packages/ui/src/index.ts';\nexport { Badge };",
  'stories/Button/Button.stories.tsx': "import { Button } from '../../packages/ui/src/index.ts';\nexport { Button };",
  'stories/Later/Later.stories.tsx': "export const later = import('../../packages/ui/src/Button/Button.tsx');",
};
const stories = Object.keys(library).filter((file) => file.includes('.stories.'));

test('finds the tests of modules that use a file, nearest first, but not those of its neighbor in an index', () => {
  const imports = readImports(projectOf(library));
  const near = (changed: string, steps: number) => nearbyTests(stories, [changed], imports, steps);
  expect(near('packages/ui/src/Badge/Badge.tsx', 1)).toEqual(['stories/Badge/Badge.stories.tsx']);
  expect(near('packages/ui/src/Badge/Badge.tsx', 2)).toEqual([
    'stories/Badge/Badge.stories.tsx',
    'stories/Button/Button.stories.tsx',
    'stories/Later/Later.stories.tsx',
  ]);
  expect(near('packages/ui/src/Button/Button.tsx', 9)).not.toContain('stories/Badge/Badge.stories.tsx');
});

test('finds the tests in the folder of a changed file, regardless of their imports', () => {
  const tests = ['apps/api/src/orders/place.test.ts', 'apps/api/src/cart/add.test.ts'];
  expect(nearbyTests(tests, ['apps/api/src/orders/place.ts'], new Map(), 1)).toEqual([tests[0]]);
});

test('handles files that import each other', () => {
  const imports = readImports(
    projectOf({ 'stories/a/a.ts': "import '../b/b.ts';", 'stories/b/b.ts': "import '../a/a.ts';" }),
  );
  expect(nearbyTests(['stories/b/b.ts'], ['stories/a/a.ts'], imports, 5)).toEqual(['stories/b/b.ts']);
});

test('lists changed and new files since a commit', () => {
  const root = projectOf({ 'a.ts': '1', 'b.ts': '1' });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@abs.test', 'commit', '-qm', 'Add');
  writeFileSync(join(root, 'a.ts'), '2');
  writeFileSync(join(root, 'c.ts'), '2');
  expect(changedFiles(root, 'HEAD')).toEqual(['a.ts', 'c.ts']);
  expect(() => changedFiles(root, 'nowhere')).toThrow('git knows no commit nowhere.');
});

test('follows static and dynamic imports through index files, to virtual modules', () => {
  const imports = readImports(
    projectOf({
      'stories/a.ts': "import { b } from './index.ts';\nexport const c = () => import('./c.ts');\nexport { b };",
      'stories/index.ts': "export { b } from './b.ts';\nexport * from './d.ts';",
      'stories/b.ts': 'export const b = 1;',
      'stories/c.ts': "export * from './d.ts';",
      'stories/d.ts': "import 'virtual:e';",
    }),
  );
  expect([...reachOf('stories/a.ts', imports, false)]).toEqual(['stories/a.ts', 'stories/b.ts']);
  expect([...reachOf('stories/a.ts', imports, true)].sort()).toEqual([
    'stories/a.ts',
    'stories/b.ts',
    'stories/c.ts',
    'stories/d.ts',
    'virtual:e',
  ]);
});

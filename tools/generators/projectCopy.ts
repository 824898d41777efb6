import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root as project } from '../runner/project.ts';

/** Large files that compilers, linters and tests do not read. */
const LARGE = /\.(avif|jpg|png|svg|webp)$|^stories\/baselines\/|^apps\/api\/demo\/garments\//;

/**
 * Copies the project's sources to a new folder. The copy uses its own packages, and the libraries that are installed in
 * the project.
 * @param large whether to copy pictures and baselines too
 * @returns the folder, absolute
 */
export function copyProject({ large = false } = {}): string {
  const to = mkdtempSync(join(tmpdir(), 'abs copy '));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: project });
  for (const file of listed.toString().split('\n')) {
    if ((!large && LARGE.test(file)) || !existsSync(join(project, file)) || file === '') continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(project, file), join(to, file));
  }
  const installed = join(project, 'node_modules');
  mkdirSync(join(to, 'node_modules/@abs'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@abs') symlinkSync(join(installed, name), join(to, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, '@abs'))) {
    const folder = ['apps', 'packages', '.'].map((group) => join(to, group, name)).find((path) => existsSync(path));
    if (folder) symlinkSync(folder, join(to, 'node_modules/@abs', name));
  }
  symlinkSync(join(project, 'apps/api/node_modules'), join(to, 'apps/api/node_modules'));
  return to;
}

/** Reads what changed in `@abs/ui`: the changelog of each release, and the changesets of the next one. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Release = {
  /** Its version; null for the next release. */
  version: string | null;
  /** Markdown, the changes that add or remove something first. */
  changes: string[];
};

const PACKAGE = '@abs/ui';
const bumps = ['major', 'minor', 'patch'];

/** A changeset's bump of the package and its text; undefined if it does not change the package. */
export function readChangeset(source: string): { bump: string; text: string } | undefined {
  const [, bumped = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const bump = new RegExp(`^["']${PACKAGE}["']: (\\w+)$`, 'm').exec(bumped)?.[1];
  return bump === undefined ? undefined : { bump, text: text.trim() };
}

/** The releases in a changelog that changesets wrote. Leaves out that dependencies were updated. */
export function readChangelog(source: string): Release[] {
  const [, ...releases] = source.split(/^## /m);
  return releases.map((release) => {
    const [version = '', ...rest] = release.split('\n');
    const [, ...changes] = rest
      .join('\n')
      .replaceAll(/^### .*$/gm, '')
      .split(/^- (?:[\da-f]{7,}: )?/m);
    const own = changes.map((change) => change.replaceAll(/^ {2}/gm, '').trim());
    return { version, changes: own.filter((change) => !change.startsWith('Updated dependencies')) };
  });
}

/** All releases, the next one first. */
export function readChanges(root: string): Release[] {
  const changesets = globSync('.changeset/*.md', { cwd: root })
    .sort()
    .flatMap((file) => readChangeset(readFileSync(join(root, file), 'utf8')) ?? []);
  const changes = changesets
    .sort((one, other) => bumps.indexOf(one.bump) - bumps.indexOf(other.bump))
    .map(({ text }) => text);
  const changelog = join(root, 'packages/ui/CHANGELOG.md');
  const released = existsSync(changelog) ? readChangelog(readFileSync(changelog, 'utf8')) : [];
  return [...(changes.length > 0 ? [{ version: null, changes }] : []), ...released];
}

import * as fs from 'node:fs';
import * as path from 'node:path';
import { expect, test } from 'vitest';
import { runServer } from '../testing/serverProcess.ts';
import { preparedDataDir } from '../testing/snapshot.ts';

// Tests PGlite's files, regardless of the database of the other tests.

const overwrite = (file: string) => fs.writeFileSync(file, Buffer.alloc(fs.statSync(file).size, 9));
const remove = (file: string) => fs.rmSync(file);
const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => fs.statSync(file).isFile());

test.each<[string, (dir: string) => void]>([
  ['pg_control is cut', (dir) => fs.truncateSync(path.join(dir, 'global/pg_control'), 10)],
  ['pg_control is overwritten', (dir) => overwrite(path.join(dir, 'global/pg_control'))],
  ['the log is overwritten', (dir) => filesIn(path.join(dir, 'pg_wal')).forEach(overwrite)],
  ['the log is missing', (dir) => filesIn(path.join(dir, 'pg_wal')).forEach(remove)],
  ['PG_VERSION is of another version', (dir) => fs.writeFileSync(path.join(dir, 'PG_VERSION'), '12\n')],
  ['PG_VERSION is missing', (dir) => fs.rmSync(path.join(dir, 'PG_VERSION'))],
  ['the tables are overwritten', (dir) => filesIn(path.join(dir, 'base')).forEach(overwrite)],
  ['the tables are missing', (dir) => filesIn(path.join(dir, 'base')).forEach(remove)],
])('the start fails with one sentence when %s', async (_, damage) => {
  const data = await preparedDataDir();
  const dir = path.join(data.dir, 'pglite');
  damage(dir);
  const { code, output } = await runServer({ DATA_DIR: data.dir });
  expect(output.trimEnd().split('\n')).toHaveLength(1);
  expect(output).toContain(`The database in ${dir} is damaged and cannot be opened`);
  expect(output).toContain('put your last backup in its place');
  expect(code).toBe(1);
  data.remove();
});

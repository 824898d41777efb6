import { expect, test } from 'vitest';
import { findOperatorWarnings } from '../operator/warnings.ts';
import { temporaryDataDir } from '../testing/serverProcess.ts';
import { createTestApp } from '../testing/testApp.ts';
import { registerPictureStore } from './pictureStores.ts';

test('admins see a warning while processes keep pictures in different folders', async () => {
  const { services, db, clock, close } = await createTestApp();
  const folders = [temporaryDataDir(), temporaryDataDir()];
  const start = (n: number) =>
    registerPictureStore({ ...services, config: { ...services.config, dataDir: folders[n]?.dir ?? '' } });
  const warnings = async () =>
    (await db.autocommit((tx) => findOperatorWarnings(tx, services))).filter(({ code }) => code === 'picturesApart');

  await start(0);
  await start(0);
  expect(await warnings()).toEqual([]);
  await start(1);
  expect(await warnings()).toHaveLength(1);
  clock.advance(2 * 60_000);
  await start(0);
  expect(await warnings()).toHaveLength(1);
  clock.advance(2 * 60_000);
  expect(await warnings()).toEqual([]);

  for (const folder of folders) folder.remove();
  await close();
});

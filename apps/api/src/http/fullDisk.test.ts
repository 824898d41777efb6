import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLogger } from '../log.ts';
import { repeat } from '../repeat.ts';
import { plain, upload } from '../testing/pictures.ts';
import { addAdmin } from '../testing/shop.ts';
import { createTestApp } from '../testing/testApp.ts';

/** The database's error for a full disk: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const raiseDiskFull: SQL = sql.raw(
  `do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
);

test('a full disk is named in the log and answered with 503', async () => {
  const lines: { msg: string; err: { reason?: string } }[] = [];
  const log = createLogger({ logLevel: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const shop = await createTestApp({
    log,
    handlers: {
      getProducts: async (_input, { services }) => {
        await services.db.autocommit((tx) => tx.execute(raiseDiskFull));
        throw new Error('The statement has not failed');
      },
    },
  });
  const { token } = await addAdmin(shop);

  const products = await shop.call('GET', '/products');
  expect([products.status, products.headers.get('retry-after')]).toEqual([503, '5']);
  expect(lines.at(-1)).toMatchObject({
    msg: "The database's disk is full",
    err: { reason: "The database's disk is full" },
  });

  shop.services.storage = {
    ...shop.services.storage,
    put: async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    },
  };
  const picture = await upload(shop, token, await plain(40, 50).png().toBuffer());
  expect([picture.status, picture.body.code]).toEqual([503, 'unavailable']);
  expect(lines.at(-1)?.msg).toBe('The disk of DATA_DIR is full');

  const job = repeat('test', 3_600_000, log, () =>
    shop.db.transaction((tx) => tx.execute(raiseDiskFull)).then(() => {}),
  );
  await expect
    .poll(() => lines.at(-1))
    .toMatchObject({
      msg: 'The job test failed',
      err: { reason: "The database's disk is full" },
    });
  await job.stop();
  await shop.close();
});

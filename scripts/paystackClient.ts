/**
 * `npm run test:paystack`: buys at the sandbox with a client that others wrote for Paystack, as it comes from the npm
 * registry (https://www.npmjs.com/package/paystack-api): initialize, the card page, verify, list, get, totals, refund.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandboxShop, goodCard, sendCard } from '../apps/api/src/testing/sandboxShop.ts';
import { run } from '../tools/runner/project.ts';

/** Installed for each run, because it brings forty packages that nothing else needs. */
const CLIENT = 'paystack-api@2.0.6';

const folder = mkdtempSync(join(tmpdir(), 'abs-paystack-'));
const shop = await createSandboxShop();
try {
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', CLIENT];
  assert.equal(await run('npm', install, { cwd: folder, env: process.env }), 0, `${CLIENT} could not be installed`);
  const Paystack = createRequire(join(folder, 'index.js'))('paystack-api');
  const client = new Paystack(shop.services.paymentKey);
  client.endpoint = `${shop.origin}/sandbox/paystack`;

  // As the client's own examples: the amount as text, without a reference and a callback.
  const opened = await client.transaction.initialize({ email: 'ada@abs.test', amount: '500000' });
  const { reference, authorization_url } = opened.data;
  assert.equal((await client.transaction.verify({ reference })).data.status, 'abandoned');
  assert.equal((await sendCard(authorization_url, goodCard)).status, 303);
  const verified = await client.transaction.verify({ reference });
  assert.deepEqual([verified.status, verified.data.status, verified.data.amount], [true, 'success', 500_000]);

  const { id } = verified.data;
  assert.equal((await client.transaction.get({ id })).data.reference, reference);
  const list = await client.transaction.list({ status: 'success', perPage: 10 });
  assert.deepEqual([list.data.length, list.data[0].id, list.meta.total], [1, id, 1]);
  assert.equal((await client.transaction.totals()).data.total_volume, 500_000);

  assert.equal((await client.refund.create({ transaction: reference, amount: '500000' })).data.status, 'pending');
  assert.equal((await client.transaction.verify({ reference })).data.status, 'reversed');
  const refusal = await client.refund.create({ transaction: reference, amount: '1' }).catch((error: unknown) => error);
  assert.equal(refusal.error.status, false);
  const unknown = await client.customer.list().catch((error: unknown) => error);
  assert.deepEqual([unknown.statusCode, unknown.error.status], [404, false]);
  console.log(`${CLIENT} paid, listed and refunded a transaction of the sandbox.`);
} finally {
  await shop.close();
  rmSync(folder, { recursive: true, force: true });
}

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminAccount, type SiteOptions, startServer } from './server/index.ts';

const script = join(import.meta.dirname, 'cli.ts');
const PAY = "fetch(process.argv[1], { method: 'POST', body: 'end=paid', redirect: 'manual' })";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'abs-conformance-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args]);
    const output = { stdout: '', stderr: '' };
    child.stdout.on('data', (data) => {
      output.stdout += data;
    });
    child.stderr.on('data', (data) => {
      output.stderr += data;
    });
    child.once('error', reject).once('close', (code) => resolve({ code, ...output }));
  });
}

/** Runs the CLI with a complete config, whose commands are written as a user would. */
async function tryServer(site: SiteOptions, ...args: string[]) {
  const server = await startServer(site);
  const config = join(folder, 'conformance.json');
  writeFileSync(
    config,
    JSON.stringify({
      url: 'http://127.0.0.1:1',
      admin: { email: adminAccount.email, password: adminAccount.password },
      customers: { signUp: 'kit-{n}@example.com' },
      codes: { mailbox: `${server.url}/control/codes?email={email}` },
      payment: { command: `${JSON.stringify(process.execPath)} -e ${JSON.stringify(PAY)} {url}` },
    }),
  );
  const result = await run('--config', config, '--url', server.url, ...args);
  await server.close();
  return result;
}

it('exits with 0 for a backend that the shop works with, and writes the reports', async () => {
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
  const { code, stdout, stderr } = await tryServer({}, '--json', json, '--junit', junit);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain('25 calls: 25 work');
  expect(stdout).toContain('paid order');
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ isConforming: true });
  expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml /);
});

it('exits with 1 for a backend that the shop does not work with', async () => {
  const { code, stdout } = await tryServer({ switches: ['noAuthorizationUrl'] });
  expect(code).toBe(1);
  expect(stdout).toContain('DOES NOT WORK   POST /make-payment');
});

// Starts five processes.
it('exits with 2 and the reason when the command line or the config is wrong', async () => {
  const config = join(folder, 'wrong.json');
  writeFileSync(config, JSON.stringify({ url: 'https://api.example.com' }));
  expect(await run('--config', config)).toMatchObject({
    code: 2,
    stderr: 'customers must have exactly one of signUp, existing\n',
  });
  writeFileSync(config, '{');
  expect((await run('--config', config)).stderr).toMatch(/^\S+wrong\.json is no JSON: /);
  expect(await run('--config', join(folder, 'none.json'))).toMatchObject({ code: 2, stdout: '' });
  expect((await run()).stderr).toMatch(/^Usage: npm run conformance/);
  expect((await run('--verbose')).code).toBe(2);
});

/**
 * `npm run conformance -- --url https://… --config conformance.json [--junit file] [--json file]`: tests a running
 * backend. Exits with 0 if the shop works with it, 1 if it does not, 2 if the command line or the config is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ConfigError, connectOutside, readConfig, reportJUnit, reportText, runKit } from './kit/index.ts';

const USAGE =
  'Usage: npm run conformance -- --config conformance.json [--url https://…] [--junit file] [--json file]\n' +
  'packages/conformance/README.md describes the config.';

/** Reads the command line and the config. @throws with the reason when one of them is wrong */
function readCommand() {
  const file = { type: 'string' } as const;
  const { values } = parseArgs({ options: { url: file, config: file, junit: file, json: file } });
  if (values.config === undefined) throw new ConfigError(USAGE);
  return { ...values, config: readConfig(readJson(values.config), values.url) };
}

function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ConfigError(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function readCommandOrEnd() {
  try {
    return readCommand();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

const { config, junit, json } = readCommandOrEnd();
const report = await runKit(config, {
  outside: connectOutside(config),
  wait: (milliseconds) => wait(milliseconds),
  log: (line) => console.error(line),
});
console.log(reportText(report));
if (junit) writeFileSync(junit, reportJUnit(report));
if (json) writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = report.isConforming ? 0 : 1;

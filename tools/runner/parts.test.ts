import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { partsNamed, partsOf } from './parts.ts';
import { lacksPostgres } from './postgres.ts';
import { root } from './project.ts';

test('GitHub runs every part of npm run test:all', () => {
  const workflow = parse(readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8'));
  const matrix: string[] = workflow.jobs.test.strategy.matrix.parts;
  const last = JSON.stringify(workflow.jobs.ledger.steps).match(/--only ([\w-]+)/)?.[1] as string;
  const named = Object.keys(partsNamed([...matrix.flatMap((parts) => parts.split(',')), last]));
  expect(named).toEqual(Object.keys(partsOf('all')));
});

test('publishes Storybook only after every test of the commit has passed, with their results', () => {
  const { on, jobs } = parse(readFileSync(join(root, '.github/workflows/storybook.yml'), 'utf8'));
  expect(on).toEqual({ workflow_run: { workflows: ['CI'], types: ['completed'], branches: ['main'] } });
  expect(jobs.build.if).toContain("github.event.workflow_run.conclusion == 'success'");
  expect(JSON.stringify(jobs.build.steps)).toContain('"path":"test-results/reports"');
  for (const [name, job] of Object.entries<{ needs?: string }>(jobs)) {
    if (name !== 'build') expect(job.needs).toBe('build');
  }
});

test('passes secrets only to the steps that need them', () => {
  for (const file of globSync('.github/workflows/*.yml', { cwd: root })) {
    const { jobs, env } = parse(readFileSync(join(root, file), 'utf8'));
    expect(JSON.stringify(env ?? {}), file).not.toContain('secrets.');
    for (const job of Object.values<{ env?: object; steps: { run?: string; env?: object }[] }>(jobs)) {
      expect(JSON.stringify(job.env ?? {}), file).not.toContain('secrets.');
      const withSecrets = job.steps.filter((step) => JSON.stringify(step).includes('secrets.'));
      expect(
        withSecrets.map(({ run }) => run).filter((run) => run !== 'npm run chromatic'),
        file,
      ).toEqual([]);
    }
  }
});

test('pins every action of the workflows to a commit', () => {
  for (const file of [
    'workflows/ci.yml',
    'workflows/nightly.yml',
    'workflows/storybook.yml',
    'actions/setup/action.yml',
  ]) {
    const text = readFileSync(join(root, '.github', file), 'utf8');
    const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action);
    for (const action of actions.filter((name) => !name.startsWith('./'))) {
      expect(action, file).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
  }
});

test('lists the existing parts when a name is unknown', () => {
  expect(() => partsNamed(['unit', 'everything'])).toThrow(
    'There is no part everything. The parts are types, lint, unused-code, words, spec-ledger, states, unit, build, ',
  );
});

test('adds the parts that a part needs before it', () => {
  expect(Object.keys(partsNamed(['screenshots', 'journeys']))).toEqual([
    'build',
    'storybook',
    'journeys',
    'screenshots',
  ]);
});

test('includes every part of npm test in npm run test:all, with all journeys instead of the main journeys', () => {
  const all = Object.keys(partsOf('all'));
  expect(Object.keys(partsOf('main')).filter((name) => !all.includes(name))).toEqual(['main-journeys']);
  expect(all).toContain('journeys');
});

test('names the variable when its PostgreSQL server cannot be used', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TEST_DATABASE_URL', 'postgres://postgres@127.0.0.1:1/postgres');
  expect(await lacksPostgres()).toBe(
    'The PostgreSQL server that TEST_DATABASE_URL names cannot be used (ECONNREFUSED).',
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { partsNamed, partsOf } from './parts.ts';
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

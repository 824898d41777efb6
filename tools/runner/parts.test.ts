import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { partNames, runParts } from './parts.ts';
import { root } from './project.ts';

test('GitHub runs every part of npm test', () => {
  const workflow = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8');
  const matrix = /part: \[(.*)\]/.exec(workflow)?.[1]?.split(', ') ?? [];
  const named = [...workflow.matchAll(/npm test -- --only (\w+)/g)].map(([, part]) => part);
  expect([...matrix, ...named].sort()).toEqual([...partNames].sort());
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

test('pins every action of the workflows by its commit', () => {
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

test('names the parts when it is given another', async () => {
  await expect(runParts('unit,everything')).rejects.toThrow(
    'There is no part everything in npm test. The parts are static, unit, api, stories, storybook, e2e, ledger.',
  );
});

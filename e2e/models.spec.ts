/**
 * Runs journeys through these flows that reach every state and take every transition of their machines, and checks the
 * screen wherever a journey rests. See docs/decisions/010-states-and-stories.md.
 */
import type { Journey } from '@abs/machines/testing';
import { expect } from '@playwright/test';
import { checkout } from './models/checkout.ts';
import { forgotPassword } from './models/forgotPassword.ts';
import { login } from './models/login.ts';
import type { Flow } from './models/model.ts';
import { runPath } from './models/runPath.ts';
import { search } from './models/search.ts';
import { signup } from './models/signup.ts';
import { test } from './shopPage.ts';

// In one worker, so that the end can count all finished journeys.
test.describe.configure({ mode: 'default' });

const flows: Flow[] = [signup, forgotPassword, login, checkout, search];
const finished = new Map<Flow, Journey[]>(flows.map((flow) => [flow, []]));

for (const flow of flows) {
  test.describe(flow.name, () => {
    test('covers each state and transition with a journey, or gives a reason', () => {
      expect(flow.problems).toEqual([]);
    });

    for (const { title, journey } of flow.journeys) {
      test(title, async ({ page, request }) => {
        await runPath(flow, journey, { page, request });
        finished.get(flow)?.push(journey);
      });
    }
  });
}

test.afterAll(() => {
  const { project } = test.info();
  for (const [{ name, states, transitions, impossible }, journeys] of finished) {
    if (journeys.length === 0) continue;
    const reached = new Set(journeys.flatMap(({ rests }) => rests.flatMap((rest) => rest.states)));
    const taken = new Set(journeys.flatMap((journey) => journey.transitions));
    console.log(
      `${project.name}, ${name}: ${reached.size} of ${states} states, ${taken.size} of ${transitions} transitions ` +
        `(${impossible} that nobody can take), ${journeys.length} journeys`,
    );
  }
});

import type { CallError, ErrorBody, ErrorCode } from '@abs/contract';
import type { Journey, RestingPoint, Step } from '@abs/machines/testing';
import { type APIRequestContext, type Page, type Route, test } from '@playwright/test';
import { HeldCalls } from './heldCalls.ts';
import type { Flow } from './model.ts';

/** The title of a step in the report. */
function describeStep(step: Step): string {
  switch (step.kind) {
    case 'wait':
      return 'waits';
    case 'event':
    case 'inside':
      return step.event.type;
    case 'answer':
      return `${step.port} is answered`;
    case 'refuse':
      return `${step.port} is refused: ${(step.error as CallError).code}`;
  }
}

/** Refuses a call in the server's place. */
async function refuse(route: Route, { status, code, message, retryAfter }: CallError): Promise<void> {
  if (status === 0) return route.abort('connectionfailed');
  await route.fulfill({
    status,
    json: { message, code } as ErrorBody,
    ...(retryAfter && { headers: { 'retry-after': String(retryAfter) } }),
  });
}

/**
 * Takes a journey in the browser. Wherever it rests, checks the screen and which calls the shop waits for. A call that
 * the journey has not answered yet is held.
 */
export async function runPath(
  { name, driver }: Flow,
  journey: Journey,
  { page, request }: { page: Page; request: APIRequestContext },
): Promise<void> {
  const calls = new HeldCalls();
  await calls.watch(page);

  /** Narrows a part of the driver to a function. Journeys are made so that they need no other parts. */
  function doable<Done>(part: string | Done | undefined, what: string): Done {
    if (part === undefined || typeof part === 'string') throw new Error(`${name}, ${what}: ${part ?? 'has no driver'}`);
    return part;
  }

  async function take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'event':
        return doable(driver.perform[step.event.type], step.event.type)(world, step.event);
      case 'inside':
        return doable(undefined, step.event.type);
      case 'wait':
        return doable(driver.wait, 'wait')(world);
      case 'answer': {
        const answer = driver.calls?.[step.port]?.answer;
        return calls.release(step.port, (route) => (answer ? answer(world, route, step.output) : route.continue()));
      }
      case 'refuse': {
        const error = step.error as CallError;
        const cause = driver.calls?.[step.port]?.refuse?.[error.code as ErrorCode];
        await cause?.(world);
        return calls.release(step.port, (route) => (cause ? route.continue() : refuse(route, error)));
      }
    }
  }

  const look = ({ states, ports }: RestingPoint, after: Step | null) =>
    test.step(`rests in ${states.join(', ')}`, async () => {
      for (const port of ports) await calls.expectCalled(port);
      for (const state of states) await doable(driver.shows[state], state)(world, after);
    });

  const [start, ...rests] = journey.rests;
  if (!start || rests.length !== journey.steps.length) throw new Error('A journey rests at first and after each step');
  for (const port of start.ports) calls.hold(port);
  const world = await driver.begin({ page, request, journey });
  await look(start, null);
  for (const [index, rest] of rests.entries()) {
    const step = journey.steps[index] as Step;
    for (const port of rest.ports) calls.hold(port);
    await test.step(describeStep(step), () => take(step));
    await look(rest, step);
  }
}

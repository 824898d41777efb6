import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { exportDataMachine } from './exportDataMachine.ts';

const FILE = '<!doctype html>';

function run() {
  const download = controlledPort<string, undefined>();
  const actor = createActor(exportDataMachine.provide({ actors: { exportData: download.logic } }));
  const emitted = emittedBy(actor);
  actor.start();
  const request = () => actor.send({ type: 'export.requested' });
  return { actor, download, emitted, request };
}

describe('exportData', () => {
  it('requests nothing by itself', () => {
    const { actor, download } = run();
    expect([actor.getSnapshot().value, download.requests.length]).toEqual(['idle', 0]);
  });

  it('requests one file for a double click, and hands it over without keeping it', async () => {
    const { actor, download, emitted, request } = run();
    request();
    request();
    expect(download.requests).toHaveLength(1);
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await download.request().answer(FILE);
    expect(emitted).toEqual([{ type: 'export.succeeded', file: FILE }]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'exported', context: { message: null } });
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(FILE);
  });

  it('can be repeated', async () => {
    const { download, emitted, request } = run();
    request();
    await download.request().answer(FILE);
    request();
    await download.request().answer('newer');
    expect(emitted).toContainEqual({ type: 'export.succeeded', file: 'newer' });
  });

  it('says why it failed, until the next attempt', async () => {
    const { actor, download, emitted, request } = run();
    request();
    await download.request().refuse(offline);
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { message: offline.message } });
    request();
    expect(actor.getSnapshot().context.message).toBeNull();
    await download.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().context.message).toBe('Failed to download your data. Please try again.');
    request();
    await download.request().answer(FILE);
    expect(emitted).toEqual([{ type: 'export.succeeded', file: FILE }]);
  });

  it('aborts the request when its page is left', () => {
    const { actor, download, request } = run();
    request();
    actor.stop();
    expect(download.request().signal.aborted).toBe(true);
  });

  it('rejects wrong types', () => {
    type Emitted = EmittedFrom<typeof exportDataMachine>;
    expectTypeOf<Emitted>().toEqualTypeOf<{ type: 'export.succeeded'; file: string }>();
    // @ts-expect-error the port answers the text of the file
    exportDataMachine.provide({ actors: { exportData: fromPromise(async () => ({ message: '' })) } });
  });
});

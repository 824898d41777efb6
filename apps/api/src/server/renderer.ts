import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Call, calls } from '@abs/contract/calls';
import type { CreatePageRenderer, PageRenderer, PageSource } from '@abs/contract/pages';
import { wasDeleted } from '../catalogue/queries.ts';
import { DatabaseAwayError, isDatabaseAway } from '../db/errors.ts';
import { asApiError } from '../http/answer.ts';
import type { AnyHandler, Handlers } from '../http/handler.ts';
import { validate } from '../http/validation.ts';
import type { Services } from '../services.ts';
import { keepAnswer, keptCalls } from './keptCalls.ts';

/** Answers the calls of pages with the handlers of this process, without a user. */
export function pageSource(services: Services, handlers: Handlers): PageSource {
  return {
    wasDeleted: (productId) => services.db.autocommit((tx) => wasDeleted(tx, productId)),

    async call(name, { params, query }) {
      const call: Call = calls[name];
      const handler = handlers[name] as AnyHandler;
      try {
        const input = {
          params: call.params && validate(call.params, params ?? {}),
          query: call.query && validate(call.query, present(query ?? {})),
        };
        const answer = () => handler(input, { services, user: null });
        // Every page has the navigation, whose answer is kept for all of them.
        const keptInput = name === 'getCollections' && keptCalls.get(name)?.(input);
        if (!keptInput) return { answer: await answer() };
        const kept = await keepAnswer(services, keptInput, answer);
        return { answer: JSON.parse(kept.plain.body.toString()) };
      } catch (thrown) {
        // A page without its data must not be kept.
        if (isDatabaseAway(thrown)) throw thrown;
        const { message, status } = asApiError(thrown);
        if (status >= 500) services.log.error({ err: thrown }, `A page got no answer of ${name}`);
        return { status, message };
      }
    },
  };
}

/** Fails every call. For pages that are rendered while the database is unavailable. */
export function emptySource(): PageSource {
  const { message, status } = asApiError(new DatabaseAwayError('The database does not answer.'));
  return { wasDeleted: async () => false, call: async () => ({ status, message }) };
}

/** The query as a URL would have it: values as text, without undefined ones. */
const present = (query: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/**
 * The renderer of the built shop's pages.
 * @param shopDir the built shop; the server's bundle is in the folder next to it
 * @returns null if the shop was built without a server bundle
 */
export async function loadRenderer(
  shopDir: string,
  options: Omit<Parameters<CreatePageRenderer>[0], 'template' | 'preloads' | 'readStyle'>,
): Promise<PageRenderer | null> {
  const bundle = path.join(shopDir, '../dist-server/index.js');
  const index = path.join(shopDir, 'index.html');
  const preloads = path.join(shopDir, 'preloads.json');
  if (![bundle, index, preloads].every(existsSync)) return null;
  const { createPageRenderer } = (await import(pathToFileURL(bundle).href)) as {
    createPageRenderer: CreatePageRenderer;
  };
  return createPageRenderer({
    ...options,
    template: readFileSync(index, 'utf8'),
    preloads: JSON.parse(readFileSync(preloads, 'utf8')),
    readStyle: (file) => readFileSync(path.join(shopDir, file), 'utf8'),
  });
}

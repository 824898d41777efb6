import * as path from 'node:path';
import { Hono } from 'hono';
import { ApiError } from '../apiError.ts';
import { fullDisk } from '../db/errors.ts';
import { asApiError, errorAnswer } from '../http/answer.ts';
import { commonHeaders, quickAnswer } from '../http/commonHeaders.ts';
import type { AppEnv } from '../http/env.ts';
import type { Handlers } from '../http/handler.ts';
import { ownHostsOnly } from '../http/ownHosts.ts';
import { proxyWarning } from '../http/proxyWarning.ts';
import { createReadQueue } from '../http/readQueue.ts';
import { requestId } from '../http/requestId.ts';
import { requestLog } from '../http/requestLog.ts';
import { refuseIllFormedAddress } from '../http/wellFormed.ts';
import { createDevMailbox } from '../mail/devMailbox.ts';
import { createNewsletterPages } from '../newsletter/pages.ts';
import { demoDir, shopDir } from '../paths.ts';
import { createRestockPages } from '../restock/pages.ts';
import { createSandbox } from '../sandbox/index.ts';
import type { Services } from '../services.ts';
import { mountSitemap } from '../sitemap/index.ts';
import { mountUploads } from '../uploads/serve.ts';
import { mountCalls } from './calls.ts';
import { mountDocs } from './docs.ts';
import { handlers as allHandlers } from './handlers.ts';
import { createKnownAddresses } from './knownAddresses.ts';
import { createPages } from './pages.ts';
import { readiness } from './readiness.ts';
import { mountSecurityTxt } from './securityTxt.ts';
import { mountStatic, type StaticDirs } from './static.ts';

type Options = {
  /** Handlers to use instead, for tests. */
  overrides?: Partial<Handlers>;
  /** Other folders to serve, for tests. */
  dirs?: Partial<StaticDirs>;
  /** Whether the process is about to stop. */
  isStopping?: () => boolean;
};

export type HttpApp = {
  /** @param env values that node-server passes along with the request */
  fetch(request: Request, env?: object): Response | Promise<Response>;
};

/** The whole HTTP side: API and its documentation, sandbox, development mailbox, pictures and the built shop. */
export function createApp(
  services: Services,
  { overrides = {}, dirs = {}, isStopping = () => false }: Options = {},
): HttpApp {
  const { config, db, log } = services;
  const app = new Hono<AppEnv>();
  const addresses = createKnownAddresses(services);
  const queue = createReadQueue();
  app.use(requestId(config));
  app.use(requestLog(services));
  app.use(proxyWarning(services));
  app.use(commonHeaders(config));
  for (const path of ['/api/*', '/dev/*', '/sandbox/*']) app.use(path, refuseIllFormedAddress);
  for (const path of ['/dev/*', '/sandbox/*']) app.use(path, ownHostsOnly(config));

  const alive = JSON.stringify({ message: 'alive' });
  app.get('/healthz', (context) => quickAnswer(context, alive, 200, { 'content-type': 'application/json' }));
  app.get('/readyz', readiness(db, isStopping));
  const handlers = { ...allHandlers, ...overrides };
  mountCalls(app, services, handlers, addresses, queue);
  if (config.devMailbox) app.route('/dev/mail', createDevMailbox(services));
  if (config.paystackSecretKey === undefined) app.route('/', createSandbox(services));

  app.route('/', createNewsletterPages(services));
  app.route('/', createRestockPages(services));
  mountDocs(app, services);
  mountSecurityTxt(app, services);
  mountSitemap(app, services, queue);
  mountUploads(app, services);
  const staticDirs = { shopDir, picturesDir: path.join(demoDir, 'pictures'), ...dirs };
  mountStatic(app, staticDirs, createPages(services, handlers, staticDirs.shopDir, addresses, queue));

  app.notFound((context) => {
    if (context.req.method === 'OPTIONS') return context.body(null, 204);
    return errorAnswer(context, new ApiError('not_found', 'There is nothing at this URL.'));
  });
  app.onError((thrown, context) => {
    const error = asApiError(thrown);
    if (error.status >= 500)
      log.error({ err: thrown, requestId: context.get('requestId') }, fullDisk(thrown) ?? 'A request failed');
    return errorAnswer(context, error);
  });
  return { fetch: (request, env) => addresses.answer(request, env) ?? app.fetch(request, env) };
}

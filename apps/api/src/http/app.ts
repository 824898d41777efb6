import * as path from 'node:path';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { ApiError } from '../apiError.ts';
import { fullDisk } from '../db/errors.ts';
import { createDevMailbox } from '../mail/devMailbox.ts';
import { demoDir, shopDir } from '../paths.ts';
import { createSandbox } from '../sandbox/index.ts';
import type { Services } from '../services.ts';
import { mountUploads } from '../uploads/serve.ts';
import { asApiError, errorAnswer } from './answer.ts';
import { mountCalls } from './calls.ts';
import { mountDocs } from './docs.ts';
import type { AppEnv } from './env.ts';
import type { Handlers } from './handler.ts';
import { handlers as allHandlers } from './handlers.ts';
import { cors, securityHeaders, showAnywhere } from './headers.ts';
import { proxyWarning } from './proxyWarning.ts';
import { readiness } from './readiness.ts';
import { requestLog } from './requestLog.ts';
import { mountSecurityTxt } from './securityTxt.ts';
import { mountStatic, type StaticDirs } from './static.ts';
import { mountStorybook } from './storybook.ts';
import { refuseIllFormedAddress } from './wellFormed.ts';

type Options = {
  /** Handlers to use instead, for tests. */
  overrides?: Partial<Handlers>;
  /** Other folders to serve, for tests. */
  dirs?: Partial<StaticDirs>;
  /** Whether the process is about to stop. */
  isStopping?: () => boolean;
};

/** The whole HTTP side: API and its documentation, sandbox, development mailbox, pictures, Storybook and the built shop. */
export function createApp(
  services: Services,
  { overrides = {}, dirs = {}, isStopping = () => false }: Options = {},
): Hono<AppEnv> {
  const { config, db, log } = services;
  const app = new Hono<AppEnv>();
  // Only a proxy of ours may name a request; anybody else could write whatever they like into the log.
  app.use(requestId({ limitLength: 64, headerName: config.trustProxy === 0 ? '' : 'X-Request-Id' }));
  app.use(requestLog(services));
  app.use(proxyWarning(services));
  app.use(securityHeaders(config));
  app.use('/media/*', showAnywhere);
  app.use(cors);
  for (const path of ['/api/*', '/dev/*', '/sandbox/*']) app.use(path, refuseIllFormedAddress);

  app.get('/healthz', (context) => context.json({ message: 'alive' }));
  app.get('/readyz', readiness(db, isStopping));
  mountCalls(app, services, { ...allHandlers, ...overrides });
  if (config.devMailbox) app.route('/dev/mail', createDevMailbox(services));
  if (config.paystackSecretKey === undefined) app.route('/', createSandbox(services));

  mountDocs(app);
  mountSecurityTxt(app, services);
  mountUploads(app, services);
  if (config.storybookDir !== undefined) mountStorybook(app, config.storybookDir);
  mountStatic(app, { shopDir, picturesDir: path.join(demoDir, 'pictures'), ...dirs });

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
  return app;
}

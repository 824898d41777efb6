import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { ApiError } from '../apiError.ts';
import { errorAnswer } from '../http/answer.ts';
import { parseJson, readBody } from '../http/body.ts';
import type { AppEnv } from '../http/env.ts';
import { resolveFile } from '../http/files.ts';
import { loadOnce } from '../loadOnce.ts';

/** Bytes. A message names a tool and an id. */
const MESSAGE_LIMIT = 10_000;

/** The server of MCP with Storybook's tools, which read the manifests in a folder. */
async function createMcpServer(dir: string) {
  const [{ McpServer }, { ValibotJsonSchemaAdapter }, storybook] = await Promise.all([
    import('tmcp'),
    import('@tmcp/adapter-valibot'),
    import('@storybook/mcp'),
  ]);
  const server = new McpServer(
    { name: 'abs-storybook', version: '1.0.0', description: 'The components of the shop and their documentation' },
    {
      adapter: new ValibotJsonSchemaAdapter(),
      instructions: storybook.STORYBOOK_MCP_INSTRUCTIONS,
      capabilities: { tools: {} },
    },
  ).withContext<import('@storybook/mcp').StorybookContext>();
  await storybook.addListAllDocumentationTool(server);
  await storybook.addGetDocumentationTool(server);
  await storybook.addGetStoryDocumentationTool(server);
  const manifestProvider = async (_request: Request | undefined, name: string) => {
    const file = resolveFile(dir, name);
    return readFile(file ?? '', 'utf8').catch(() => {
      throw new Error(`This Storybook has no ${name}.`);
    });
  };
  // The library checks the message itself.
  return async (message: object) => server.receive(message as never, { custom: { manifestProvider } });
}

/**
 * Serves the list of components and their documentation over MCP's Streamable HTTP at /mcp. It keeps no sessions and
 * only answers requests, so it has no stream to GET. Not createStorybookMcpHandler of @storybook/mcp: its transport
 * answers before it handles a message, and an invalid message becomes an unhandled rejection, which would end the
 * process.
 * @param dir a built Storybook
 */
export function mountMcp(app: Hono<AppEnv>, dir: string): void {
  const loadServer = loadOnce(() => createMcpServer(dir));
  app.post('/mcp', async (context) => {
    // Programs send no Origin. Web pages do, under any host name.
    if (context.req.header('origin')) throw new ApiError('forbidden', 'This endpoint is not for web pages.');
    const message = parseJson(await readBody(context.req.raw, MESSAGE_LIMIT), context.req.header('content-type'));
    const receive = await loadServer();
    const answer = await receive(message as object).catch(() => {
      throw new ApiError('malformed_json', 'The body is not a message of MCP.');
    });
    return answer ? context.json(answer) : context.body(null, 202);
  });
  app.all('/mcp', (context) => {
    context.header('Allow', 'POST');
    return errorAnswer(context, new ApiError('method_not_allowed', 'Method not allowed; use POST.'));
  });
}

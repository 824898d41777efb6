import { API_BASE_PATH } from '@abs/contract';
import {
  type Content,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
  type Parameter,
} from '@abs/contract/openapi';
import type { Hono } from 'hono';
import { escapeHtml } from '../mail/template.ts';
import type { AppEnv } from './env.ts';
import { page } from './page.ts';
import { notation } from './schemaNotation.ts';

/** The API for programs (OpenAPI) and for people (a page made from the same description). */
export function mountDocs(app: Hono<AppEnv>): void {
  const document = openApiDocument();
  const html = docsPage(document);
  app.get(`${API_BASE_PATH}/openapi.json`, (context) => context.json(document));
  app.get('/api/docs', (context) => context.html(html));
}

function docsPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const ofTag = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag));
  const contents = document.tags
    .map(
      ({ name }) =>
        `<h3>${escapeHtml(name)}</h3><ul>` +
        ofTag(name)
          .map(({ path, method, operation }) => `<li>${link(`#${operation.operationId}`, `${method} ${path}`)}</li>`)
          .join('') +
        '</ul>',
    )
    .join('');
  const calls = document.tags
    .map(({ name }) => `<h2 id="${name}">${escapeHtml(name)}</h2>${ofTag(name).map(callSection).join('')}`)
    .join('');
  const schemas = Object.entries(document.components.schemas)
    .map(([name, schema]) => `<section class="call" id="${name}"><h3>${name}</h3>${json(notation(schema))}</section>`)
    .join('');
  return page({
    title: 'API',
    body:
      `<h1>${escapeHtml(document.info.title)}</h1><p>${withCode(escapeHtml(document.info.description))}</p>` +
      `<p>Every path is under <code>${API_BASE_PATH}</code>. For programs: ${link(`${API_BASE_PATH}/openapi.json`, 'the OpenAPI 3.1 document')}.</p>` +
      `<nav aria-labelledby="calls"><h2 id="calls">Calls</h2>${contents}</nav>${calls}<h2 id="schemas">Schemas</h2>${schemas}`,
  });
}

function callSection({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const [success] = Object.entries(operation.responses);
  const errors = Object.entries(operation.responses).slice(1);
  return (
    `<section class="call" id="${operation.operationId}">` +
    `<h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>` +
    `<p>${escapeHtml(operation.summary)}</p>${credential(operation)}${parameterTable(operation.parameters)}` +
    (operation.requestBody ? content('Body', operation.requestBody.content) : '') +
    (success ? content(`Answer ${success[0]}`, success[1].content) : '') +
    `<h4>Errors</h4><table><tbody>` +
    errors.map(([status, { description }]) => row([status, `<code>${escapeHtml(description)}</code>`])).join('') +
    '</tbody></table></section>'
  );
}

function content(title: string, byType: Content): string {
  return Object.entries(byType)
    .map(([type, { schema }]) => {
      const heading = type === 'application/json' ? title : `${title}, ${type}`;
      return `<h4>${heading}</h4>${json(notation(schema))}`;
    })
    .join('');
}

function credential({ security }: Operation): string {
  if (security.some((one) => 'bearer' in one)) return '<p class="quiet">Needs a bearer token.</p>';
  if (security.some((one) => 'signature' in one)) return '<p class="quiet">Signed with x-paystack-signature.</p>';
  return '';
}

function parameterTable(parameters: Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) =>
    row([
      `<code>${escapeHtml(parameter.name)}</code>`,
      parameter.in,
      `<code>${escapeHtml(notation(parameter.schema))}</code>${parameter.required ? '' : ', optional'}`,
    ]),
  );
  return `<h4>Parameters</h4><table><tbody>${rows.join('')}</tbody></table>`;
}

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const link = (href: string, text: string) => `<a href="${href}">${escapeHtml(text)}</a>`;

const withCode = (escaped: string) => escaped.replace(/`(\w+)`/g, '<code>$1</code>');

/** Names of schemas become links to them. */
function json(text: string): string {
  const linked = escapeHtml(text).replace(/→(\w+)/g, '<a href="#$1">$1</a>');
  return `<pre class="json">${linked}</pre>`;
}

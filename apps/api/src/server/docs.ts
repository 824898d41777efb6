import { API_BASE_PATH, type CallName, type ErrorCode, errorCodes } from '@abs/contract';
import * as contract from '@abs/contract/calls';
import {
  type Content,
  errorDescriptions,
  type JsonSchema,
  type OpenApiDocument,
  type Operation,
  openApiDocument,
  type Parameter,
} from '@abs/contract/openapi';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../http/env.ts';
import { type Html, sendPage } from '../http/page.ts';
import type { Services } from '../services.ts';
import { additiveMark, notation } from './schemaNotation.ts';

/** Describes the API for programs (OpenAPI) and for people (a page generated from the same description). */
export function mountDocs(app: Hono<AppEnv>, { config }: Pick<Services, 'config'>): void {
  const document = openApiDocument({ origin: config.publicUrl });
  const docs = docsOf(document);
  app.get(`${API_BASE_PATH}/openapi.json`, (context) => context.json(document));
  app.get('/api/docs', (context) => sendPage(context, docs));
}

type Call = { path: string; method: string; operation: Operation };

/** A checkbox hides additive calls and fields with CSS alone, without a script. */
const STYLE = `
.mark{padding:0 .4em;border:1px solid var(--line);border-radius:.4em;color:var(--quiet);font:.75rem/1.4 system-ui,sans-serif;white-space:nowrap}
.choice{display:flex;gap:.6rem;align-items:center;min-height:2.75rem}.choice input{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--accent)}
main:has(#basic:checked) .additive{display:none}
pre i{font-style:normal;color:var(--quiet)}
`.trim();

function docsOf(document: OpenApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = document.tags.map(({ name, description }) => {
    const calls = operations.filter(({ operation }) => operation.tags.includes(name));
    return { name, description, calls, isAdditive: calls.every(({ operation }) => operation['x-additive']) };
  });
  const contents = groups.map(
    ({ name, description, calls, isAdditive }) =>
      html`<div${additiveClass(isAdditive)}><h3>${name}</h3><p class="quiet">${description}</p><ul>${calls.map(contentsLine)}</ul></div>`,
  );
  const calls = groups.map(
    ({ name, calls, isAdditive }) =>
      html`<div${additiveClass(isAdditive)}><h2>${name}</h2>${calls.map(callSection)}</div>`,
  );
  const basic = schemasOfBasicCalls(document);
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<section class="${basic.has(name) ? 'call' : 'call additive'}" id="schema-${name}"><h3>${name}</h3>${json(schema)}</section>`,
  );
  return {
    title: 'API',
    style: STYLE,
    body: html`<h1>${document.info.title}</h1><p>${withCode(document.info.description)}</p>
<p>Every path is under <code>${API_BASE_PATH}</code>. For programs: ${link(`${API_BASE_PATH}/openapi.json`, 'the OpenAPI 3.1 document')}.</p>
<p>On this page, calls and fields beyond the basic contract are marked ${additiveMark}.</p>
<label class="choice"><input type="checkbox" id="basic"> Show the basic contract alone</label>
<nav aria-labelledby="calls"><h2 id="calls">Calls</h2>${contents}</nav>${calls}<h2 id="errors">Errors</h2>${errorTable()}<h2 id="schemas">Schemas</h2>${schemas}`,
  };
}

const additiveClass = (isAdditive: boolean | undefined) => (isAdditive ? raw(' class="additive"') : '');
const markIf = (isAdditive: boolean | undefined) => (isAdditive ? html` ${additiveMark}` : '');

function contentsLine({ path, method, operation }: Call): Html {
  const isAdditive = operation['x-additive'];
  return html`<li${additiveClass(isAdditive)}>${link(`#${operation.operationId}`, `${method} ${path}`)}${markIf(isAdditive)}</li>`;
}

function callSection({ path, method, operation }: Call): Html {
  const [success, ...errors] = Object.entries(operation.responses);
  const [what = '', ...notes] = operation.description.split('\n\n');
  const isAdditive = operation['x-additive'];
  return html`<section class="${isAdditive ? 'call additive' : 'call'}" id="${operation.operationId}"><h3><span class="method">${method}</span> <code>${path}</code>${markIf(isAdditive)}</h3>
<p><strong>${operation.summary}.</strong> ${withCode(what)}</p>${notes.map((note) => html`<p class="quiet">${withCode(note)}</p>`)}
${parameterTable(operation.parameters)}
${operation.requestBody ? content('Body', operation.requestBody.content) : ''}
${success ? content(`Answer ${success[0]}`, success[1].content) : ''}
<h4>Errors</h4><table><tbody>
${errors.map(([status]) => row([status, html`<code>${errorLinks(operation, Number(status))}</code>`]))}
</tbody></table></section>`;
}

const content = (title: string, byType: Content): Html[] =>
  Object.entries(byType).map(
    ([type, { schema }]) => html`<h4>${type === 'application/json' ? title : `${title}, ${type}`}</h4>${json(schema)}`,
  );

/** The errors of a call that have a status. */
function errorLinks({ operationId }: Operation, status: number): (string | Html)[] {
  const codes = [...contract.errorsOf(contract.calls[operationId as CallName])];
  return codes
    .filter((code) => errorCodes[code] === status)
    .flatMap((code, index) => [index > 0 ? ', ' : '', link(`#error-${code}`, code)]);
}

/** What each error means. The calls name their errors, and link to this table. */
function errorTable(): Html {
  const rows = Object.entries(errorDescriptions).map(([code, meaning]) => {
    const status = String(errorCodes[code as ErrorCode]);
    return row([html`<code id="error-${code}">${code}</code>`, status, html`${withCode(meaning)}`]);
  });
  return html`<table><tbody>${rows}</tbody></table>`;
}

function parameterTable(parameters: Parameter[]): Html | '' {
  if (parameters.length === 0) return '';
  const rows = parameters.map((parameter) => {
    const isAdditive = parameter['x-additive'];
    const kind = html`<code>${notation(parameter.schema)}</code>${parameter.required ? '' : ', optional'}${markIf(isAdditive)}`;
    const text = html`${kind}<br>${withCode(parameter.description)}`;
    return row([html`<code>${parameter.name}</code>`, parameter.in, text], isAdditive);
  });
  const areAllAdditive = parameters.every((parameter) => parameter['x-additive']);
  return html`<div${additiveClass(areAllAdditive)}><h4>Parameters</h4><table><tbody>${rows}</tbody></table></div>`;
}

/** The names of the schemas that stay visible when additive calls and fields are hidden. */
function schemasOfBasicCalls({ paths, components }: OpenApiDocument): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || 'x-additive' in node) return;
    if ('$ref' in node) {
      const name = String(node.$ref).split('/').at(-1) ?? '';
      if (names.has(name)) return;
      names.add(name);
      visit(components.schemas[name]);
    }
    Object.values(node).forEach(visit);
  };
  visit(paths);
  return names;
}

const row = (cells: (string | Html)[], isAdditive?: boolean): Html =>
  html`<tr${additiveClass(isAdditive)}>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
const link = (href: string, text: string): Html => html`<a href="${href}">${text}</a>`;
/** Marks words between backticks as code: `split` returns them as every second part. */
const withCode = (text: string): (string | Html)[] =>
  text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
const json = (schema: JsonSchema): Html => html`<pre class="json">${notation(schema)}</pre>`;

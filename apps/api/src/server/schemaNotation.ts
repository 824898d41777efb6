import type { JsonSchema } from '@abs/contract/openapi';
import { html } from 'hono/html';
import type { Html } from '../http/page.ts';

/** Marks calls and fields that the basic contract does not have. */
export const additiveMark = html`<span class="mark">additive</span>`;

/**
 * A JSON Schema as HTML, in TypeScript's notation, which is quicker to read. The name of a schema links to its section,
 * and an additive field is an element of its own.
 */
export function notation(schema: JsonSchema, indent = ''): Html {
  if (schema.$ref) return linkTo(schema.$ref.split('/').at(-1) ?? '');
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`;
  if (schema.anyOf) return html`${schema.anyOf.map((option, i) => [i > 0 ? ' | ' : '', notation(option, indent)])}`;
  if (schema.type === 'array') return listNotation(schema.items ?? {}, indent);
  if (schema.type === 'object') return objectNotation(schema, indent);
  return html`${[[schema.type ?? 'any'].flat().join(' | '), ...limitsOf(schema)].join(', ')}`;
}

const linkTo = (name: string): Html => html`<a href="#schema-${name}">${name}</a>`;

function listNotation(item: JsonSchema, indent: string): Html {
  const text = notation(item, indent);
  return hasParts(item) ? html`(${text})[]` : html`${text}[]`;
}

/** Whether a notation has several parts, which need brackets in a list. */
function hasParts(schema: JsonSchema): boolean {
  if (schema.type === 'object' || schema.$ref) return false;
  return (schema.enum ?? schema.anyOf ?? []).length > 1 || limitsOf(schema).length > 0;
}

function objectNotation(schema: JsonSchema, indent: string): Html {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    const comment = property.description ? html`<i>${deeper}// ${property.description.replaceAll('`', '')}</i>\n` : '';
    const line = html`${comment}${deeper}${name}${optional}: ${notation(property, deeper)}`;
    return property['x-additive'] ? html`<span class="additive">${line}  ${additiveMark}\n</span>` : html`${line}\n`;
  });
  if (lines.length > 0) return html`{\n${lines}${indent}}`;
  const values = schema.additionalProperties;
  return typeof values === 'object' ? html`{ [name]: ${notation(values, deeper)} }` : html`{ … }`;
}

function limitsOf(schema: JsonSchema): string[] {
  const limits: string[] = [];
  if (schema.format) limits.push(schema.format);
  if (schema.minLength !== undefined || schema.maxLength !== undefined) {
    limits.push(`${schema.minLength ?? 0}–${schema.maxLength ?? '…'} characters`);
  }
  if (schema.minimum !== undefined || schema.maximum !== undefined) {
    limits.push(`${schema.minimum ?? '…'} to ${schema.maximum ?? '…'}`);
  }
  if (schema.default !== undefined) limits.push(`default ${JSON.stringify(schema.default)}`);
  return limits;
}

import type { JsonSchema } from '@abs/contract/openapi';
import { escapeHtml } from '../mail/template.ts';

/** Stands beside what the basic contract does not have. */
export const additiveMark = '<span class="mark">additive</span>';

/**
 * A JSON Schema the way TypeScript would write it, which is quicker to read, as HTML: the name of a schema leads to its
 * section, and an additive field is an element of its own.
 */
export function notation(schema: JsonSchema, indent = ''): string {
  if (schema.$ref) return linkTo(schema.$ref.split('/').at(-1) ?? '');
  if (schema.enum) return schema.enum.map((value) => escapeHtml(JSON.stringify(value))).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => notation(option, indent)).join(' | ');
  if (schema.type === 'array') return `${bracketed(notation(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return objectNotation(schema, indent);
  return escapeHtml([schema.type ?? 'any', ...limitsOf(schema)].join(', '));
}

const linkTo = (name: string) => `<a href="#${name}">${name}</a>`;
const bracketed = (text: string) => (/[|,]/.test(text) && !text.startsWith('{') ? `(${text})` : text);

function objectNotation(schema: JsonSchema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const optional = schema.required?.includes(name) ? '' : '?';
    const line = `${deeper}${escapeHtml(name)}${optional}: ${notation(property, deeper)}\n`;
    if (!property['x-additive']) return line;
    return `<span class="additive">${line.replace('\n', `  ${additiveMark}\n`)}</span>`;
  });
  if (lines.length > 0) return `{\n${lines.join('')}${indent}}`;
  const values = schema.additionalProperties;
  return typeof values === 'object' ? `{ [name]: ${notation(values, deeper)} }` : '{ … }';
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

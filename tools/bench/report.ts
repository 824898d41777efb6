import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../runner/project.ts';

/** A Markdown table, padded so that it can be read in a terminal too. Cells after the first are aligned right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, index) => Math.max(3, cell.length, ...rows.map((row) => row[index]?.length ?? 0)));
  const pad = (cell: string, index: number) =>
    index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  const line = (cells: readonly string[]) => `| ${cells.map(pad).join(' | ')} |`;
  const rule = widths.map((width, index) => (index === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The document with the section of that heading replaced, or added at its end. */
export function replaceSection(document: string, heading: string, text: string): string {
  const section = `## ${heading}\n\n${text.trim()}\n`;
  const start = document.indexOf(`## ${heading}\n`);
  if (start === -1) return `${document.trimEnd()}\n\n${section}`;
  const next = document.indexOf('\n## ', start);
  return document.slice(0, start) + section + (next === -1 ? '' : document.slice(next));
}

/** Prints a section, and writes it into docs/performance.md when the command has `--write`. */
export function publish(heading: string, text: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}`;
  const body = `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}.\n\n${text}`;
  console.log(`\n## ${heading}\n\n${body}\n`);
  if (!process.argv.includes('--write')) return;
  const file = join(root, 'docs/performance.md');
  writeFileSync(file, replaceSection(existsSync(file) ? readFileSync(file, 'utf8') : '# Performance\n', heading, body));
}

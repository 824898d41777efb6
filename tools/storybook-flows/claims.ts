import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import type { Claim, StoryClaim } from './types.ts';

/** The parts of a syntax tree in which claims are written. */
type Node = {
  type: string;
  value?: unknown;
  elements?: Node[];
  properties?: { key?: Node & { name?: string }; value?: Node }[];
  expression?: Node;
};

const property = (node: Node | undefined, name: string): Node | undefined =>
  node?.properties?.find(({ key }) => key?.name === name || key?.value === name)?.value;

const text = (node: Node | undefined) => (node?.type === 'StringLiteral' ? String(node.value) : undefined);

function claimOf(node: Node, where: string): Claim {
  const [machine, state] = [text(property(node, 'machine')), text(property(node, 'state'))];
  if (machine === undefined || state === undefined) {
    throw new Error(`${where}: parameters.flow is read without running the story, so write its texts out.`);
  }
  return { machine, state };
}

/**
 * The states that the stories of a file claim to show, read from `parameters.flow` without running them.
 * @throws Error with the name of a story whose claim is not a literal.
 */
export function claimsIn(code: string, file: string): StoryClaim[] {
  if (!/\bflow:/.test(code)) return [];
  const csf = parseStories(code, file);
  return Object.entries(csf._stories).flatMap(([story, { id }]) => {
    const flow = property(csf._storyAnnotations[story]?.parameters as Node | undefined, 'flow');
    if (!flow) return [];
    const where = `${file}, ${story}`;
    return (flow.elements ?? [flow]).map((node) => ({
      ...claimOf(node, where),
      storyId: id,
      title: csf.title,
      story,
      file,
    }));
  });
}

/** The states that the stories of the project claim to show. */
export const readClaims = (root: string): StoryClaim[] =>
  findStoryFiles(root).flatMap((file) => claimsIn(readFileSync(join(root, file), 'utf8'), file));

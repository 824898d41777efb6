/** What vouches for a component: read from its stories, from how they are tested, and from the pictures taken of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { modes } from '../screenshots/modes.ts';
import { type Group, groups } from '../story-files/groups.ts';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import { type Node, within } from './syntax.ts';

type Named = { id: string; name: string };

export type Evidence = {
  /** As the sidebar names it: the last part of the stories' title. */
  component: string;
  title: string;
  /** Undefined for stories of flows and foundations. */
  group: Group | undefined;
  /** From the root of the project. */
  file: string;
  stories: Named[];
  /** The themes in which every story is tested and axe fails it. */
  themes: string[];
  /** Stories that are not tested so. */
  exceptions: (Named & { why: string })[];
  /** Stories that press keys. */
  keyboard: Named[];
  /** The modes in which a story is pictured, such as 390-light, by the story's id. */
  pictured: Record<string, string[]>;
};

/** What is known of all stories, before any is looked at. */
export type Circumstances = {
  themes: string[];
  /** The ids that are pictured, by mode. */
  pictures: Record<string, ReadonlySet<string>>;
  /** The text of a file, by its path from the root of the project. */
  read: (file: string) => string;
};

const isNamed = (node: unknown, name: string) => {
  const { name: own, value } = (node ?? {}) as { name?: string; value?: string };
  return own === name || value === name;
};

/** The values of all properties of a name, however deep. */
const valuesOf = (tree: unknown, name: string): Node[] =>
  tree === undefined
    ? []
    : [...within(tree as Node)].flatMap((node) =>
        node.type === 'ObjectProperty' && isNamed(node.key, name) ? [node.value as Node] : [],
      );

const parsed = (code: string) => babelParse(code) as unknown as { program: Node };

/** Whether a piece of source presses a key as a person does: itself, or by a function of which that is known. */
const pressesKeys = (tree: Node, pressers: ReadonlySet<string> = new Set()): boolean =>
  [...within(tree)].some(({ type, object, property, callee }) => {
    if (type === 'CallExpression') return pressers.has(String((callee as { name?: string }).name));
    const isOfUser = type === 'MemberExpression' && isNamed(object, 'userEvent');
    return isOfUser && (isNamed(property, 'keyboard') || isNamed(property, 'tab'));
  });

const pressingFunctions = (program: Node) =>
  [...within(program)].flatMap((node) =>
    node.type === 'FunctionDeclaration' && pressesKeys(node) ? [String((node.id as { name?: string }).name)] : [],
  );

/** The functions by which the stories of a file may press keys: its own, and those of files beside it. */
function pressersOf(program: Node, file: string, read: Circumstances['read']): Set<string> {
  const sources = [...within(program)].flatMap(({ type, source }) => {
    const { value = '' } = (type === 'ImportDeclaration' ? source : {}) as { value?: string };
    return /^\..*\.tsx?$/.test(value) ? [posix.join(posix.dirname(file), value)] : [];
  });
  const beside = sources.map(read).filter((code) => code.includes('userEvent'));
  return new Set([program, ...beside.map((code) => parsed(code).program)].flatMap(pressingFunctions));
}

const STOPPED: Record<string, string> = { '!test': 'is not tested', '!vitest': 'is not tested' };

/** Why axe does not look at a story, or does not fail it; undefined when it does. */
function exceptionOf(csf: CsfFile, key: string): string | undefined {
  const tags = csf._stories[key]?.tags ?? [];
  const stopped = [...(csf.meta?.tags ?? []), ...tags].map((tag) => STOPPED[tag]).find(Boolean);
  if (stopped) return stopped;
  const own = csf._storyAnnotations[key] ?? {};
  const set = [own, csf._metaAnnotations].flatMap(({ parameters, globals }) =>
    [parameters, globals].flatMap((tree) => valuesOf(tree, 'a11y')),
  );
  return set.length > 0 ? 'excludes something from axe' : undefined;
}

/** A story that says it presses keys must do so. */
function isKeyboardTest(csf: CsfFile, key: string, file: string, read: Circumstances['read']): boolean {
  if (!csf._stories[key]?.tags?.includes('keyboard')) return false;
  const play = csf._storyAnnotations[key]?.play as Node | undefined;
  const { program } = csf._ast as unknown as { program: Node };
  if (play && (pressesKeys(play) || pressesKeys(play, pressersOf(program, file, read)))) return true;
  throw new Error(
    `${file}: ${key} is tagged 'keyboard', but its play calls neither userEvent.tab() nor userEvent.keyboard() nor tabTo().`,
  );
}

/** The evidence in one file of stories. @throws when a story is tagged 'keyboard' and presses no key. */
export function readEvidence(code: string, file: string, { themes, pictures, read }: Circumstances): Evidence {
  const csf = parseStories(code, file);
  const stories = Object.entries(csf._stories).map(([key, { id, name = key }]) => ({ key, id, name }));
  return {
    component: csf.title.split('/').at(-1) ?? '',
    title: csf.title,
    group: groups.find((group) => csf.meta?.tags?.includes(group)),
    file,
    stories: stories.map(({ id, name }) => ({ id, name })),
    themes,
    exceptions: stories.flatMap(({ key, id, name }) => {
      const why = exceptionOf(csf, key);
      return why ? [{ id, name, why }] : [];
    }),
    keyboard: stories.filter(({ key }) => isKeyboardTest(csf, key, file, read)).map(({ id, name }) => ({ id, name })),
    pictured: Object.fromEntries(
      stories.map(({ id }) => [id, Object.keys(pictures).filter((mode) => pictures[mode]?.has(id))]),
    ),
  };
}

/**
 * The themes in which all stories run under axe: those that the tests make a project of.
 * @throws when the preview does not have axe fail stories.
 */
export function readThemes(preview: string, tests: string): string[] {
  const verdicts = valuesOf(parsed(preview).program, 'a11y').flatMap((options) => valuesOf(options, 'test'));
  if (!verdicts.some((verdict) => isNamed(verdict, 'error'))) {
    throw new Error("No story is failed by axe: .storybook/preview.tsx does not have parameters.a11y.test: 'error'.");
  }
  return [...within(parsed(tests).program)].flatMap((node) => {
    if (node.type !== 'CallExpression' || !isNamed(node.callee, 'stories')) return [];
    const [theme] = node.arguments as { value?: string }[];
    return theme?.value ?? [];
  });
}

function readCircumstances(root: string): Circumstances {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const listed = (file: string): string[] => (existsSync(join(root, file)) ? Object.keys(JSON.parse(read(file))) : []);
  return {
    themes: readThemes(read('.storybook/preview.tsx'), read('vitest.config.ts')),
    read,
    pictures: Object.fromEntries(modes.map((mode) => [mode, new Set(listed(`stories/baselines/${mode}.json`))])),
  };
}

/** The evidence of all files of stories in the project. */
export function readAllEvidence(root: string): Evidence[] {
  const circumstances = readCircumstances(root);
  return findStoryFiles(root).map((file) => readEvidence(readFileSync(join(root, file), 'utf8'), file, circumstances));
}

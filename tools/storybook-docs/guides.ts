import { evidence } from 'virtual:docs';
import type { Evidence } from './evidence.ts';
import type { Guide } from './guide.ts';
import { type Keys, type Status, statusOf } from './status.ts';
import { pageHref } from './storyLinks.ts';

const files = import.meta.glob<Guide>('../../stories/components/*/*.guide.ts', { import: 'default', eager: true });

/** The guide of each component, by its name, which is also the name of the file. */
const guides: ReadonlyMap<string, Guide> = new Map(
  Object.entries(files).map(([path, guide]) => [/(\w+)\.guide\.ts$/.exec(path)?.[1] ?? '', guide]),
);

export type Documented = { guide: Guide | undefined; evidence: Evidence; status: Status };

function keysOf(guide: Guide | undefined): Keys {
  if (!guide) return 'parts';
  return Object.keys(guide.keyboard).length > 0 ? 'own' : 'none';
}

const documented = (found: Evidence): Documented => {
  const guide = guides.get(found.component);
  return { guide, evidence: found, status: statusOf(found, keysOf(guide)) };
};

/** The documentation of the stories with a title. */
export function documentationOf(title: string): Documented {
  const found = evidence.find((one) => one.title === title);
  if (!found) throw new Error(`There are no stories of the title ${title}.`);
  return documented(found);
}

/** All components that have a guide, sorted by name. */
export const components: readonly (Documented & { guide: Guide })[] = evidence
  .map(documented)
  .flatMap((one) => (one.guide ? [{ ...one, guide: one.guide }] : []))
  .sort((one, other) => one.evidence.component.localeCompare(other.evidence.component));

/** A link to the page of a component that has a guide. */
export const pageLink = (name: string): { href: string; text: string } => {
  const found = components.find(({ evidence: { component } }) => component === name);
  return { href: pageHref(found?.evidence.title ?? name), text: name };
};

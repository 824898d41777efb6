/** Finds the documentation pages of components and screens that use a component or token. */
import { usage } from 'virtual:usage';
import { components, pageLink } from './guides.ts';
import { pageHref } from './storyLinks.ts';

/** A link to a page of documentation. */
export type PageLink = { href: string; text: string };

/** Components and screens that use something, each with a link to its page. */
export type Users = { components: PageLink[]; screens: PageLink[] };

const isScreen = (name: string) => name.endsWith('Screen');

/** The component whose page describes this one. Some pages describe several components. */
const pageOf = (name: string) =>
  components.find(({ guide, evidence }) => evidence.component === name || guide.with?.includes(name))?.evidence
    .component ?? name;

const namesOn = (page: string) => [
  page,
  ...(components.find((one) => one.evidence.component === page)?.guide.with ?? []),
];

function linksTo(names: readonly string[]): Users {
  const pages = [...new Set(names.map(pageOf))].sort((one, other) => one.localeCompare(other));
  return {
    components: pages.filter((name) => !isScreen(name)).map(pageLink),
    screens: pages.filter(isScreen).map((name) => ({ href: pageHref(`Screens/${name}`), text: name })),
  };
}

/** The components and screens that use the components of a page directly. */
export function usersOf(page: string): Users {
  const names = new Set(namesOn(page));
  const users = Object.entries(usage.parts).flatMap(([name, parts]) =>
    parts.some((part) => names.has(part)) && pageOf(name) !== page ? [name] : [],
  );
  return linksTo(users);
}

/** The files of the shop's own code, from `apps/shop/src`, that name the components of a page. */
export const shopFilesOf = (page: string): string[] => [
  ...new Set(namesOn(page).flatMap((name) => usage.app[name] ?? [])),
];

/** The components that a component or screen uses directly. */
export const partsOf = (page: string): PageLink[] =>
  linksTo(
    namesOn(page)
      .flatMap((name) => usage.parts[name] ?? [])
      .filter((name) => pageOf(name) !== page),
  ).components;

/** The paths at which the shop shows a screen. */
export const routesOf = (screen: string): readonly string[] => usage.routes[screen] ?? [];

/** Every token of the theme, such as `color.accent`, and the components and screens that use it. */
export const tokenUsers: readonly (Users & { token: string; isInBaseStyles: boolean })[] = usage.allTokens.map(
  (token) => {
    const names = Object.entries(usage.tokens).flatMap(([name, tokens]) => (tokens.includes(token) ? [name] : []));
    return {
      token,
      ...linksTo(names),
      isInBaseStyles: usage.baseTokens.includes(token),
    };
  },
);

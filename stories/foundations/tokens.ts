import { useEffect, useState } from 'react';

/** `{a: {b: 'x'}}` → `[['a.b', 'x']]` */
export function leaves(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${path}${name}`, value] as [string, string]] : leaves(value, `${path}${name}.`),
  );
}

/** Converts any length to pixels, and returns other values unchanged. */
function measured(value: string, probe: HTMLElement): string {
  if (!CSS.supports('width', value)) return value;
  probe.style.width = value;
  return `${Math.round(Number.parseFloat(getComputedStyle(probe).width) * 10) / 10} px`;
}

/** The values of tokens of the theme's contract on this page, which depend on theme, width and preferences. */
export function useTokenValues(group: object): [name: string, token: string, value: string][] {
  const [values, setValues] = useState<string[]>([]);
  const tokens = leaves(group);
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      const probe = document.createElement('div');
      probe.style.position = 'absolute';
      document.body.append(probe);
      const worth = (token: string) => style.getPropertyValue(/--[\w-]+/.exec(token)?.[0] ?? '');
      setValues(leaves(group).map(([, token]) => measured(worth(token), probe)));
      probe.remove();
    };
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, [group]);
  return tokens.map(([name, token], place) => [name, token, values[place] ?? '']);
}

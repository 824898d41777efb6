import { globSync } from 'node:fs';

/** The files that the journeys need, with Debian's packages that bring them. */
const files = {
  firefox: ['/usr/bin/firefox-esr', 'firefox-esr'],
  driver: ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  miniBrowser: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', 'libwebkit2gtk-4.1-0'],
  display: ['/usr/bin/Xvfb', 'xvfb'],
} as const;

type Programs = Record<keyof typeof files, string>;

/** The paths of Firefox, and of what WebKit needs. @throws Error that names the packages that are missing */
export function findOtherBrowsers(): Programs {
  const found = Object.entries(files).map(([name, [file, debian]]) => ({ name, debian, path: globSync(file)[0] }));
  const missing = found.filter(({ path }) => path === undefined).map(({ debian }) => debian);
  if (missing.length > 0) throw new Error(`Firefox and WebKit cannot be tested: install ${missing.join(', ')}.`);
  return Object.fromEntries(found.map(({ name, path }) => [name, path])) as Programs;
}

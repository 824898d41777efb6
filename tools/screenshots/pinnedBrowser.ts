import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The browser's package has its own lock file, so that `npm ci` in the project does not install its 67 MB. */
const PACKAGE = join(import.meta.dirname, 'browser');

export type PinnedBrowser = { executablePath: string; version: string; env: Record<string, string> };

/**
 * The browser of the baselines with its only fallback font, unpacked once for each version; undefined if it does not
 * run on this machine.
 * @param cache the folder for the browser.
 * @throws when the registry cannot be reached and it was never installed.
 */
export function pinnedBrowser(cache: string): PinnedBrowser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const version: string = dependencies['@sparticuz/chromium'];
  const folder = join(cache, `chromium-${version}`);
  const executablePath = join(folder, 'chromium');
  const fonts = join(folder, 'fonts.conf');
  if (!existsSync(fonts)) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: PACKAGE, stdio: 'inherit' });
    mkdirSync(folder, { recursive: true });
    // The package unpacks the browser into the folder for temporary files, and reuses any browser that it finds there.
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    execFileSync(process.execPath, ['-e', unpack], { cwd: PACKAGE, env: { ...process.env, TMPDIR: folder } });
    writeFileSync(fonts, fontsOf(folder));
  }
  return { executablePath, version, env: { FONTCONFIG_FILE: fonts } };
}

/** Hides the fonts of this machine, which would change screenshots. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

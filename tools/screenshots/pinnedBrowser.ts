import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package that ships the browser has a lock file of its own: only who takes pictures installs its 67 MB. */
const PACKAGE = join(import.meta.dirname, 'browser');

export type PinnedBrowser = { executablePath: string; version: string; env: Record<string, string> };

/**
 * The browser of the baselines with the only font that it may fall back on, unpacked once for each version; undefined
 * where there is none for this machine.
 * @param cache a folder to keep it in.
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
    // It unpacks itself into the folder for temporary files, and takes what it finds there for itself.
    const unpack = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
    execFileSync(process.execPath, ['-e', unpack], { cwd: PACKAGE, env: { ...process.env, TMPDIR: folder } });
    writeFileSync(fonts, fontsOf(folder));
  }
  return { executablePath, version, env: { FONTCONFIG_FILE: fonts } };
}

/** What this machine has installed must not be seen in a picture. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

import { type PinnedBrowser, pinnedBrowser } from './pinnedBrowser.ts';

/**
 * The browser with which stories are compared with the baselines in the repository.
 * @param cache the folder for the browser
 * @throws on a machine on which it does not run, or if it cannot be installed
 */
export function baselineBrowser(cache: string): PinnedBrowser {
  const browser = install(cache);
  if (browser) return browser;
  throw new Error(
    'The browser of the baselines exists for Linux on x64 alone, and every other browser draws differently. Run the ' +
      'same command in a container (see CONTRIBUTING.md), or take screenshots before your change with --update ' +
      '--baselines <folder>, and compare with them after it.',
  );
}

function install(cache: string): PinnedBrowser | undefined {
  try {
    return pinnedBrowser(cache);
  } catch (cause) {
    const reason = (cause as Error).message;
    throw new Error(`The browser of the baselines could not be installed from the npm registry: ${reason}`, { cause });
  }
}

import type { LoadRecovery } from '@abs/ui/components/LazyPart';
import { recall, remember } from '../session/tabStorage.ts';
import { canKeepTypedText, keepTypedText } from '../session/typedText.ts';
import { changeAddresses } from './retrySuffix.ts';

/** The version that this tab last reloaded for by itself. */
const KEY = 'reloadedFor';
const TIMEOUT_MS = 10_000;

/** The scripts that a page of the shop starts with. Their names change with their content, and so tell the version. */
const entryOf = (page: Document) =>
  [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join(' ') ||
  null;

/** The shop's first page as the server has it now; null when no answer of the shop arrives. */
async function fetchPage(): Promise<Document | null> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return null;
  }
}

/**
 * Reloads for a new version: at most once for each, so that a server that goes on naming a version it does not have
 * cannot make the page reload for ever, and not while something is typed that would be lost.
 */
function reloadOnceFor(version: string): void {
  if (recall(KEY) === version || !canKeepTypedText()) return;
  remember(KEY, version);
  // Where the tab may not remember, it could not tell the first reload from the hundredth.
  if (recall(KEY) === version) loadRecovery.reload();
}

const failedStyles = new Set<HTMLLinkElement>();

/** Notes which styles do not arrive; called once, at start. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Such an event goes to its element only, but passes the document on its way.
  document.addEventListener('error', note, true);
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  failedStyles.delete(link);
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`The styles at ${link.href} did not load`));
    link.replaceWith(again);
  });
}

/** How the shop finds out why a part of it did not load, and what it does about it. */
export const loadRecovery: LoadRecovery = {
  diagnose: async () => {
    changeAddresses();
    if (!navigator.onLine) return 'offline';
    const page = await fetchPage();
    // A page without the shop's script is somebody else's: a hotel's login, a proxy's error.
    const latest = page && entryOf(page);
    if (!latest) return 'offline';
    if (latest === entryOf(document)) return 'failed';
    reloadOnceFor(latest);
    return 'newVersion';
  },
  // Vite asks for a part's styles once: after a failure it would go on without them.
  prepareRetry: async () => {
    await Promise.all([...failedStyles].map(loadAgain));
  },
  reload: () => {
    keepTypedText();
    window.location.reload();
  },
};

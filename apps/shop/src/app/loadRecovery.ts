import type { LoadRecovery } from '@abs/ui/components/LazyPart';
import { changeAddresses } from '../lib/retrySuffix.ts';
import { recall, remember } from '../session/tabStorage.ts';
import { canKeepTypedText, keepTypedText } from '../session/typedText.ts';

/** Storage key of the version for which this tab last reloaded automatically. */
const KEY = 'reloadedFor';
const TIMEOUT_MS = 10_000;

/**
 * The scripts that every page of the shop starts with. Their names change with their content, so they identify the
 * version. Rendered pages name them in an attribute (pages/startShop.ts).
 */
const entryOf = (page: Document) =>
  [...page.querySelectorAll<HTMLElement>('head [type=module]')]
    .map((script) => [script.getAttribute('src'), script.dataset.scripts].join(' ').trim())
    .join(' ') || null;

/** The shop's home page as the server has it now; null if no response arrives. */
async function fetchPage(): Promise<Document | null> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // Its inline styles would violate the policy of this page, which names only its own.
    const html = (await response.text()).replace(/<style.*?<\/style>/gs, '');
    return new DOMParser().parseFromString(html, 'text/html');
  } catch {
    return null;
  }
}

/**
 * Reloads for a new version, unless typed text would be lost. At most once per version, because a server that names a
 * version it does not have would otherwise cause endless reloads.
 */
function reloadOnceFor(version: string): void {
  if (recall(KEY) === version || !canKeepTypedText()) return;
  remember(KEY, version);
  // Without storage, the tab could not tell the first reload from the hundredth.
  if (recall(KEY) === version) loadRecovery.reload();
}

const failedStyles = new Set<HTMLLinkElement>();

/** Records which style sheets fail to load; called once, at start. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  };
  // Error events do not bubble, but the document receives them in the capture phase.
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

/** Diagnoses why a part of the shop did not load, and recovers from it. */
export const loadRecovery: LoadRecovery = {
  diagnose: async () => {
    changeAddresses();
    if (!navigator.onLine) return 'offline';
    const page = await fetchPage();
    // A page without the shop's script comes from another server: a hotel's login, a proxy's error.
    const latest = page && entryOf(page);
    if (!latest) return 'offline';
    if (latest === entryOf(document)) return 'failed';
    reloadOnceFor(latest);
    return 'newVersion';
  },
  // Vite requests a part's styles only once. After a failure it would continue without them.
  prepareRetry: async () => {
    await Promise.all([...failedStyles].map(loadAgain));
  },
  reload: () => {
    keepTypedText();
    window.location.reload();
  },
};

/** What the script in the page leaves for early.ts. */
export type ShopScripts = {
  /** Resolves when the shop's scripts have run or failed. */
  shopScripts?: Promise<unknown>;
};

/**
 * Loads the shop's scripts after the first frame, so that they do not share a slow connection with its fonts and
 * pictures. Does not wait for a frame in a background tab, and at most a second elsewhere.
 *
 * This function runs in the page, as an inline script with its own source: it must use nothing from outside.
 */
function startShop({ dataset }: HTMLOrSVGElement): void {
  const filesIn = (list = '') => list.split(' ').filter(Boolean);
  const load = (element: HTMLElement, more: Partial<HTMLScriptElement & HTMLLinkElement>) =>
    new Promise((resolve) => {
      const file = { crossOrigin: '', fetchPriority: 'high', onload: resolve, onerror: resolve };
      document.body.append(Object.assign(element, file, more));
    });
  const frame = new Promise((resolve) => {
    if (document.hidden) resolve(null);
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });
  const start = () => {
    const scripts = filesIn(dataset.scripts).map((src) =>
      load(document.createElement('script'), { type: 'module', src }),
    );
    for (const href of filesIn(dataset.preloads)) load(document.createElement('link'), { rel: 'modulepreload', href });
    return Promise.all(scripts);
  };
  (window as ShopScripts).shopScripts = frame.then(start);
}

/** The content of the inline script. */
export const START_SCRIPT = `(${startShop})(document.currentScript)`;

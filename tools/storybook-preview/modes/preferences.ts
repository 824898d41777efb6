function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** A query that every page matches. */
const ALWAYS = '(min-width: 0px)';

/**
 * Makes a query for a user preference match in the shop's styles, including those that load later, and in scripts. A
 * page cannot set the browser's preference itself.
 * @param query such as `(prefers-reduced-motion: reduce)`; styles and scripts may use it as a part of a longer query
 * @returns a function that ends it.
 */
export function prefer(query: string): () => void {
  /** The changed rules, with their original queries. */
  const answered = new Map<CSSMediaRule, string>();
  function answerRules(): void {
    for (const sheet of document.styleSheets) {
      for (const rule of mediaRules(sheet.cssRules)) {
        const { mediaText } = rule.media;
        if (!mediaText.includes(query)) continue;
        answered.set(rule, mediaText);
        rule.media.mediaText = mediaText.replace(query, ALWAYS);
      }
    }
  }
  const original = window.matchMedia;
  window.matchMedia = (text) => original.call(window, text.replace(query, ALWAYS));
  const watcher = new MutationObserver(answerRules);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  answerRules();
  return () => {
    watcher.disconnect();
    window.matchMedia = original;
    for (const [rule, mediaText] of answered) rule.media.mediaText = mediaText;
  };
}

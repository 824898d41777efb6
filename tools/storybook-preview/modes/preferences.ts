function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

/** What every page matches. */
const ALWAYS = '(min-width: 0px)';

/**
 * Answers everything that asks for a preference of the reader with yes: the shop's own styles, those that load later
 * too, and scripts. A page cannot set the browser's preference itself.
 * @param query such as `(prefers-reduced-motion: reduce)`, alone or as a part of a longer one
 * @returns how to end it.
 */
export function prefer(query: string): () => void {
  /** Rules that ask for the preference, with their own queries. */
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

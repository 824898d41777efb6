import { reducedMotion } from '@abs/ui/theme';

/** Rules that ask for the preference, while they are answered with yes. */
const forced = new Map<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ('cssRules' in rule) yield* mediaRules(rule.cssRules as CSSRuleList);
  }
}

function forceRules(): void {
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRules(sheet.cssRules)) {
      if (rule.media.mediaText !== reducedMotion) continue;
      forced.set(rule, rule.media.mediaText);
      rule.media.mediaText = 'all';
    }
  }
}

/**
 * Answers everything that asks whether somebody wants less motion with yes: the shop's own styles, those that load
 * later too, and scripts. A page cannot set the browser's preference itself.
 * @returns how to end it.
 */
export function reduceMotion(): () => void {
  const original = window.matchMedia;
  window.matchMedia = (query) => original.call(window, query === reducedMotion ? 'all' : query);
  const watcher = new MutationObserver(forceRules);
  watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
  forceRules();
  return () => {
    watcher.disconnect();
    window.matchMedia = original;
    for (const [rule, mediaText] of forced) rule.media.mediaText = mediaText;
    forced.clear();
  };
}

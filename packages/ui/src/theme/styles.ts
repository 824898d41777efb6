/** All global styles. An app imports them once, before anything else: `import '@abs/ui/styles'`. */
import './layers.css.ts';
import './reset.css.ts';
import './theme.css.ts';
import './paper.css.ts';
import './fonts.css.ts';

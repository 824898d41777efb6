/** The look as a whole. An app imports it once, before anything else: `import '@abs/ui/styles'`. */
import './layers.css.ts';
import './reset.css.ts';
import './theme.css.ts';
import './fonts.css.ts';

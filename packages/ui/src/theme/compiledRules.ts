/** The styles as browsers get them, for tests. */
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Rule = {
  /** The file of styles, from `src`. */
  file: string;
  /** The queries around the rule. */
  queries: string;
  selector: string;
  declarations: Readonly<Record<string, string>>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
/** Files with variables but no rules. */
const WITHOUT_RULES = ['theme/contract.css.ts', 'theme/stickyTop.css.ts'];

/** Every rule of every file of styles. @param pattern of files, from `src` */
export async function compiledRules(pattern = '**/*.css.ts'): Promise<Rule[]> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !WITHOUT_RULES.includes(file));
  const rules = files.sort().map(async (file) => {
    const { default: css } = (await import(/* @vite-ignore */ `${root}${file}.vanilla.css?inline`)) as {
      default: string;
    };
    return rulesIn(css, file);
  });
  return (await Promise.all(rules)).flat();
}

/** The compiler writes each brace and each declaration at the end of its line. */
function rulesIn(css: string, file: string): Rule[] {
  const rules: Rule[] = [];
  const around: string[] = [];
  let declarations: Record<string, string> = {};
  for (const line of css.replace(/,\n\s*/g, ', ').split('\n')) {
    const text = line.trim();
    if (text.endsWith('{')) {
      around.push(text.slice(0, -1).trim());
      declarations = {};
    } else if (text === '}') {
      const selector = around.pop() ?? '';
      const queries = around.filter((name) => !name.startsWith('@layer')).join(' ');
      if (Object.keys(declarations).length > 0) rules.push({ file, queries, selector, declarations });
      declarations = {};
    } else {
      const [, property, value] = /^([\w-]+): (.*);$/.exec(text) ?? [];
      if (property && value) declarations[property] = value;
    }
  }
  return rules;
}

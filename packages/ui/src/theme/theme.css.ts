import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { abs } from '../brands/abs.ts';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { baseOf, contextsOf, type TokenContext, tokenLeaves, tokenName } from './tokenValues.ts';

const contexts = contextsOf(abs);
createGlobalTheme(':root', vars, { '@layer': tokens, ...contexts.light.values, ...baseOf(abs) });

for (const { where, colorScheme, values } of Object.values<TokenContext>(contexts)) {
  const rule = {
    ...(colorScheme && { colorScheme }),
    vars: Object.fromEntries(tokenLeaves(values).map(([path, value]) => [`--${tokenName(path)}`, value])),
  };
  for (const { selector, query } of where)
    globalStyle(selector, { '@layer': { [tokens]: query ? { '@media': { [query]: rule } } : rule } });
}

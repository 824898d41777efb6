export { ConfigError, readConfig } from './config.ts';
export { type Report, runKit } from './kit.ts';
export { connectOutside, type Outside } from './outside.ts';
export { reportJUnit } from './report/junit.ts';
export { reportText } from './report/text.ts';

export type { SearchEmitted, SearchEvent, SearchInput } from './searchMachine.ts';
export { searchMachine } from './searchMachine.ts';
export { searchWords } from './searchWords.ts';

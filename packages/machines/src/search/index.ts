export type { SearchEmitted, SearchEvent, SearchInput } from './searchMachine.ts';
export { searchMachine, searchWords } from './searchMachine.ts';

export type { FacetsEmitted, FacetsEvent, FilterChoice, FilterCount } from './facetsMachine.ts';
export { facetsMachine } from './facetsMachine.ts';

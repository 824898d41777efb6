export { basicAnswer } from './basicAnswer.ts';
export type { ContractField } from './fieldsOf.ts';
export { fieldsOf, unwrapped } from './fieldsOf.ts';

export type { CallRequest } from './answerReader.ts';
export { readAnswer } from './readAnswer.ts';
export type { Adaptation } from './reader.ts';
export { UnreadableAnswer } from './reader.ts';
export { refusalMessage } from './refusal.ts';

export type { LazyPartOptions } from './lazyPart.tsx';
export { lazyDialog, lazyPart } from './lazyPart.tsx';
export type { LoadRecovery } from './loadRecovery.ts';
export { LoadRecoveryProvider } from './loadRecovery.ts';
export type { Loader } from './useLazy.ts';
export { useLazy } from './useLazy.ts';
export { withTimeLimit } from './withTimeLimit.ts';

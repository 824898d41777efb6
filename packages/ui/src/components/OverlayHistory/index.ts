export type { OverlayHistory } from './overlayHistory.ts';
export { OverlayHistoryProvider, useBackToClose } from './overlayHistory.ts';

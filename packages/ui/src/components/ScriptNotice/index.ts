export type { ScriptNoticeProps } from './ScriptNotice.tsx';
export { ScriptNotice } from './ScriptNotice.tsx';

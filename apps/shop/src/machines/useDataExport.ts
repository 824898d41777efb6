import { exportDataMachine } from '@abs/machines';
import { settingsCallPort } from '../api/settings.ts';
import { saveFile } from '../lib/saveFile.ts';
import { useEmitted } from './useEmitted.ts';
import { usePageActor } from './usePageActor.ts';

const machine = exportDataMachine.provide({ actors: { exportData: settingsCallPort('exportData', () => ({})) } });

/** The download of everything that the shop stores about the user. */
export function useDataExport() {
  const [snapshot, send, actor] = usePageActor(machine);
  useEmitted(actor, {
    'export.succeeded': ({ file }) => saveFile(new Blob([file], { type: 'text/html' }), 'abs-data', 'html'),
  });
  return {
    message: snapshot.context.message,
    pending: snapshot.hasTag('pending'),
    done: snapshot.matches('exported'),
    onExport: () => send({ type: 'export.requested' }),
  };
}

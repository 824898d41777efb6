import { messageOf } from '@abs/contract';
import { useState } from 'react';
import { saveFile } from '../lib/saveFile.ts';
import { toastError } from '../lib/toast.ts';

/**
 * The export of a list as a file. A toast shows why it failed.
 * @param noun the plural noun for the rows, such as 'transactions'
 * @param load resolves with the CSV's text
 */
export function useCsvExport(noun: string, load: () => Promise<string>) {
  const [pending, setPending] = useState(false);
  const onExport = async () => {
    setPending(true);
    try {
      const csv = await load();
      // A response's text has no byte order mark, which spreadsheet programs need.
      saveFile(new Blob(['\uFEFF', csv], { type: 'text/csv' }), noun, 'csv');
    } catch (error) {
      toastError(messageOf(error, `Failed to export the ${noun}. Please try again.`));
    } finally {
      setPending(false);
    }
  };
  return { onExport, exporting: pending };
}

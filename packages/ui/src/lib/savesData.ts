type Connection = { saveData?: boolean };

/** Whether the person asks the browser to save data. False on the server, and in browsers that do not report it. */
export const savesData = (): boolean =>
  typeof navigator !== 'undefined' && (navigator as { connection?: Connection }).connection?.saveData === true;

/** Shown in a table cell when the server sends no value. */
export const EMPTY_CELL = '–';

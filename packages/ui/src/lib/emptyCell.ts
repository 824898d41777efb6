/** In a cell for which the server says nothing. */
export const EMPTY_CELL = '–';

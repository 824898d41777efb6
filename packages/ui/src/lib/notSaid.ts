/** In a cell for which the server says nothing. */
export const NOT_SAID = '–';

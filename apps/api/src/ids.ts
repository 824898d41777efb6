const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Callers can send any text as an id. Only a UUID can match a row; anything else would be a database error. */
export const isUuid = (id: string): boolean => UUID.test(id);

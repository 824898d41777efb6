const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids of callers are any text; only a UUID can name a row, and anything else would be a database error. */
export const isUuid = (id: string): boolean => UUID.test(id);

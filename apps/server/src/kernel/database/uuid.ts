const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text may be given to PostgreSQL as an id: anything else is nobody's. */
export const isUuid = (text: string): boolean => uuid.test(text);

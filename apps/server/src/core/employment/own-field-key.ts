export const ownFieldKeyPrefix = 'own:';

/** By what the histories keep a value of a company's own field. */
export function ownFieldKey(id: string): string {
  return ownFieldKeyPrefix + id;
}

export function isOwnFieldKey(column: string): boolean {
  return column.startsWith(ownFieldKeyPrefix);
}

/** The field's id; of anything else itself. */
export function ownFieldOfKey(column: string): string {
  return isOwnFieldKey(column) ? column.slice(ownFieldKeyPrefix.length) : column;
}

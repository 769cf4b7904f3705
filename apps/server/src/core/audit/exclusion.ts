import { refuseField } from '#kernel/refusal.ts';

/** A deletion as it is asked for (product map, 'Deleting'): ids and why. */
export interface Deletion {
  ids: string[];
  justification: string;
}

/** Reads `IdString` and `Justificativa`. @throws DELETION_JUSTIFICATION_LENGTH outside 40 to 250 characters */
export function readDeletion(body: { IdString: string; Justificativa: string }): Deletion {
  const justification = readJustification(body.Justificativa);
  const ids = [
    ...new Set(
      body.IdString.split(',')
        .map(text => text.trim())
        .filter(Boolean),
    ),
  ];
  if (ids.length === 0) refuseField('IdString', 'REQUIRED_FIELD');
  return { ids, justification };
}

/** Why somebody deletes or brings back. @throws DELETION_JUSTIFICATION_LENGTH outside 40 to 250 characters */
export function readJustification(text: string): string {
  const justification = text.trim();
  const { length } = [...justification];
  return length < 40 || length > 250 ? refuseField('Justificativa', 'DELETION_JUSTIFICATION_LENGTH') : justification;
}

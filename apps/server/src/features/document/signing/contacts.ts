import { readIdentifier } from '#core/identity/identifier.ts';
import { refuseField } from '#kernel/refusal.ts';

/** An e-mail or a cell phone as it is stored. @throws REQUIRED_FIELD where none is given, INVALID_EMAIL, INVALID_CELL_PHONE */
export function readContacts({ email, celular }: { email?: string | undefined; celular?: string | undefined }) {
  if (email) return { kind: 'email' as const, email: read('email', { Email: email }), cellPhone: null };
  if (celular) return { kind: 'celular' as const, email: null, cellPhone: read('celular', { Celular: celular }) };
  return refuseField('email', 'REQUIRED_FIELD');
}

function read(field: string, identifier: Parameters<typeof readIdentifier>[0]): string {
  const found = readIdentifier(identifier);
  return 'refused' in found ? refuseField(field, found.refused) : found.value;
}

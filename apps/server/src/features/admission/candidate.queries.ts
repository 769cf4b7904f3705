import type { ContactKind } from '@cracha/contract/features/admission/admission-steps.ts';
import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** Where the CPF works already. */
export async function cpfAtWork(tx: Tx, cpf: string): Promise<'here' | 'group' | null> {
  const { rows } = await sql<{ at: 'here' | 'group' | null }>`select access.candidates_cpf(${cpf}) as at`.execute(tx);
  return rows[0]?.at ?? null;
}

export async function isContactTaken(
  tx: Tx,
  { email, cellPhone, cpf }: { email: string | null; cellPhone: string | null; cpf: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select access.candidates_contact_taken(${email}, ${cellPhone}, ${cpf}) as taken`.execute(tx);
  return rows[0]?.taken === true;
}

interface CodeOfContact {
  kind: ContactKind;
  contact: string;
  mac: Buffer;
}

/** False: one went out less than a minute ago, or ten since yesterday. */
export async function keepContactCode(tx: Tx, { kind, contact, mac }: CodeOfContact): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select access.keep_candidate_contact_code(${kind}, ${contact}, ${mac}::bytea) as kept`.execute(tx);
  return rows[0]?.kept === true;
}

/** False: it is wrong, used, over, or another contact's. A miss counts. */
export async function useContactCode(tx: Tx, { kind, contact, mac }: CodeOfContact): Promise<boolean> {
  const { rows } = await sql<{ right: boolean }>`
    select access.use_candidate_contact_code(${kind}, ${contact}, ${mac}::bytea) as right`.execute(tx);
  return rows[0]?.right === true;
}

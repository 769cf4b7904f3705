import { sql } from 'kysely';
import type { Tx } from '#kernel/database/transaction.ts';

/** An employment of this CPF in the reader's reach, of the company before others, the newest first. */
export async function employmentOfCpf(
  tx: Tx,
  cpf: string,
  companyId: string,
): Promise<{ id: string; active: boolean; here: boolean } | undefined> {
  const { rows } = await sql<{ id: string; active: boolean; here: boolean }>`
    select e.id, e.dismissed_on is null as active, e.company_id = ${companyId}::uuid as here from employment e where e.cpf = ${cpf}
     order by e.company_id = ${companyId}::uuid desc, e.dismissed_on desc nulls first, e.id limit 1`.execute(tx);
  return rows[0];
}

/** What the candidate proved and declared counts as the new worker's: they are not asked for it again at their first sign-in. */
export async function keepCandidatesWord(tx: Tx, admissionId: string): Promise<void> {
  await sql`select access.keep_candidates_word(${admissionId}::uuid)`.execute(tx);
}

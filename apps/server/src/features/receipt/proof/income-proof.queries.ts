import { proofFields } from '@cracha/contract/features/receipt/income-proof.schemas.ts';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** What an employment has to show. */
export interface ProvableEmployment {
  id: string;
  access_group_id: string;
  company_id: string;
  name: string;
  cpf: string | null;
  legal_name: string;
  cnpj: string;
  job_title: string | null;
  admitted_on: string | null;
  dismissed: boolean;
  /** Its last three monthly payslips that its worker can see, newest first. */
  months: { year: number; month: number; net: number; earnings: number }[];
}

/** One's own employments whose company shows payslips. */
export async function provableOf(tx: Tx, personId: string): Promise<ProvableEmployment[]> {
  const { rows } = await sql<ProvableEmployment>`
    select e.id, e.access_group_id, e.company_id, e.name, e.cpf, c.legal_name, c.cnpj, e.job_title,
           e.admitted_on::text as admitted_on, e.dismissed_on is not null and e.dismissed_on <= ${today} as dismissed,
           coalesce((select jsonb_agg(jsonb_build_object('year', m.year, 'month', m.month, 'net', m.net, 'earnings', m.total_earnings) order by m.competence desc)
             from (select distinct on (r.competence) r.competence, r.year, r.month, r.net, r.total_earnings from receipt r
                    where r.employment_id = e.id and r.person_id = ${personId} and r.category = 1 and r.kind = 'monthly' and r.visible and r.deleted_at is null
                    order by r.competence desc, r.published_at desc limit 3) m), '[]') as months
      from employment e join company c on c.id = e.company_id
     where e.person_id = ${personId} and c.shows_receipts
     order by dismissed, e.admitted_on desc nulls last, e.id`.execute(tx);
  return rows;
}

/** A proof as it is kept: nothing in it changes afterwards. */
export const keptProof = z.object({
  name: z.string(),
  employer: z.string(),
  cnpj: z.string(),
  values: z.partialRecord(z.enum(proofFields), z.union([z.string(), z.int()])),
  months: z.array(z.object({ year: z.int(), month: z.int() })),
});
export type KeptProof = z.output<typeof keptProof>;

export interface ProofRow {
  id: string;
  shown: unknown;
  made_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  accesses: number;
  last_access: Date | null;
}

const columns = sql`p.id, p.shown, p.made_at, p.expires_at, p.revoked_at,
  (select count(*)::integer from income_proof_access a where a.proof_id = p.id) as accesses,
  (select max(a.at) from income_proof_access a where a.proof_id = p.id) as last_access`;

export async function proofsOf(tx: Tx, personId: string): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select ${columns} from income_proof p where p.person_id = ${personId} order by p.made_at desc, p.id desc limit 50`.execute(
    tx,
  );
  return rows;
}

/** One's own; undefined for everybody else's and unknown alike. */
export async function proofOf(tx: Tx, personId: string, id: string): Promise<ProofRow | undefined> {
  if (!isUuid(id)) return undefined;
  const { rows } =
    await sql<ProofRow>`select ${columns} from income_proof p where p.id = ${id}::uuid and p.person_id = ${personId}`.execute(
      tx,
    );
  return rows[0];
}

export async function insertProof(
  tx: Tx,
  of: ProvableEmployment,
  personId: string,
  proof: { codeMac: Buffer; shown: KeptProof; days: number },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into income_proof (access_group_id, company_id, employment_id, person_id, code_mac, shown, expires_at)
    values (${of.access_group_id}, ${of.company_id}, ${of.id}, ${personId}, ${proof.codeMac}, ${JSON.stringify(proof.shown)}::jsonb,
      now() + make_interval(days => ${proof.days})) returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

/** False: it was taken back before. */
export async function revokeProof(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update income_proof set revoked_at = now() where id = ${id}::uuid and person_id = ${personId} and revoked_at is null returning id`.execute(
    tx,
  );
  return rows.length === 1;
}

export async function accessesOf(
  tx: Tx,
  id: string,
): Promise<{ at: Date; ip: string | null; browser: string | null }[]> {
  return tx
    .selectFrom('income_proof_access')
    .select(['at', 'ip', 'browser'])
    .where('proof_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** What the holder of a link sees, noted as an opening; undefined where there is nothing to see. */
export async function openProof(
  tx: Tx,
  codeMac: Buffer,
  from: { ip: string; userAgent: string },
): Promise<{ shown: unknown; made_at: Date; expires_at: Date } | undefined> {
  const { rows } = await sql<{ shown: unknown; made_at: Date; expires_at: Date }>`
    select * from access.open_income_proof(${codeMac}, ${from.ip}, ${from.userAgent})`.execute(tx);
  return rows[0];
}

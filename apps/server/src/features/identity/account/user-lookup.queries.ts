import type { AppAccess } from '@cracha/contract/access/app-accesses.ts';
import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { first } from '../identity.queries.ts';

const companyColumns = ['id', 'legal_name', 'trade_name', 'cnpj', 'active'] as const;

/** The companies of the profile: the membership's, the association's, or one's employers. */
export async function companiesOfProfile(tx: Tx, { profile, accessGroupId }: Pick<Actor, 'profile' | 'accessGroupId'>) {
  const all = tx.selectFrom('company').select(companyColumns).orderBy('search').orderBy('id');
  const ofGroup = profile === 'rh' || profile === 'gestor' || profile === 'financeiro';
  return (ofGroup ? all.where('access_group_id', '=', accessGroupId) : all).execute();
}

export type CompanyOfProfile = Awaited<ReturnType<typeof companiesOfProfile>>[number];

/** The companies of the reader's scope that a person works in. */
export async function employersOf(tx: Tx, personId: string): Promise<CompanyOfProfile[]> {
  return tx
    .selectFrom('company as c')
    .select(['c.id', 'c.legal_name', 'c.trade_name', 'c.cnpj', 'c.active'])
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('employment as e')
          .select('e.id')
          .whereRef('e.company_id', '=', 'c.id')
          .where('e.person_id', '=', personId),
      ),
    )
    .orderBy('c.search')
    .orderBy('c.id')
    .execute();
}

/** The manager's membership of a person in the access group, and the companies of it that the reader sees. */
export async function managerOf(
  tx: Tx,
  personId: string,
  accessGroupId: string | null,
): Promise<{ id: string; companies: CompanyOfProfile[] } | undefined> {
  const membership = await tx
    .selectFrom('membership')
    .select('id')
    .where('person_id', '=', personId)
    .where('role', '=', 'GESTOR')
    .where('enabled', '=', true)
    .where('access_group_id', '=', accessGroupId)
    .executeTakeFirst();
  if (!membership) return undefined;
  const { rows } = await sql<CompanyOfProfile>`
    select id, legal_name, trade_name, cnpj, active from company
     where id in (select jsonb_array_elements_text(access.company_ids(${personId}, 'GESTOR', ${accessGroupId}))::uuid)
     order by search, id`.execute(tx);
  return { id: membership.id, companies: rows };
}

export async function personByCpf(tx: Tx, cpf: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select access.person_by_cpf(${cpf}) as id`.execute(tx);
  return first(rows).id;
}

/** Names by id; whoever the reader has nothing to do with is left out. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select * from access.names_of(${ids}::uuid[])`.execute(tx);
  return rows;
}

const holds = (key: AppAccess) => sql<boolean>`${key} = any (c.app_accesses)`;

/** What a company is asked: that it has the app access, and that HR configured it so. */
const questions = {
  recorder: sql<boolean>`${holds('ponto-registro')} and c.time_clock_kind = 'recorder'`,
  payrollClock: sql<boolean>`${holds('ponto-fopag')} and c.time_clock_kind = 'payroll' and access.clock_is_integrated(c.id)`,
  flow: sql<boolean>`${holds('solicitacoes-com-fluxo')} and c.request_flow`,
  club: holds('clube'),
};
export type Question = keyof typeof questions;

/** Whether it is so in any company of the reader's scope in the access group. */
export async function inAnyCompany(tx: Tx, accessGroupId: string | null, question: Question): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from company c where c.active and c.access_group_id = ${accessGroupId} and ${questions[question]}) as yes`.execute(
    tx,
  );
  return first(rows).yes;
}

/** Whether it is so in any of one's active employments. */
export async function inAnyEmployment(tx: Tx, personId: string, question: Question): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`
    select exists (select from employment e join company c on c.id = e.company_id
                    where e.person_id = ${personId} and coalesce(e.dismissed_on >= ${today}, true) and ${questions[question]}) as yes`.execute(
    tx,
  );
  return first(rows).yes;
}

/** Undefined for an employment that the reader doesn't see. */
export async function inEmployment(tx: Tx, id: string, question: Question): Promise<boolean | undefined> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${questions[question]} as yes from employment e join company c on c.id = e.company_id where e.id = ${id}::text::uuid`.execute(
    tx,
  );
  return rows[0]?.yes;
}

/** Undefined for a company that the reader doesn't see. */
export async function inCompany(tx: Tx, id: string, question: Question): Promise<boolean | undefined> {
  const { rows } = await sql<{ yes: boolean }>`
    select ${questions[question]} as yes from company c where c.id = ${id}::text::uuid`.execute(tx);
  return rows[0]?.yes;
}

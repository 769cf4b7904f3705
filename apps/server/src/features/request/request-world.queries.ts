import { sql } from 'kysely';
import type { Condition } from '#core/approver/route.ts';
import type { ApproverWorld, Substitute } from '#core/approver/world.ts';
import { today } from '#kernel/database/today.ts';
import { runPrepared, type Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';

/** Whom a request is about, and what of their company it depends on. */
export interface RequestFacts {
  id: string;
  access_group_id: string;
  company_id: string;
  person_id: string;
  name: string;
  registration: string | null;
  department: string | null;
  client: string | null;
  job_title: string | null;
  hiring: string | null;
  company: string;
  cnpj: string | null;
  app_accesses: string[];
  approval: boolean;
  flow: boolean;
  dismissed_on: string | null;
  admitted_on: string | null;
  /** Cents a month; null where the reader doesn't read pay, or there is none by the month. */
  salary: number | null;
  cutoff: number;
}

export async function requestFacts(tx: Tx, employmentId: string): Promise<RequestFacts | undefined> {
  if (!isUuid(employmentId)) return undefined;
  const { rows } = await sql<Omit<RequestFacts, 'salary'> & { salary: string | null }>`
    select id, access_group_id, company_id, person_id, name, registration, department, client, job_title, hiring, company, cnpj, app_accesses, approval, flow, dismissed_on::text,
           admitted_on::text, salary::text, cutoff from access.request_facts(${employmentId}::uuid)`.execute(tx);
  const [row] = rows;
  return row && { ...row, salary: row.salary === null ? null : Number(row.salary) };
}

/** The running employments of a worker, for who holds several. */
export async function ownEmployments(tx: Tx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from employment where person_id = ${personId}::uuid and (dismissed_on is null or dismissed_on >= ${today}) order by admitted_on, id`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** As a profile is stored: its steps name approvers as on the wire. */
export interface StoredProfile {
  id: string;
  name: string;
  position: number;
  kinds: string[];
  steps: readonly {
    name: string;
    approvers: string[];
    needs: number;
    deadlineDays: number;
    withoutManager: 'recusa' | 'pula' | 'rh';
    conditions?: readonly Condition[];
    observers?: string[];
  }[];
  conditions: readonly Condition[];
  version: number;
}

export async function profilesOf(tx: Tx, employmentId: string): Promise<StoredProfile[]> {
  const { rows } = await sql<StoredProfile>`select * from access.profiles_of(${employmentId}::uuid)`.execute(tx);
  return rows;
}

export type NamedWorld = ApproverWorld & { names: ReadonlyMap<string, string> };

/** Who decides for an employment on a day. @param type as profiles call it @param named persons whom steps name @param on today unless told */
export async function approverWorld(
  tx: Tx,
  employmentId: string,
  type: string,
  named: readonly string[],
  on?: string,
): Promise<NamedWorld> {
  const { rows } = await runPrepared(
    tx,
    sql<{
      world: {
        people: Record<string, { manager: string | null; active: boolean; name: string | null }>;
        groups: Record<string, string[]>;
        substitutes: Substitute[];
      } | null;
    }>`select access.approver_world(${employmentId}::uuid, ${named.filter(isUuid)}::uuid[], coalesce(${on ?? null}::date, ${today}), ${type === 'ponto' ? 'Justificativa' : 'Solicitacao'}) as world`,
  );
  const { people = {}, groups = {}, substitutes = [] } = rows[0]?.world ?? {};
  return {
    people: new Map(Object.entries(people)),
    groups: new Map(Object.entries(groups)),
    substitutes,
    names: new Map(Object.entries(people).map(([id, { name }]) => [id, name ?? ''])),
  };
}

/** A monthly base salary in centavos, for the conditions of a route alone: never told to who may not read pay. */
export async function routeSalary(tx: Tx, employmentId: string): Promise<number | null> {
  const { rows } = await sql<{ salary: string | null }>`
    select access.route_salary(${employmentId}::uuid)::text as salary`.execute(tx);
  const salary = rows[0]?.salary ?? null;
  return salary === null ? null : Number(salary);
}

/** The days by which deadlines of an employment's establishment run. Out of reach: a week without holidays. */
export async function deadlineDays(
  tx: Tx,
  employmentId: string,
): Promise<{ restDays: readonly number[]; holidays: readonly string[] }> {
  const { rows } = await runPrepared(
    tx,
    sql<{ restDays: number[]; holidays: string[] }>`
    select rest_days as "restDays", holidays from access.deadline_days(${employmentId}::uuid)`,
  );
  return rows[0] ?? { restDays: [6, 7], holidays: [] };
}

/** Others who are away in some days, or ask to be, the reason hidden. */
export async function awayBeside(
  tx: Tx,
  employmentId: string,
  [from, until]: readonly [string, string],
): Promise<{ name: string; from: string; until: string | null; asked: boolean }[]> {
  const { rows } = await sql<{ name: string; from: string; until: string | null; asked: boolean }>`
    select name, from_day::text as "from", until_day::text as "until", asked from access.away_beside(${employmentId}::uuid, ${from}::date, ${until}::date)`.execute(
    tx,
  );
  return rows;
}

/** Whether a published payslip of the year is the 13th's advance. */
export async function advancePaid(tx: Tx, employmentId: string, year: number): Promise<boolean> {
  const { rows } = await sql<{
    paid: boolean;
  }>`select access.advance_paid(${employmentId}::uuid, ${year}) as paid`.execute(tx);
  return rows[0]?.paid === true;
}

/** Advances of a worker that were asked for before. */
export async function earlierAdvances(
  tx: Tx,
  employmentId: string,
  exceptId: string | null,
): Promise<{ year: number; status: string; result: string | null }[]> {
  const { rows } = await sql<{ year: number; status: string; result: string | null }>`
    select r.year, r.state as status, r.outcome as result from hr_request r
     where r.employment_id = ${employmentId}::uuid and r.kind = 'advance13' and r.id is distinct from ${exceptId}::uuid`.execute(
    tx,
  );
  return rows;
}

/** Holds an employment until the transaction ends: what is asked for at once is checked one after the other. */
export async function holdEmployment(tx: Tx, employmentId: string): Promise<void> {
  await sql`select access.hold_requests(${employmentId}::uuid)`.execute(tx);
}

/** HR's subjects of requests. */
export async function categoriesOf(tx: Tx, employmentId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from access.categories_of(${employmentId}::uuid)`.execute(tx);
  return rows;
}

/** HR who decide requests of an employment. */
export async function hrOf(tx: Tx, employmentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d as id from access.hr_deciders(${employmentId}::uuid, 'RhSolicitacaoAprovar') d`.execute(tx);
  return rows.map(({ id }) => id);
}

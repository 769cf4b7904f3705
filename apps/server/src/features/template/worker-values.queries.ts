import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';
import type { Tx } from '#kernel/database/transaction.ts';

type RequestKind = 'vacation' | 'advance13' | 'registration' | 'benefit' | 'other';

/** What is known of a worker's employment, as far as the reader's isolation shows it. */
export interface WorkerRow {
  id: string;
  person_id: string;
  company_id: string;
  access_group_id: string;
  name: string;
  registration: string;
  cpf: string | null;
  pis: string | null;
  job_title: string | null;
  department: string | null;
  client: string | null;
  admitted_on: string | null;
  dismissed_on: string | null;
  hiring_regime: string | null;
  company: Partial<
    Record<
      'legal_name' | 'trade_name' | 'cnpj' | 'street' | 'number' | 'complement' | 'district' | 'city' | 'state' | 'cep',
      string | null
    >
  >;
  record: Partial<Record<string, string | number | null>>;
  pay: { salary?: number | null; salary_unit?: string | null };
  bank: Partial<Record<'bank' | 'branch' | 'branch_digit' | 'account' | 'account_digit' | 'pix_key', string | null>>;
  manager: { name: string; job_title: string | null } | null;
  /** Open ones of who comes or goes, the newest first. */
  kits: { kind: 'admission' | 'termination'; name: string }[];
  /** The newest that was neither cancelled nor denied; `start` and `days` are a vacation's. */
  request: { code: string; kind: RequestKind; start: string | null; days: number | null } | null;
}

/** In the order of the ids; who is out of reach is left out. */
export async function workersOf(tx: Tx, employmentIds: readonly string[]): Promise<WorkerRow[]> {
  const ids = sql`${[...employmentIds]}::text[]::uuid[]`;
  const { rows } = await sql<WorkerRow>`
    select e.id, e.person_id, e.company_id, e.access_group_id, e.name, e.registration, e.cpf, e.pis, e.job_title, e.department, e.client, e.admitted_on::text, e.dismissed_on::text,
           e.hiring_regime, (select to_jsonb(c) - 'search' from company c where c.id = e.company_id) as company,
           coalesce((select to_jsonb(r) from worker_record r where r.employment_id = e.id), '{}') as record,
           coalesce((select jsonb_build_object('salary', p.salary, 'salary_unit', p.salary_unit) from worker_pay p where p.employment_id = e.id), '{}') as pay,
           coalesce((select to_jsonb(b) from worker_bank b where b.employment_id = e.id), '{}') as bank,
           (select jsonb_build_object('name', m.name, 'job_title', m.job_title)
              from (select l.manager_id from reporting_line l where l.employment_id = e.id and l.from_day <= ${today} order by l.from_day desc limit 1) l
              join employment m on m.id = l.manager_id) as manager,
           coalesce((select jsonb_agg(jsonb_build_object('kind', k.kind, 'name', k.name) order by k.opened_at desc, k.id) from kit k
             where k.employment_id = e.id and k.state = 'open' and k.kind <> 'paper'), '[]') as kits,
           (select jsonb_build_object('code', r.code, 'kind', r.kind, 'start', case r.kind when 'vacation' then r.data -> 'start' end,
                                      'days', case r.kind when 'vacation' then r.data -> 'days' end)
              from hr_request r where r.employment_id = e.id and r.kind <> 'undo' and r.state not in ('canceled', 'denied') and r.outcome is distinct from 'denied'
             order by r.sent_at desc, r.id desc limit 1) as request
      from employment e where e.id = any (${ids}) order by array_position(${ids}, e.id)`.execute(tx);
  return rows;
}

export interface CpfRow {
  id: string;
  cpf: string;
  lasts: boolean;
}

/** Employments of persons by their CPFs, as far as they are in reach. */
export async function employmentsByCpf(tx: Tx, accessGroupId: string, cpfs: readonly string[]): Promise<CpfRow[]> {
  const { rows } = await sql<CpfRow>`
    select e.id, e.cpf, e.dismissed_on is null or e.dismissed_on >= ${today} as lasts from employment e
     where e.access_group_id = ${accessGroupId}::uuid and e.cpf = any (${[...cpfs]}::text[]) order by e.id`.execute(tx);
  return rows;
}

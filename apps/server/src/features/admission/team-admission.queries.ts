import { sql } from 'kysely';
import { type AskedPage, countUpTo, keyset, type Placed } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { type AdmissionFilter, conditions, countByState, orderOf } from './admission.queries.ts';
import type { AdmissionState } from './admission-states.ts';

export interface TeamAdmissionRow {
  id: string;
  name: string;
  company: string;
  job_title: string;
  starts_on: string;
  state: AdmissionState;
  employment_id: string | null;
}

const from = sql`access.team_admissions() a`;

export async function listTeamAdmissions(
  tx: Tx,
  filter: AdmissionFilter,
  page: AskedPage,
): Promise<Placed<TeamAdmissionRow>[]> {
  const { place, beyond, orderBy, limit } = keyset(orderOf('inicio'), page, 'inicio');
  const { rows } = await sql<Placed<TeamAdmissionRow>>`
    select a.id, a.name, a.company, a.job_title, a.starts_on::text as starts_on, a.state, a.employment_id, ${place}
      from ${from} where ${conditions(filter)} and ${beyond} order by ${orderBy} ${limit}`.execute(tx);
  return rows;
}

export const countTeamAdmissions = (tx: Tx, filter: AdmissionFilter): Promise<number> =>
  countUpTo(tx, sql`${from} where ${conditions(filter)}`);

export const teamAdmissionsByState = (tx: Tx, filter: AdmissionFilter) => countByState(tx, from, filter);

import { sql } from 'kysely';
import type { Finding } from '#core/clock/afd/reading.types.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { ClockFileJob } from './clock-file.jobs.ts';
import type { KnownWorker, NewEvent, NewPunch, Standing } from './clock-marks.ts';

/** The clock that a file is of, known or new. Our own recorder is known by the same number. */
export async function clockDevice(
  tx: Tx,
  device: { accessGroupId: string; companyId: string; kind: string; serial: string; layout: string },
): Promise<{ id: string; own: boolean }> {
  await tx
    .insertInto('clock_device')
    .values({
      access_group_id: device.accessGroupId,
      company_id: device.companyId,
      kind: device.kind,
      serial: device.serial,
      layout: device.layout,
    })
    .onConflict(c => c.doNothing())
    .execute();
  return tx
    .selectFrom('clock_device')
    .select(['id', 'own'])
    .where('serial', '=', device.serial)
    .executeTakeFirstOrThrow();
}

/** Two files of one clock at the same moment: one batch after the other, so that each sees what the other wrote. */
export async function lockDevice(tx: Tx, deviceId: string): Promise<void> {
  await tx.selectFrom('clock_device').select('id').where('id', '=', deviceId).forUpdate().execute();
}

export async function setDevice(tx: Tx, deviceId: string, layout: string, crc: string | null): Promise<void> {
  await tx
    .updateTable('clock_device')
    .set({ layout, crc })
    .where('id', '=', deviceId)
    .where('own', '=', false)
    .execute();
}

/** The zone that a company's setting names, and its state. */
export async function placeOfCompany(tx: Tx, companyId: string) {
  return tx
    .selectFrom('company as c')
    .leftJoin('clock_setting as s', 's.company_id', 'c.id')
    .select(['c.id', 'c.cnpj', 'c.state', 's.zone', 'c.trade_name as name'])
    .where('c.id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** The employments of the access group by these numbers, in one statement. */
export async function workersBy(
  tx: Tx,
  { cpfs, pis }: { cpfs: readonly string[]; pis: readonly string[] },
): Promise<(KnownWorker & { number: string })[]> {
  const { rows } = await sql<KnownWorker & { number: string }>`
    select w.number, e.id, e.company_id as "companyId", e.person_id as "personId", e.admitted_on as "admittedOn", e.dismissed_on as "dismissedOn"
      from (select k.cpf as number, e.id from access.persons_by_cpf(${cpfs}::text[]) k join employment e on e.person_id = k.person_id
            union all select e.pis, e.id from employment e where e.pis = any (${pis}::text[])) w
      join employment e on e.id = w.id`.execute(tx);
  return rows;
}

/** What stands under numbers of a clock. */
export async function standingOf(tx: Tx, deviceId: string, numbers: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.nsr, 'mark' as what, (extract(epoch from p.instant) * 1000)::float8 as at, to_char(p.local, 'YYYY-MM-DD"T"HH24:MI') as local,
           p.identifier, p.employment_id as "employmentId"
      from punch p where p.device_id = ${deviceId} and p.nsr = any (${numbers}::bigint[])
    union all
    select d.nsr, d.type, (extract(epoch from d.at) * 1000)::float8, null, null, null
      from device_event d where d.device_id = ${deviceId} and d.nsr = any (${numbers}::bigint[])`.execute(tx);
  return rows;
}

/** What all punches of a file have in common. */
export interface PunchesOf extends ClockFileJob {
  deviceId: string;
  companyId: string;
}

/** Writes punches in one statement; one that stands already stays as it is. */
export async function insertPunches(tx: Tx, of: PunchesOf, punches: readonly NewPunch[]): Promise<void> {
  if (punches.length === 0) return;
  const each = <T>(value: (punch: NewPunch) => T) => punches.map(value);
  await sql`
    insert into punch (access_group_id, company_id, employment_id, person_id, device_id, nsr, identifier, instant, local, utc_offset,
      recorded_at, source, collector, offline, trust, flags, hash, file_id)
    select ${of.accessGroupId}, coalesce(x.company_id, ${of.companyId}), x.employment_id, x.person_id, ${of.deviceId}, x.nsr, x.identifier,
           to_timestamp(x.at), x.local, x.utc_offset, to_timestamp(x.recorded_at), 'file', x.collector, x.offline, x.trust,
           case x.flag when '' then '{}' else array[x.flag] end, x.hash, ${of.fileId}
      from unnest(${each(({ worker }) => worker?.companyId ?? null)}::uuid[], ${each(({ worker }) => worker?.id ?? null)}::uuid[],
        ${each(({ worker }) => worker?.personId ?? null)}::uuid[], ${each(({ nsr }) => nsr)}::bigint[],
        ${each(({ identifier }) => identifier)}::text[], ${each(({ at }) => at / 1000)}::float8[], ${each(({ local }) => local)}::timestamp[],
        ${each(({ offset }) => offset)}::smallint[], ${each(({ recordedAt }) => recordedAt / 1000)}::float8[],
        ${each(({ collector }) => collector)}::text[], ${each(({ offline }) => offline)}::boolean[], ${each(({ trust }) => trust)}::text[],
        ${each(({ flags }) => flags[0] ?? '')}::text[], ${each(({ hash }) => hash)}::text[])
        as x(company_id, employment_id, person_id, nsr, identifier, at, local, utc_offset, recorded_at, collector, offline, trust, flag, hash)
    on conflict do nothing`.execute(tx);
}

export async function insertEvents(tx: Tx, of: PunchesOf, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into device_event (access_group_id, company_id, device_id, nsr, type, at, data)
    select ${of.accessGroupId}, ${of.companyId}, ${of.deviceId}, x.nsr, x.type, to_timestamp(x.at / 1000.0), x.data
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as x(nsr bigint, type text, at float8, data jsonb)
    on conflict do nothing`.execute(tx);
}

/** What a broken reading found is forgotten; the next one finds it again. */
export async function forgetLines(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('clock_file_line').where('file_id', '=', fileId).execute();
}

/** Keeps findings from a place in the file's order on. @returns the next place */
export async function keepLines(
  tx: Tx,
  { fileId, accessGroupId }: Pick<ClockFileJob, 'fileId' | 'accessGroupId'>,
  from: number,
  findings: readonly (Omit<Finding, 'code'> & { code: string })[],
): Promise<number> {
  if (findings.length === 0) return from;
  await sql`
    insert into clock_file_line (file_id, position, access_group_id, number, field, code, data, warning)
    select ${fileId}, ${from}::integer + x.place - 1, ${accessGroupId}, x.line, x.field, x.code, x.data, x.warning
      from unnest(${findings.map(({ line }) => line)}::integer[], ${findings.map(({ field }) => field)}::text[],
        ${findings.map(({ code }) => code)}::text[], ${findings.map(({ values }) => JSON.stringify(values))}::jsonb[],
        ${findings.map(({ isWarning }) => isWarning)}::boolean[]) with ordinality as x(line, field, code, data, warning, place)
    on conflict do nothing`.execute(tx);
  return from + findings.length;
}

/** What came of a file: of its punches those that no other file had brought, and whose they are. */
export async function factsOfFile(tx: Tx, fileId: string) {
  const { rows } = await sql<{
    punches: number;
    unknown: number;
    employmentIds: string[];
    from: string | null;
    until: string | null;
  }>`
    select count(*)::int as punches, (count(distinct p.identifier) filter (where p.employment_id is null))::int as unknown,
           coalesce(array_agg(distinct p.employment_id) filter (where p.employment_id is not null), '{}') as "employmentIds",
           min(p.day) as from, max(p.day) as until
      from punch p where p.file_id = ${fileId}`.execute(tx);
  return rows[0] ?? { punches: 0, unknown: 0, employmentIds: [], from: null, until: null };
}

/** Writes down what a file was: its report, and the days of its marks. */
export async function keepReport(
  tx: Tx,
  fileId: string,
  { report, from, until }: { report: object; from: string | null; until: string | null },
): Promise<void> {
  await tx
    .updateTable('clock_file')
    .set({ report: JSON.stringify(report), from_day: from, until_day: until })
    .where('id', '=', fileId)
    .execute();
}

/** HR that sees the files of clocks of a company. */
export async function hrOfFiles(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select access.hr_of_company(${companyId}, 'RhPontoArquivoVisualizar') as id`.execute(tx);
  return rows.map(({ id }) => id);
}

import { markHash } from '#core/clock/afd/chain.ts';
import { programSerial } from '#core/clock/afd/clock-of.ts';
import { eventData } from '#core/clock/afd/event-data.ts';
import { markFields, type OwnMark } from '#core/clock/afd/own-lines.ts';

type Sql = (text: string, values: unknown[]) => Promise<{ id: string }[]>;

/** A recorder of our own with one event and as many marks, a minute apart, as the recorder itself leaves them. @returns its id */
export async function makeOwnRecorder(
  sql: Sql,
  { companyId, cnpj, cpf, marks, from }: { companyId: string; cnpj: string; cpf: string; marks: number; from: string },
): Promise<string> {
  const number = '512026001234';
  await sql(
    `insert into clock_setting (company_id, access_group_id, rep_number) select id, access_group_id, $2 from company where id = $1
     on conflict (company_id) do update set rep_number = excluded.rep_number`,
    [companyId, number],
  );
  const [device] = await sql(
    `insert into clock_device (access_group_id, company_id, kind, own, serial, layout) select access_group_id, id, 'P', true, $2, '671' from company
      where id = $1 returning id`,
    [companyId, programSerial(number, cnpj)],
  );
  const id = device?.id ?? '';
  const begun = Date.parse(`${from}T08:00:00-03:00`);
  const moment = { local: `${from}T08:00`, at: begun, offset: -180, doubt: null };
  const opened = eventData({ type: '6', nsr: 1, line: 0, at: moment, event: '07' });
  await sql(
    `insert into device_event (access_group_id, company_id, device_id, nsr, type, at, data) select access_group_id, id, $2, 1, '6', to_timestamp($3), $4
       from company where id = $1`,
    [companyId, id, begun / 1000, JSON.stringify(opened)],
  );
  let previous = '';
  for (let nsr = 2; nsr < marks + 2; nsr++) {
    const at = begun + nsr * 60_000;
    const stamp = { at, offset: -180 };
    const mark: OwnMark = { type: '7', nsr, mark: stamp, cpf, recorded: stamp, collector: '02', isOffline: false };
    const hash = markHash(markFields(mark), previous);
    await sql(
      `insert into punch (access_group_id, company_id, device_id, nsr, identifier, instant, local, utc_offset, recorded_at, source, collector, trust, hash, previous_hash)
       select access_group_id, id, $2, $3, $4, to_timestamp($5), to_timestamp($5) at time zone 'America/Sao_Paulo', -180, to_timestamp($5), 'recorder', '02', 'A', $6, nullif($7, '')
         from company where id = $1`,
      [companyId, id, nsr, cpf, at / 1000, hash, previous],
    );
    previous = hash;
  }
  return id;
}

import { setTimeout as wait } from 'node:timers/promises';
import { clockFileContract as calls } from '@cracha/contract/features/time-clock/clock-file.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type pg from 'pg';
import type { DemoKey } from '../../../seed/demo-people.ts';

/** What the test's application gives. */
export interface ClockApp {
  as(who: DemoKey, profile: 'rh'): Promise<Call>;
  database: { owner: pg.Pool };
}

interface Worker {
  cpf: string;
  pis?: string;
  admitted?: string;
  dismissed?: string;
}

/** The employer of the public samples, and their three workers: by CPF (671) and by PIS (1510, 595). */
export const sampleCnpj = '13623689000152';
export const sampleWorkers = [
  { cpf: '34155440873', pis: '12773771585' },
  { cpf: '89966528903', pis: '14988802090' },
  { cpf: '12616528860', pis: '12360660642' },
] as const satisfies Worker[];

/** What tests of clock files do over and over, as somebody of HR. */
export function clockWorld(app: ClockApp, who: DemoKey = 'helena') {
  const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
  const hr = () => app.as(who, 'rh');
  const item = async (id: string) => (await hr())(calls.clockFile, { params: { id } });
  const send = async (name: string, bytes: Uint8Array | string, form: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(form)) body.append(key, value);
    body.append('arquivo', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    return (await hr())(calls.sendClockFile, { body });
  };
  const rested = async (id: string) => {
    for (let tries = 0; tries < 3000; tries++) {
      const found = await item(id);
      if (!['aguardando', 'processando'].includes(found.status)) return found;
      await wait(20);
    }
    throw new Error(`the file came to no end: ${JSON.stringify(await item(id))}`);
  };
  return {
    sql,
    hr,
    item,
    send,
    rested,
    /** Sends a file and waits until its job has ended. */
    async read(name: string, bytes: Uint8Array | string, form: Record<string, string> = {}) {
      return rested((await send(name, bytes, form)).id);
    },
    async lines(id: string) {
      return (await (await hr())(calls.clockFileLines, { params: { id, page: '1', size: '100' }, query: {} })).items;
    },
    /** A company of Grupo Pantanal, or of another group. */
    async company(cnpj: string, name: string, { state = 'SP', group = 'Grupo Pantanal' } = {}): Promise<string> {
      const [made] = await sql(
        `insert into company (access_group_id, cnpj, legal_name, trade_name, state) select id, $1, $2, $2, $3 from access_group where name = $4 returning id`,
        [cnpj, name, state, group],
      );
      await sql(
        `insert into access_group_module (access_group_id, module) select access_group_id, 'ponto' from company where id = $1 on conflict do nothing`,
        [made.id],
      );
      await sql('select access.refresh_app_accesses(access_group_id) from company where id = $1', [made.id]);
      return made.id;
    },
    async worker(companyId: string, { cpf, pis, admitted = '2020-01-01', dismissed }: Worker): Promise<string> {
      await sql(
        `insert into person (name, cpf) select 'Ivo ' || $1, $1 where not exists (select from person where cpf = $1)`,
        [cpf],
      );
      const [made] = await sql(
        `insert into employment (access_group_id, company_id, person_id, name, registration, pis, admitted_on, dismissed_on)
         select c.access_group_id, c.id, p.id, p.name, 'R' || left($2, 9), $3, $4, $5 from company c, person p where c.id = $1 and p.cpf = $2 returning id`,
        [companyId, cpf, pis ?? null, admitted, dismissed ?? null],
      );
      return made.id;
    },
  };
}

import { setTimeout as wait } from 'node:timers/promises';
import { registryContract as calls } from '@cracha/contract/features/worker/registry.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type pg from 'pg';
import { dayFrom } from '#kernel/day.ts';
import type { DemoKey } from '../../../seed/demo-people.ts';

/** What the test's application gives. */
export interface RegistryApp {
  as(who: DemoKey, profile: 'rh'): Promise<Call>;
  personId(who: DemoKey): Promise<string>;
  database: { owner: pg.Pool };
}

/** A CPF with valid check digits, of nine digits. */
export function registryCpf(nine: number): string {
  const digits = [...String(nine)].map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

/** What tests of registry imports do over and over, as somebody of HR. */
export function registryWorld(app: RegistryApp, who: DemoKey = 'helena') {
  const item = async (id: string) => (await app.as(who, 'rh'))(calls.registryById, { params: { id } });
  const until = async (id: string, ...states: string[]) => {
    for (let tries = 0; tries < 1500; tries++) {
      const found = await item(id);
      if (states.includes(found.situacao)) return found;
      await wait(20);
    }
    throw new Error(`the import did not get to ${states.join(', ')}: ${JSON.stringify(await item(id))}`);
  };
  const send = async (name: string, bytes: Uint8Array | string) => {
    const body = new FormData();
    body.append('arquivo', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    const [sent] = await (await app.as(who, 'rh'))(calls.uploadRegistry, { body });
    return sent;
  };
  const rest = ['conferir', 'confirmarColunas', 'comErro'];
  return {
    item,
    until,
    send,
    /** Sends a file and waits until it is read. @returns the import's id */
    async read(name: string, bytes: Uint8Array | string): Promise<string> {
      const sent = await send(name, bytes);
      if (!sent || !('id' in sent)) throw new Error(JSON.stringify(sent));
      await until(sent.id, ...rest);
      return sent.id;
    },
    /** Confirms the columns as they were guessed, and waits for the dry run. */
    async confirm(id: string, terms: { idEmpresa?: string | null; aPartirDe?: string; colunas?: string[] } = {}) {
      const call = await app.as(who, 'rh');
      const table = await call(calls.registryTable, { params: { id } });
      await call(calls.confirmRegistry, {
        params: { id },
        body: { cabecalho: table.cabecalho, colunas: table.colunas, ...terms },
      });
      return until(id, ...rest);
    },
    async rows(
      id: string,
      query: { acao?: 'incluir' | 'mudar' | 'igual' | 'recusar'; comAviso?: 'true' | 'false'; pesquisa?: string } = {},
    ) {
      const call = await app.as(who, 'rh');
      return (await call(calls.registryRows, { params: { id, page: '1', size: '100' }, query })).items;
    },
    async apply(id: string) {
      await (await app.as(who, 'rh'))(calls.applyRegistry, { params: { id } });
      return until(id, 'aplicada', 'conferir', 'comErro');
    },
    async undo(id: string, why = 'Arquivo enviado com os dados errados, será mandado de novo.') {
      const call = await app.as(who, 'rh');
      await call(calls.undoRegistries, { body: { IdString: id, Justificativa: why } });
      return until(id, 'desfeita', 'aplicada');
    },
    sql: async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows,
  };
}

/** A desk to try registry files at: João's company, new CPFs, a file's lines, and the employment that came of one. */
export async function registryDesk(app: RegistryApp) {
  const world = registryWorld(app);
  const [joao]: { id: string; registration: string; cpf: string }[] = await world.sql(
    'select e.id, e.registration, p.cpf from employment e join person p on p.id = e.person_id where p.id = $1',
    [await app.personId('joao')],
  );
  const [company]: { id: string; cnpj: string }[] = await world.sql(
    'select c.id, c.cnpj from company c join employment e on e.company_id = c.id where e.id = $1',
    [joao?.id],
  );
  if (!joao || !company) throw new Error('João works nowhere');
  const heading = 'CPF;CNPJ;Nome;Matrícula;Admissão;Cargo;Salário;Telefone;Cor favorita';
  let number = 300_000_000;
  const lineOf = (
    cpf: string,
    registration: string,
    cells: Partial<Record<'name' | 'admitted' | 'job' | 'pay' | 'phone', string>> = {},
  ) =>
    [
      cpf,
      company.cnpj,
      cells.name ?? 'Rosa Moreira Lins',
      registration,
      cells.admitted ?? '12/03/2021',
      cells.job ?? 'Auxiliar',
      cells.pay ?? '2.150,40',
      // a phone of two persons is told, so each has their own
      cells.phone ?? `(11) 3333-${registration.replace(/\D/g, '').padStart(4, '0').slice(-4)}`,
      'azul',
    ].join(';');
  const file = (...lines: string[]) => [heading, ...lines].join('\r\n');
  return {
    world,
    joao,
    company,
    heading,
    today: dayFrom(),
    helena: () => app.as('helena', 'rh'),
    newCpf: () => registryCpf(number++),
    lineOf,
    file,
    /** Confirms the heading's columns once, by a file that is cancelled: later files are not asked about. */
    async rememberColumns(): Promise<void> {
      const id = await world.read('colunas.csv', file(lineOf(registryCpf(299_999_999), '9000')));
      await world.confirm(id);
      await (await app.as('helena', 'rh'))(calls.cancelRegistry, { params: { id } });
    },
    employmentOf: async (cpf: string) =>
      (
        await world.sql(
          `select e.*, e.admitted_on::text as admitted, p.id as person, r.home_phone, y.salary from employment e join person p on p.id = e.person_id
             left join worker_record r on r.employment_id = e.id left join worker_pay y on y.employment_id = e.id where p.cpf = $1`,
          [cpf],
        )
      )[0],
  };
}

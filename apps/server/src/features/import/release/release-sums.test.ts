import { importContract as calls } from '@cracha/contract/features/import/import.contract.ts';
import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { type KnownWorker, knownWorkers } from '../import.factory.ts';
import { type ImportWorld, importWorld } from '../import-world.factory.ts';

let app: TestApp;
let world: ImportWorld;
let staff: KnownWorker[];
beforeAll(async () => {
  app = await startApp();
  world = await importWorld(app);
  staff = (await knownWorkers(app)).slice(0, 6);
  // whatever the demo knows of them is not what is tried here
  await world.rows('delete from employment_leave');
  await world.rows('delete from employment_change');
  await world.rows(
    "update employment set admitted_on = '2015-01-01', leave_from = null, leave_until = null, leave_kind = null",
  );
  await world.rows('delete from worker_pay');
});
afterAll(() => app.stop());

const heading = 'CNPJ;Competência;Matrícula;CPF;Nome;Código;Descrição;Vencimentos;Descontos';
const reais = (centavos: number) => (centavos / 100).toFixed(2).replace('.', ',');

/** A payroll without totals: of each worker what the base salary is; a tenth is deducted. */
function payroll(month: string, salaries: readonly number[], workers = staff): Buffer {
  const rows = salaries.flatMap((salary, at) => {
    const { cnpj, registration, cpf, name } = workers[at] ?? {};
    const who = [cnpj, month, registration, cpf, name];
    return [
      [...who, '001', 'Salário base', reais(salary), ''].join(';'),
      [...who, '501', 'INSS', '', reais(salary / 10)].join(';'),
    ];
  });
  return Buffer.from([heading, ...rows].join('\n'));
}

async function read(name: string, bytes: Buffer): Promise<string> {
  const id = await world.read(name, bytes);
  const [table] = await world.helena(calls.importColumns, { params: { id } });
  if (!table) return id;
  const { cabecalho, documento, palpite } = table;
  await world.helena(calls.confirmColumns, { params: { id }, body: { cabecalho, documento, colunas: [...palpite] } });
  await world.until(id, situacao => !['naFila', 'lendo'].includes(situacao));
  return id;
}

const deskOf = (id: string) => world.helena(releaseContract.releaseDesk, { params: { id } });
const publish = (id: string) => world.helena(calls.publishImport, { params: { id }, body: { quais: 'limpos' } });
const found = async (id: string) => {
  const { items } = await world.helena(calls.importDocuments, { params: { id, page: '1' }, query: {} });
  return items.map(({ situacao, achados }) => [situacao, ...achados.map(({ codigo }) => codigo)]);
};

describe('a payroll that prints neither totals nor nets', () => {
  it('of nobody known: its sums are confirmed once at the desk, as they are shown, before anything goes out', async () => {
    const id = await read('primeira.csv', payroll('05/2031', [300_000, 400_000, 500_000, 600_000]));
    const sums = { documentos: 4, ganhos: 1_800_000, descontos: 180_000, liquido: 1_620_000 };
    expect(await deskOf(id)).toMatchObject({
      impedimento: 'somas',
      somas: { ...sums, semComparacao: 4, foraDoComum: 0, confirmadaPor: null, confirmadaEm: null },
    });
    expect(await codeOf(publish(id))).toBe('IMPORT_SUMS_UNCONFIRMED');
    const confirm = (body: typeof sums, as = world.helena) => as(releaseContract.confirmSums, { params: { id }, body });
    expect(await codeOf(confirm({ ...sums, liquido: 1 }))).toBe('STALE_VERSION');
    expect(await codeOf(confirm(sums, await app.as('bruno', 'rh')))).toBe('NOT_FOUND');
    expect(await codeOf(publish(id))).toBe('IMPORT_SUMS_UNCONFIRMED');
    await confirm(sums);
    expect(await codeOf(confirm(sums))).toBe('STALE_VERSION');
    expect(await deskOf(id)).toMatchObject({
      impedimento: null,
      somas: { confirmadaPor: expect.stringMatching(/^Helena/), confirmadaEm: expect.any(String) },
    });
    expect(
      await world.rows(
        "select person_id, after from record_history where entity_id = $1 and verb = 'import:sumsConfirmed'",
        [id],
      ),
    ).toEqual([{ person_id: await app.personId('helena'), after: { somas: expect.stringContaining('4 recibos') } }]);
    const log = await world.helena(calls.importLog, { params: { id } });
    expect(log.map(({ codigo }) => codigo)).toContain('sumsConfirmed');
    await publish(id);
    await world.until(id, situacao => situacao === 'publicada');
  });

  it('a net far from those that are out waits; near them nothing is asked', async () => {
    const id = await read('segunda.csv', payroll('06/2031', [300_000, 410_000, 500_000, 60_000]));
    expect(await found(id)).toEqual([
      ['duvidoso', 'TOTALS_NOT_PRINTED', 'NET_UNUSUAL'],
      ...Array.from({ length: 3 }, () => ['limpo', 'TOTALS_NOT_PRINTED']),
    ]);
    expect(await deskOf(id)).toMatchObject({ somas: null, impedimento: null });
    await publish(id);
    await world.until(id, situacao => situacao === 'paraConferir');
  });

  it('a leave in the registry explains it, and the sums are asked about', async () => {
    await world.rows(
      `insert into employment_leave (access_group_id, company_id, employment_id, person_id, kind, from_day)
       select access_group_id, company_id, id, person_id, 'outro', '2031-07-10' from employment where id = $1`,
      [staff[0]?.employmentId],
    );
    const id = await read('terceira.csv', payroll('07/2031', [60_000, 410_000]));
    expect(await deskOf(id)).toMatchObject({ importacao: { paraConferir: 0 }, somas: { semComparacao: 1 } });
  });

  it('more than a fifth of them: one question for the file', async () => {
    const id = await read('quarta.csv', payroll('08/2031', [300_000, 4_000_000, 5_000_000]));
    expect(await deskOf(id)).toMatchObject({
      importacao: { paraConferir: 0, limpos: 3 },
      somas: { foraDoComum: 2, documentos: 3 },
    });
    expect(await codeOf(publish(id))).toBe('IMPORT_SUMS_UNCONFIRMED');
  });

  it('without history, a base salary that is not the registered one waits, and the same one is asked nothing', async () => {
    const others = staff.slice(4);
    await world.rows(
      `insert into worker_pay (employment_id, access_group_id, company_id, person_id, salary, salary_unit)
       select id, access_group_id, company_id, person_id, 300000, 'mes' from employment where id = any ($1::uuid[])`,
      [others.map(({ employmentId }) => employmentId)],
    );
    const id = await read('quinta.csv', payroll('05/2031', [300_000, 30_000], others));
    expect(await found(id)).toEqual([
      ['duvidoso', 'TOTALS_NOT_PRINTED', 'SALARY_DIFFERS'],
      ['limpo', 'TOTALS_NOT_PRINTED'],
    ]);
    expect(await deskOf(id)).toMatchObject({ somas: null });
  });

  it('what the file prints is the check: nothing is asked of it', async () => {
    const totals = payroll('09/2031', [9_000_000, 20_000]).toString().split('\n');
    const all = [...totals, ';;;;;;Total geral;90200,00;9020,00'].join('\n');
    const id = await read('sexta.csv', Buffer.from(all));
    expect(await found(id)).toEqual([['limpo'], ['limpo']]);
    expect(await deskOf(id)).toMatchObject({ somas: null });
  });
});

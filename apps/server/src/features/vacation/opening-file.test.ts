import { setTimeout as wait } from 'node:timers/promises';
import { vacationOpeningContract as calls } from '@cracha/contract/features/vacation/opening.contract.ts';
import { vacationContract } from '@cracha/contract/features/vacation/vacation.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plusDays } from '#core/calendar/days.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { readOpeningFile } from './read-openings.ts';

let app: TestApp;
interface Worker {
  id: string;
  registration: string;
  cpf: string;
}
const workers = new Map<string, Worker>();
beforeAll(async () => {
  app = await startApp();
  await app.database.owner.query('update employment set admitted_on = $1', [plusDays(dayFrom(), -1500)]);
  const { rows } = await app.database.owner.query<Worker & { email: string }>(
    `select split_part(p.email, '@', 1) as email, min(e.id::text) as id, min(e.registration) as registration, min(e.cpf) as cpf
       from employment e join person p on p.id = e.person_id where p.email is not null group by p.email having count(*) = 1`,
  );
  for (const { email, ...worker } of rows) workers.set(email, worker);
});
afterAll(() => app.stop());

const worker = (name: string) => workers.get(name) ?? expect.fail(name);
const hr = () => app.as('helena', 'rh');
const heading = 'matricula;cpf;aPartirDe;gozados;vendidos;faltas\n';
const begins = plusDays(dayFrom(), -400);

async function send(text: string | Buffer, name = 'inicio.csv', who: 'helena' | 'bruno' = 'helena') {
  const body = new FormData();
  body.append('arquivo', new Blob([new Uint8Array(Buffer.from(text))]), name);
  return (await app.as(who, 'rh'))(calls.sendOpeningFile, { body });
}

async function read(text: string | Buffer, name?: string) {
  const { id } = await send(text, name);
  for (let tries = 0; tries < 1500; tries++) {
    const file = await (await hr())(calls.openingFile, { params: { id } });
    if (!['aguardando', 'processando'].includes(file.status)) return file;
    await wait(20);
  }
  return expect.fail('the file came to no end');
}

async function cpfOfBoreal(): Promise<string> {
  const { rows } = await app.database.owner.query<{ cpf: string }>(
    `select e.cpf from employment e join access_group g on g.id = e.access_group_id where g.name = 'Grupo Boreal'
        and not exists (select from employment o where o.person_id = e.person_id and o.access_group_id <> e.access_group_id) limit 1`,
  );
  return rows[0]?.cpf ?? expect.fail('nobody is of Boreal alone');
}

const linesOf = async (id: string) =>
  (await (await hr())(calls.openingFileLines, { params: { id, page: '1', size: '100' }, query: {} })).items.map(
    ({ linha, situacao, motivo, nome }) => [linha, situacao, motivo?.codigo ?? nome],
  );
const openingsOf = async (idVinculo: string) => (await hr())(calls.vacationOpenings, { params: { idVinculo } });

describe('POST /ferias/inicio/arquivo', () => {
  it('tells each good line and names what is wrong with each other; sent again, what stands is left alone', async () => {
    const [joao, gustavo] = [worker('joao'), worker('gustavo')];
    const text = [
      `${joao.registration};${joao.cpf};${begins};10;0;7`,
      `;${await cpfOfBoreal()};${begins};0;0;0`,
      `${joao.registration};;${begins};5;0;0`,
      `${gustavo.registration};;${plusDays(dayFrom(), 2)};0;0;0`,
      `;;${begins};0;0;0`,
    ].join('\n');
    const file = await read(heading + text);
    expect(file).toMatchObject({
      ...{ status: 'erro', erro: 'FILE_LINES_INVALID', total: 5, feitos: 5 },
      ...{ aplicadas: 1, iguais: 0, recusadas: 4 },
    });
    expect(await linesOf(file.id)).toEqual([
      [2, 'aplicada', expect.any(String)],
      [3, 'recusada', 'EMPLOYEE_NOT_FOUND'],
      [4, 'recusada', 'LINE_REPEATED'],
      [5, 'recusada', 'DATE_OUT_OF_RANGE'],
      [6, 'recusada', 'REQUIRED_FIELD'],
    ]);
    const balance = await (await hr())(vacationContract.vacationBalance, { params: { idVinculo: joao.id } });
    expect(balance.inicio).toEqual({ aPartirDe: begins, gozados: 10, vendidos: 0, faltas: 7 });
    expect(balance.periodos[0]).toMatchObject({ direito: 24, saldo: 14, aConferir: false });
    const again = await read(heading + text, 'de-novo.csv');
    expect(again).toMatchObject({ id: file.id, nome: 'de-novo.csv', aplicadas: 0, iguais: 1, recusadas: 4 });
    expect(await openingsOf(joao.id)).toMatchObject([{ gozados: 10, informadoPor: expect.any(String) }]);
    const told = await app.database.owner.query(
      "select values from notification where kind = 'vacationOpeningsRead' order by created_at",
    );
    expect(told.rows.map(({ values }) => [values.aplicadas, values.recusadas])).toEqual([
      [1, 4],
      [0, 4],
    ]);
    const kept = await app.database.owner.query('select cpf from vacation_opening_line where cpf is not null');
    expect(kept.rows.every(({ cpf }) => cpf.startsWith('***.'))).toBe(true);
  });

  it('a job that broke off goes on behind the last line it kept; two at once tell each line once', async () => {
    const names = ['maria.souza', 'joao', 'gustavo'].filter(name => workers.has(name));
    const lines = names.map(name => `${worker(name).registration};;${plusDays(begins, 5)};1;0;0`);
    const file = await read(heading + lines.join('\n'));
    expect(file).toMatchObject({ status: 'finalizado', aplicadas: lines.length });
    const { owner, pool } = app.database;
    await owner.query(
      "update task set state = 'running' where id = (select task_id from vacation_opening_file where id = $1)",
      [file.id],
    );
    await owner.query('delete from vacation_opening_line where file_id = $1 and number > 2', [file.id]);
    const before = await openingsOf(worker('gustavo').id);
    const { rows } = await owner.query<{ accessGroupId: string; personId: string }>(
      'select access_group_id as "accessGroupId", made_by as "personId" from vacation_opening_file where id = $1',
      [file.id],
    );
    const job = { ...(rows[0] ?? expect.fail()), fileId: file.id };
    const { signal } = new AbortController();
    const run = () => readOpeningFile({ pool, files: app.process.files }, job, signal);
    await Promise.allSettled([run(), run()]);
    const after = await (await hr())(calls.openingFile, { params: { id: file.id } });
    expect(after).toMatchObject({ status: 'finalizado', aplicadas: 1, iguais: lines.length - 1, recusadas: 0 });
    expect(await openingsOf(worker('gustavo').id)).toEqual(before);
  });

  it('a file whose lines were all taken is refused a second time, in another company’s words too', async () => {
    const gustavo = worker('gustavo');
    const text = `\ufeff${heading}${gustavo.registration};;${begins.split('-').reverse().join('/')};0;10;0\r\n`;
    const file = await read(Buffer.from(text, 'utf16le'), 'excel.txt');
    expect(file).toMatchObject({ status: 'finalizado', erro: null, aplicadas: 1, recusadas: 0 });
    const refusal = await refusalOf(send(Buffer.from(text, 'utf16le')));
    expect(refusal.body).toMatchObject({ code: 'IMPORT_DUPLICATE_FILE', data: { id: file.id } });
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.openingFile, { params: { id: file.id } }))).toBe(
      'NOT_FOUND',
    );
    // another access group's own file
    expect(await send(Buffer.from(text, 'utf16le'), 'excel.txt', 'bruno')).toMatchObject({ status: 'aguardando' });
  });

  it.each([
    ['outra.csv', 'nome;salario\nAna;3000\n', 'TABLE_HEADING_NOT_FOUND'],
    ['largo.csv', `${heading}${';'.repeat(20_000)}\n`, 'FILE_BROKEN'],
  ])('%s can’t be read, and says why', async (name, text, code) => {
    const file = await read(text, name);
    expect(file).toMatchObject({ status: 'erro', erro: 'FILE_LINES_INVALID', aplicadas: 0, recusadas: 1 });
    expect(await linesOf(file.id)).toEqual([[1, 'recusada', code]]);
  });

  it.each([
    ['nada.csv', ''],
    ['foto.csv', '\x89PNG\r\n\x1a\n'],
    ['programa.exe', 'MZ'],
    ['pagina.csv', '<html><script>alert(1)</script></html>'],
  ])('%s is refused on its way in', async (name, text) => {
    expect(await codeOf(send(Buffer.from(text, 'latin1'), name))).toMatch(/^UPLOAD_/);
  });

  it('a heading alone has no data', async () => {
    expect(await read(heading, 'vazio.csv')).toMatchObject({ status: 'semDados', erro: null, total: 0 });
  });

  it('whoever may not edit requests is refused', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const gustavo = await app.as('gustavo', 'gestor');
    expect(await codeOf(gustavo(calls.openingFile, { params: { id } }))).toMatch(/^ACCESS_NOT_ALLOWED/);
    expect(await codeOf(gustavo(calls.vacationOpenings, { params: { idVinculo: worker('joao').id } }))).toMatch(
      /^ACCESS_NOT_ALLOWED/,
    );
  });
});

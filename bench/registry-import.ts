// A registry of 100,000 workers from CSV: sent, checked, set against the registry, applied in one transaction, beside PostgreSQL's own
// COPY of the very rows it made into the same tables with their indexes, triggers and keys, in the same run; then undone. The server's
// largest memory (PSS of its process) at 10,000 and at 100,000 rows, and while it undoes.
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { seedWorkersOf } from '../apps/server/src/seed/file-workers.queries.ts';
import { type Demo, removeFolder, startServer, temporaryFolder } from './lib/demo.ts';
import { onInstallation, signIn, socketOf } from './lib/installation.ts';
import { cpfOf, letters } from './lib/made-people.ts';
import { pssOf } from './lib/measure.ts';

const most = Number(process.argv[2] ?? 100_000);
const cnpj = '11222333000181';
const heading =
  'CPF;CNPJ;Nome;Matrícula;Admissão;Nascimento;Sexo;Estado civil;PIS;CEP;Endereço;Número;Bairro;Cidade;UF;Celular;E-mail;Cargo;CBO;Lotação;Salário;Tipo salário;Banco;Agência;Conta;Tipo de conta';
const tables = [
  'person',
  'membership',
  'employment',
  'worker_record',
  'worker_pay',
  'worker_bank',
  'employment_change',
] as const;

const folder = temporaryFolder();
await onInstallation(folder, tx =>
  seedWorkersOf(tx, [{ cnpj, registration: '1', cpf: cpfOf(9_000_000), name: 'Fulano de Tal' }]),
);
const server = await startServer(folder);
const [hr] = await signIn(folder, 'rh', "select id from person where email = 'rh@ensaio.test'");
const headers = { authorization: `Bearer ${hr?.token}`, 'x-profile': 'rh' };
try {
  // the columns are confirmed once; what is measured is a file like those before it
  const { id: first } = await sent(file(0, 1), 'confirmarColunas');
  const { cabecalho, colunas } = await call('GET', `/${first}/colunas`);
  await call('POST', `/${first}/colunas`, { cabecalho, colunas });
  await until(first, 'conferir');
  const small = await imported(1, 10_000);
  const large = await imported(20_000, most);
  const copied = await copySeconds(large.id);
  const undone = await undo(large.id);
  const ratio = (large.planned + large.applied) / copied;
  console.log(
    `${most} workers: dry run ${large.planned.toFixed(1)} s, applied ${large.applied.toFixed(1)} s; COPY of the same rows ${copied.toFixed(1)} s: ${ratio.toFixed(1)} x (must: 12)`,
  );
  console.log(
    `PSS of the server: idle ${small.idle.toFixed(0)} MB, at most ${small.peak.toFixed(0)} MB with 10000 rows, ${large.peak.toFixed(0)} MB with ${most}`,
  );
  console.log(`undone in ${undone.seconds.toFixed(1)} s, PSS at most ${undone.peak.toFixed(0)} MB`);
  if (ratio > 12) process.exitCode = 1;
} finally {
  await server.stop();
  removeFolder(folder);
}

async function imported(from: number, rows: number) {
  const bytes = file(from, rows);
  const memory = watched(server);
  const started = performance.now();
  const { id } = await sent(bytes, 'conferir');
  const planned = performance.now();
  await call('POST', `/${id}/aplicar`);
  const item = await until(id, 'aplicada');
  const ended = performance.now();
  if (item.porAcao.incluir !== rows) throw new Error(JSON.stringify(item));
  const { idle, peak } = memory.stop();
  return { id, planned: (planned - started) / 1000, applied: (ended - planned) / 1000, idle, peak };
}

async function undo(id: string) {
  const memory = watched(server);
  const started = performance.now();
  await call('DELETE', '', {
    IdString: id,
    Justificativa: 'O arquivo enviado era o de um cadastro de ensaio, e não o certo',
  });
  await until(id, 'desfeita');
  return { seconds: (performance.now() - started) / 1000, peak: memory.stop().peak };
}

function watched({ pid }: Demo) {
  const idle = pssOf(pid);
  let peak = idle;
  const timer = setInterval(() => {
    peak = Math.max(peak, pssOf(pid));
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return { idle, peak };
    },
  };
}

async function sent(bytes: Buffer, state: string) {
  const body = new FormData();
  body.append('arquivo', new Blob([new Uint8Array(bytes)]), 'cadastro.csv');
  const answer = await fetch(`${server.base}/api/importacao/cadastro`, { method: 'POST', headers, body });
  const [taken] = await answer.json();
  if (!taken?.id) throw new Error(JSON.stringify(taken));
  await until(taken.id, state);
  return { id: String(taken.id) };
}

async function until(id: string, state: string) {
  for (;;) {
    const item = await call('GET', `/${id}`);
    if (item.situacao === state) return item;
    if (['comErro', 'cancelada'].includes(item.situacao)) throw new Error(JSON.stringify(item));
    await wait(100);
  }
}

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${server.base}/api/importacao/cadastro${path}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const parsed = answer.status === 204 ? undefined : await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(parsed)}`);
  return parsed;
}

/** Takes the rows that the import made out of the tables and puts them back by COPY, in one transaction. */
async function copySeconds(id: string): Promise<number> {
  const client = new pg.Client({ host: socketOf(folder), user: 'postgres', database: 'cracha' });
  await client.connect();
  const made = `select employment_id from registry_import_row where import_id = '${id}'`;
  const people = `select person_id from registry_import_row where import_id = '${id}'`;
  const rowsOf = (table: string) =>
    table === 'person' || table === 'employment'
      ? `id in (${table === 'person' ? people : made})`
      : table === 'membership'
        ? `person_id in (${people})`
        : `employment_id in (${made})`;
  const columns = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await client.query(
      "select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as list from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'",
      [table],
    );
    columns.set(table, rows[0]?.list);
    await client.query(
      `copy (select ${columns.get(table)} from ${table} where ${rowsOf(table)}) to '${pathOf(table)}'`,
    );
  }
  await client.query("set session_replication_role = 'replica'");
  for (const table of tables.toReversed()) await client.query(`delete from ${table} where ${rowsOf(table)}`);
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum (analyze)');
  const started = performance.now();
  await client.query('begin');
  for (const table of tables) await client.query(`copy ${table} (${columns.get(table)}) from '${pathOf(table)}'`);
  await client.query('commit');
  const seconds = (performance.now() - started) / 1000;
  await client.end();
  return seconds;
}

function pathOf(table: string): string {
  return join(folder, `${table}.copy`);
}

function file(from: number, rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const n = from + at;
    return [
      cpfOf(n),
      cnpj,
      `Fulano ${letters(n)} de Tal`,
      String(n + 100_000),
      '02/03/2020',
      `1${n % 9}/05/19${70 + (n % 30)}`,
      n % 2 ? 'M' : 'F',
      'Solteiro',
      '',
      '01310100',
      'Avenida Paulista',
      String(1 + (n % 999)),
      'Bela Vista',
      'São Paulo',
      'SP',
      `1198${String(n % 10_000_000).padStart(7, '0')}`,
      `p${n}@ensaio.test`,
      `Auxiliar ${n % 40}`,
      '411005',
      `Setor ${n % 60}`,
      `2.${String(n % 1000).padStart(3, '0')},50`,
      'mensal',
      '999',
      '1234',
      String(10_000 + n),
      'corrente',
    ].join(';');
  });
  return Buffer.from([heading, ...lines].join('\n'));
}

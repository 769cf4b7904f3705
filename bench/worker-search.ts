// HR's list of workers and their folders among 100,000 workers and among 1,000: the median of ten alternating p95s, first page and behind a
// cursor inside, in every order, by part of a name without accents; and the buffers that EXPLAIN says the list's statement reads. The first
// run on a machine makes the 100,000 (minutes).
import {
  listWorkers,
  lookUpPage,
  placeOf,
  type WorkerOrder,
} from '../apps/server/src/features/worker/worker-list.queries.ts';
import { workersFolder } from './lib/installation.ts';
import { buffersOf, compareTimes, cursorOf, headersOf, openSide, type Side } from './lib/sides.ts';

type Query = Record<string, string>;
const [large, small] = [Number(process.argv[2] ?? 100_000), 1000];
// a thousand workers are twenty pages
const deepPage = 7;
const at = '/api/trabalhador/rh';
const orders = ['nome', '-nome', 'matricula', '-matricula', 'admissao', '-admissao'] as const;
const lists: { name: string; query: Query; order?: WorkerOrder }[] = [
  ...orders.map(orderBy => ({ name: orderBy, query: { orderBy }, order: orderBy })),
  { name: 'search, ten of them', query: { pesquisa: 'zulmira quiter' } },
  { name: 'search, one registration', query: { pesquisa: '0000123' } },
  { name: 'search, one in ten', query: { pesquisa: 'conceic' } },
  { name: 'search, two words', query: { pesquisa: 'goncalv munoz' } },
];
/** Of a thousand few have two names: a page that both sides fill. */
const sizeOf = ({ pesquisa }: Query) => (pesquisa ? 10 : 50);
const sides: Side[] = [];
for (const workers of [large, small]) sides.push(await openSide(await workersFolder(workers)));
let failed = false;
for (const { name, query, order = 'nome' } of lists)
  for (const isDeep of [false, true]) await compareList(`${name}${isDeep ? ', deep' : ''}`, query, order, isDeep);
const folders: Query[] = [{}, { situacao: 'vencidos' }, { situacao: 'vazias' }, { pesquisa: 'goncalv munoz' }];
for (const query of folders)
  await compareAt(`folders ${Object.values(query)}`, () => `/api/empregado/pastas/1/50?${new URLSearchParams(query)}`);
await compareAt('totals of folders', () => '/api/empregado/pastas/totais');
for (const { server } of sides) await server.stop();
if (failed) process.exitCode = 1;

async function compareList(name: string, query: Query, order: WorkerOrder, isDeep: boolean): Promise<void> {
  const asked = new Map<Side, Query>();
  for (const side of sides) {
    const after = isDeep ? await cursorOf(side, at, query, deepPage) : undefined;
    if (after === null) return;
    asked.set(side, after === undefined ? query : { ...query, after });
  }
  const buffers = await Promise.all(sides.map(side => readBy(side, asked.get(side) ?? {}, order)));
  await compareAt(
    name,
    side => `${at}/1/${sizeOf(query)}?${new URLSearchParams(asked.get(side))}`,
    `buffers ${buffers.join(' against ')}`,
  );
}

async function compareAt(name: string, path: (side: Side) => string, more = ''): Promise<void> {
  const asked = (side: Side) => ({ path: path(side), headers: headersOf(side.hr, 'rh') });
  failed = (await compareTimes(name, sides, asked, { more })) || failed;
}

function readBy(side: Side, query: Query, order: WorkerOrder): Promise<number> {
  const { pesquisa: search, after } = query;
  return buffersOf(side, async (tx, explaining) => {
    const place = after === undefined ? undefined : placeOf(after, order);
    const page = { order, after: place, size: sizeOf(query), offset: 0 };
    return listWorkers(explaining, side.group, await lookUpPage(tx, { search }, page), page);
  });
}

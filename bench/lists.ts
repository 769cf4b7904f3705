// Lists by cursor among a million receipts and among ten thousand: the median of ten alternating p95s of each list, first
// page and behind a cursor deep inside, and the buffers that EXPLAIN says its statement reads. HR's list in every order,
// by search and by state; a worker's own. The first run on a machine makes the million (minutes).
import { listStaff, lookUpSearch } from '../apps/server/src/features/receipt/list/receipt-list.queries.ts';
import { filterOf, pageAsked } from '../apps/server/src/features/receipt/list/receipt-list.ts';
import { scaleFolder } from './lib/installation.ts';
import { buffersOf, compareTimes, cursorOf, headersOf, openSide, type Side } from './lib/sides.ts';

const [large, small] = [Number(process.argv[2] ?? 1_000_000), 10_000];
const requests = Number(process.argv[3] ?? 30);

const orders = ['competencia', 'nomeEmpregado', 'empresa', 'liquido', 'visualizadoEm'].flatMap(name => [
  name,
  `-${name}`,
]);
const lists = [
  ...orders.map(orderBy => ({ name: orderBy, query: { orderBy } })),
  { name: 'search, one worker', query: { pesquisa: '0000123' } },
  { name: 'search, everybody', query: { pesquisa: 'trabalhador' } },
  { name: 'disputed only', query: { situacao: 'discordou' } },
  { name: 'without a day', query: { semDia: 'true' } },
] as const;

const sides: Side[] = [];
for (const receipts of [large, small]) sides.push(await openSide(await scaleFolder(receipts)));
let failed = false;
for (const { name, query } of lists)
  for (const isDeep of [false, true]) await compareList(`hr ${name}${isDeep ? ', deep' : ''}`, { ...query }, isDeep);
failed =
  (await compareTimes(
    'worker',
    sides,
    side => ({ path: '/api/recibo/trabalhador/1/10', headers: headersOf(side.worker, 'trabalhador') }),
    { requests: 200 },
  )) || failed;
for (const { server } of sides) await server.stop();
if (failed) process.exitCode = 1;

async function compareList(name: string, query: Record<string, string>, isDeep: boolean): Promise<void> {
  const asked = new Map<Side, Record<string, string>>();
  for (const side of sides) {
    const after = isDeep ? await cursorOf(side, '/api/recibo/rh', query) : undefined;
    if (after === null) return;
    asked.set(side, after === undefined ? query : { ...query, after });
  }
  const buffers = await Promise.all(sides.map(side => readBy(side, asked.get(side) ?? {})));
  failed =
    (await compareTimes(
      name,
      sides,
      side => ({
        path: `/api/recibo/rh/1/50?${new URLSearchParams(asked.get(side))}`,
        headers: headersOf(side.hr, 'rh'),
      }),
      { requests, more: `buffers ${buffers.join(' against ')}` },
    )) || failed;
}

function readBy(side: Side, query: Record<string, string>): Promise<number> {
  return buffersOf(side, async (tx, explaining) => {
    const filter = await lookUpSearch(tx, filterOf(query as never));
    const scope = { group: side.group, allCompanies: true, allWorkers: true, category: 1 as const };
    return listStaff(explaining, scope, filter, pageAsked({ page: 1, size: 50 }, query as never));
  });
}

import type { PayrollState, payrollQueueContract } from '@cracha/contract/features/request/payroll-queue.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { byteOrderMark, csvLine } from '#core/file/csv-line.ts';
import { sheetFile } from '#core/file/sheet-file.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import type { EntryKind, EntryState, PayrollRow } from './payroll-queue.queries.ts';

type Entry = ResponseSent<(typeof payrollQueueContract)['takePayrollEntry']>;

const wireStates = { open: 'aberta', taken: 'levada', reversed: 'estornada' } as const satisfies Record<
  EntryState,
  PayrollState
>;
export const wireKinds = {
  vacation: 'ferias',
  advance13: 'adiantamento13',
  benefit: 'beneficio',
  other: 'outros',
} as const satisfies Record<EntryKind, Entry['tipo']>;

const keyOf = <K extends string>(names: Record<K, string>, wire: string | undefined): K | undefined => {
  for (const key in names) if (names[key] === wire) return key;
  return undefined;
};
export const stateOf = (wire: string | undefined): EntryState | undefined => keyOf(wireStates, wire);
export const kindOf = (wire: string | undefined): EntryKind | undefined => keyOf(wireKinds, wire);

/** What is kept of an entry, by the names of the form. */
const names: Record<string, string> = {
  start: 'inicio',
  end: 'fim',
  days: 'dias',
  sold: 'vender',
  with13: 'adiantar13',
  payUntil: 'pagarAte',
  month: 'mes',
  year: 'ano',
  plan: 'beneficio',
  action: 'acao',
  share: 'valor',
  dependants: 'dependentes',
};

function dataOf({ payload }: PayrollRow): Entry['dados'] {
  return Object.fromEntries(
    Object.entries(Object(payload)).flatMap(([key, value]) => {
      const name = names[key];
      const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      return name !== undefined && isPlain ? [[name, plainOf(value)] as const] : [];
    }),
  );
}

const plainOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

export function presentEntry(row: PayrollRow): Entry {
  const [year = 0, month = 0] = row.competence.split('-').map(Number);
  return {
    ...{ id: row.id, nome: row.name, matricula: row.registration, idVinculo: row.employment_id, empresa: row.company },
    ...{ idSolicitacao: row.request_id, codigo: row.code, tipo: wireKinds[row.kind] },
    ...{ competencia: { mes: month, ano: year }, dados: dataOf(row), estado: wireStates[row.state] },
    ...{ levadaEm: row.taken_at?.toISOString() ?? null, levadaPor: row.taken_by, idExportacao: row.export_id },
  };
}

const heading = [
  ...['matricula', 'cpf', 'nome', 'empresa', 'competencia', 'tipo', 'inicio', 'fim', 'dias', 'vender', 'adiantar13'],
  ...['pagarAte', 'pedido', 'beneficio', 'acao', 'valor', 'dependentes'],
];

/** What payroll takes: a line an entry. The same entries give the same bytes. */
export function payrollFile(rows: readonly PayrollRow[], competence: string, format: 'csv' | 'xlsx'): SentFile {
  const lines = [heading, ...rows.map(lineOf)];
  const name = `folha_pedidos_${competence.slice(0, 7)}.${format}`;
  if (format === 'xlsx') return { content: sheetFile(lines), contentType: sheetType, name };
  const text = byteOrderMark + lines.map(line => csvLine(line.map(String))).join('');
  return { content: Buffer.from(text), contentType: 'text/csv; charset=utf-8', name };
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function lineOf(row: PayrollRow): (string | number)[] {
  const data = dataOf(row);
  const cell = (name: string) => {
    const value = data[name];
    if (typeof value === 'boolean') return value ? 'sim' : 'nao';
    return value ?? '';
  };
  const [year, month] = row.competence.split('-');
  return [
    ...[row.registration ?? '', row.cpf ?? '', row.name, row.company, `${month}/${year}`, wireKinds[row.kind]],
    ...['inicio', 'fim', 'dias', 'vender', 'adiantar13', 'pagarAte'].map(cell),
    row.code ?? '',
    ...['beneficio', 'acao'].map(cell),
    typeof data.valor === 'number' ? (data.valor / 100).toFixed(2).replace('.', ',') : '',
    cell('dependentes'),
  ];
}

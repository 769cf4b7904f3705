import {
  type ReceiptKind,
  type ReceiptState,
  receiptKinds,
  receiptStates,
} from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { ReceiptFilter } from '@cracha/contract/features/receipt/receipt-list.schemas.ts';
import type { ReceiptFilterValues } from '../receipt.types.ts';

const orders = [
  'nomeEmpregado',
  '-nomeEmpregado',
  'empresa',
  '-empresa',
  'liquido',
  '-liquido',
  'visualizadoEm',
  '-visualizadoEm',
] as const;
export type ReceiptOrder = (typeof orders)[number];

/** What the list shows, as the address says it. */
export interface ListState {
  filter: ReceiptFilter;
  state?: ReceiptState;
  kind?: ReceiptKind;
  order?: ReceiptOrder;
  /** `2026-10`; the newest month there is, unless the address says another or all. */
  competence?: string;
}

export const everyMonth = 'todas';

/** What the address narrows the list by. */
export const receiptFilterNames = [
  'situacao',
  'especie',
  'pesquisa',
  'empresa',
  'competencia',
  'lotacao',
  'tomador',
  'dia',
];

/** With no day of payment or credit, or with one, as the address says it. */
export const undated: Readonly<Record<string, boolean>> = { sem: true, com: false };

/** The address read against what there is to filter by. */
export function readList(query: Readonly<Record<string, string | undefined>>, values: ReceiptFilterValues): ListState {
  const [newest] = values.competencias;
  const competence = query.competencia ?? (newest && keyOf(newest));
  const month = values.competencias.find(each => keyOf(each) === competence);
  const state = receiptStates.find(each => each === query.situacao);
  const kind = receiptKinds.find(each => each === query.especie);
  return {
    filter: {
      mes: month?.mes,
      ano: month?.ano,
      idEmpresa: query.empresa,
      lotacao: query.lotacao,
      tomador: query.tomador,
      especie: kind,
      situacao: state,
      semDia: undated[query.dia ?? ''],
      pesquisa: query.pesquisa,
    },
    state,
    kind,
    order: orders.find(each => each === query.ordem),
    competence: month && keyOf(month),
  };
}

export function keyOf({ mes, ano }: { mes: number; ano: number }): string {
  return `${ano}-${String(mes).padStart(2, '0')}`;
}

/** The same column turns round, another one begins upwards. */
export function nextOrder(by: string, order: ReceiptOrder | undefined): ReceiptOrder | undefined {
  return orders.find(each => each === (order === by ? `-${by}` : by));
}

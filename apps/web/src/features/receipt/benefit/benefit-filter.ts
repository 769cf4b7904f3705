import { receiptStates } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { BenefitFilter, BenefitOrder } from '../benefit.api.ts';
import { everyMonth, keyOf, undated } from '../list/receipt-filter.ts';

const orders = [
  'nomeEmpregado',
  '-nomeEmpregado',
  'empresa',
  '-empresa',
  'visualizadoEm',
  '-visualizadoEm',
] as const satisfies readonly BenefitOrder[];

/** What the address narrows the list by. */
export const benefitFilterNames = [
  'situacao',
  'pesquisa',
  'empresa',
  'competencia',
  'beneficio',
  'lotacao',
  'tomador',
  'dia',
];

type Query = Readonly<Record<string, string | undefined>>;

/** The address read against the months there are: the newest one, unless it says another or all. */
export function readBenefits(query: Query, months: readonly { mes: number; ano: number }[]) {
  const [newest] = months;
  const asked = query.competencia ?? (newest && keyOf(newest));
  const month = months.find(each => keyOf(each) === asked);
  const filter: BenefitFilter = {
    mes: month?.mes,
    ano: month?.ano,
    idEmpresa: query.empresa,
    beneficio: query.beneficio,
    lotacao: query.lotacao,
    tomador: query.tomador,
    situacao: receiptStates.find(state => state === query.situacao),
    semDia: undated[query.dia ?? ''],
    pesquisa: query.pesquisa,
  };
  return { filter, month, competence: month ? keyOf(month) : everyMonth };
}

export function readBenefitOrder(text: string | undefined): BenefitOrder | undefined {
  return orders.find(order => order === text);
}

/** The same column turns round, another one begins upwards. */
export function nextBenefitOrder(by: string, order: BenefitOrder | undefined): BenefitOrder | undefined {
  return readBenefitOrder(order === by ? `-${by}` : by);
}

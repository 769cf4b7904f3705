import { timesheetOrigins, timesheetStates } from '@cracha/contract/features/time-clock/time-clock.schemas.ts';
import { oneOf } from '#kernel/lazy/list.ts';
import type { MirrorFilter, MirrorOrder, MirrorPlace } from '../mirror.types.ts';

const orders = ['nomeEmpregado', '-nomeEmpregado', 'mes', '-mes', 'status', '-status'] as const satisfies MirrorOrder[];
export const pendings = ['incompleto', 'justificativa', 'resposta', 'fora'] as const;

/** What the address narrows the list by. */
export const filterNames = [
  'status',
  'competencia',
  'empresa',
  'lotacao',
  'tomador',
  'origem',
  'pendencia',
  'pesquisa',
];

type Query = Readonly<Record<string, string | undefined>>;

/** The address read against the months there are. @param clockCompany whose payroll clock is looked at */
export function readMirrorList(
  query: Query,
  values: { meses: readonly { mes: number; ano: number }[] } | undefined,
  origin: MirrorPlace['origin'],
  clockCompany: string | undefined,
): { filter: MirrorFilter; order: MirrorOrder | undefined; month: string | undefined } {
  const month = values?.meses.find(({ mes, ano }) => `${ano}-${mes}` === query.competencia);
  return {
    filter: {
      pesquisa: query.pesquisa,
      status: oneOf(timesheetStates, query.status),
      mes: month?.mes,
      ano: month?.ano,
      idEmpresa: origin ? clockCompany : query.empresa,
      lotacao: query.lotacao,
      tomador: query.tomador,
      origem: origin ?? oneOf(timesheetOrigins, query.origem),
      pendencia: oneOf(pendings, query.pendencia),
    },
    order: oneOf(orders, query.ordem),
    month: query.competencia,
  };
}

/** The same column turns round, another one begins upwards. */
export function nextOrder(by: string, order: MirrorOrder | undefined): MirrorOrder | undefined {
  return oneOf(orders, order === by ? `-${by}` : by);
}

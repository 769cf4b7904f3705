import { timesheetOrigins, timesheetStates } from '@cracha/contract/features/time-clock/time-clock.schemas.ts';
import { oneOf } from '#kernel/base/one-of.ts';
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

/** A month as the address has it, `2026-10`; nothing where it is none. */
export function monthIn(competencia: string | undefined): Pick<MirrorFilter, 'mes' | 'ano'> {
  const [, ano, mes] = /^(\d{4})-(1[0-2]|[1-9])$/.exec(competencia ?? '') ?? [];
  return ano && mes ? { mes, ano } : {};
}

/** The address as a filter. @param clockCompany whose payroll clock is looked at */
export function readMirrorList(
  query: Query,
  origin: MirrorPlace['origin'],
  clockCompany: string | undefined,
): { filter: MirrorFilter; order: MirrorOrder | undefined; month: string | undefined } {
  return {
    filter: {
      pesquisa: query.pesquisa,
      status: oneOf(timesheetStates, query.status),
      ...monthIn(query.competencia),
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

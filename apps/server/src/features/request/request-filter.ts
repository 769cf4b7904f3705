import type { requestFilterForm } from '@cracha/contract/features/request/request.schemas.ts';
import type * as z from 'zod/mini';
import { storedStatus } from './request.presenter.ts';
import type { RequestFilter } from './request.queries.ts';
import { kindOf } from './request-types.ts';

const queues = { minhas: 'mine', decididas: 'decided', equipe: 'team', todas: 'all' } as const;

/** A list's filter as the wire says it. @param queue where it names none */
export function filterOf(form: z.output<typeof requestFilterForm>, queue: RequestFilter['queue']): RequestFilter {
  const { pesquisa, tipo, status, fila, idEmpresa, lotacao, tomador, atrasadas } = form;
  return {
    ...{ search: pesquisa, queue: fila ? queues[fila] : queue, companyId: idEmpresa, department: lotacao },
    ...{ client: tomador, isLate: atrasadas === 'true', states: status && [storedStatus[status]] },
    kind: tipo && kindOf(tipo),
  };
}

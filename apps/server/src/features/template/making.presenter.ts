import type { templateContract } from '@cracha/contract/features/template/template.contract.ts';
import type { batchRowStates } from '@cracha/contract/features/template/template.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { MadeRow, Making } from './making.queries.ts';

type Calls = typeof templateContract;
type Wire = (typeof batchRowStates)[number];

const words = { waiting: 'aguardando', done: 'feito', refused: 'recusado' } as const satisfies Record<
  MadeRow['state'],
  Wire
>;
export const storedState = (wire: Wire | undefined): MadeRow['state'] | undefined =>
  wire && ({ aguardando: 'waiting', feito: 'done', recusado: 'refused' } as const)[wire];

export function presentMaking(one: Making): ResponseSent<Calls['documentBatch']> {
  return {
    ...{ id: one.id, titulo: one.title, idModelo: one.template_id, total: one.total },
    ...{ situacao: one.ended_at ? 'terminado' : 'processando', feitos: one.done, recusados: one.refused },
    ...{ criadoEm: one.made_at.toISOString(), terminadoEm: one.ended_at?.toISOString() ?? null },
  };
}

export function presentMade(row: MadeRow): ResponseSent<Calls['documentBatchRows']>['items'][number] {
  return {
    ...{ n: row.number, idEmpregado: row.employment_id, nome: row.name, situacao: words[row.state] },
    recusa: row.refusal === null ? null : { codigo: row.refusal, valores: row.data },
    ...{ idDocumento: row.document_id, codigo: row.code },
  };
}

import { type WorkerFilter, workerStates } from '@cracha/contract/features/worker/worker.schemas.ts';

const orders = ['nome', '-nome', 'matricula', '-matricula', 'admissao', '-admissao'] as const;
export type WorkerOrder = (typeof orders)[number];

/** What the address narrows the list by. */
export const filterNames = ['situacao', 'pesquisa', 'empresa', 'lotacao', 'tomador', 'regime', 'acesso', 'conta'];

export function readFilter(query: Readonly<Record<string, string | undefined>>): WorkerFilter {
  return {
    idEmpresa: query.empresa,
    lotacao: query.lotacao,
    tomador: query.tomador,
    regime: query.regime,
    situacao: workerStates.find(state => state === query.situacao),
    semAcesso: query.acesso === 'sem' || undefined,
    acessoDesligado: query.acesso === 'desligado' || undefined,
    contaAguardando: query.conta === 'aguardando' || undefined,
    pesquisa: query.pesquisa,
  };
}

export function readOrder(text: string | undefined): WorkerOrder | undefined {
  return orders.find(order => order === text);
}

/** The same column turns round, another one begins upwards. */
export function nextOrder(by: string, order: WorkerOrder | undefined): WorkerOrder | undefined {
  return readOrder(order === by ? `-${by}` : by);
}

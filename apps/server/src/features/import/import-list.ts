import type { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { importTypes } from '@cracha/contract/features/import/import.schemas.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import { importStates } from './import.policy.ts';
import type { ImportFilter } from './import.queries.ts';

/** The list's query in English. */
export function filterOf(query: QueryOf<(typeof importContract)['imports']>): ImportFilter {
  const { situacao, tipo, mes, ano, idEmpresa, pesquisa } = query;
  return {
    states: situacao?.split(',').flatMap(wire => importStates.storedOf(wire) ?? []),
    type: tipo && typeCodes[tipo],
    month: mes,
    year: ano,
    companyId: idEmpresa,
    search: pesquisa?.trim() || undefined,
  };
}

const typeCodes = {
  recibos: 1,
  beneficios: 2,
  informes: 3,
  naoReconhecidas: 4,
  fichas: 6,
  pontos: 7,
} as const satisfies Record<(typeof importTypes)[number], number>;

/** Which stored states a filter of the documents stands for. */
export function documentStatesOf(
  filter: 'limpos' | 'duvidosos' | 'publicados' | 'outros' | undefined,
): readonly string[] | undefined {
  const states = {
    limpos: ['clean'],
    duvidosos: ['doubtful'],
    publicados: ['published'],
    outros: ['kept', 'ignored', 'withdrawn'],
  } as const;
  return filter && states[filter];
}

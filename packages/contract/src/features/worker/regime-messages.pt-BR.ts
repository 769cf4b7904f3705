import type { Regime } from './regimes.ts';

/** In words: in the record, the list and its file. */
export const regimeWords: Record<Regime, string> = {
  estagiario: 'Estágio',
  aprendiz: 'Aprendiz',
  pessoaJuridica: 'PJ',
  empregado: 'CLT',
  autonomo: 'Autônomo',
  socio: 'Sócio',
  diretor: 'Diretor',
};

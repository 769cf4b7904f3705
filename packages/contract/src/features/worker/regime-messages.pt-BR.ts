import type { Regime } from './regimes.ts';

/** In words: in the record, the list and its file. */
export const regimeWords: Record<Regime, string> = {
  estagiario: 'Estágio',
  aprendiz: 'Aprendizagem',
  pessoaJuridica: 'Pessoa jurídica',
  empregado: 'Emprego',
  autonomo: 'Trabalho autônomo',
  socio: 'Sociedade',
  diretor: 'Diretoria',
};

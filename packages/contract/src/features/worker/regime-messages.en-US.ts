import type { Regime } from './regimes.ts';

export const regimeWords: Record<Regime, string> = {
  estagiario: 'Intern',
  aprendiz: 'Apprentice',
  pessoaJuridica: 'Legal person',
  empregado: 'Employee',
  autonomo: 'Self-employed',
  socio: 'Partner',
  diretor: 'Director',
};

import type { Regime } from './regimes.ts';

export const regimeWords: Record<Regime, string> = {
  estagiario: 'Prácticas',
  aprendiz: 'Aprendizaje',
  pessoaJuridica: 'Persona jurídica',
  empregado: 'Empleo',
  autonomo: 'Trabajo autónomo',
  socio: 'Sociedad',
  diretor: 'Dirección',
};

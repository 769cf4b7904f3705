/** How somebody works for a company (`regimeContratacao`). */
export const regimes = [
  'estagiario',
  'aprendiz',
  'pessoaJuridica',
  'empregado',
  'autonomo',
  'socio',
  'diretor',
] as const;
export type Regime = (typeof regimes)[number];

export const benefitKinds = [
  'saude',
  'odontologico',
  'refeicao',
  'alimentacao',
  'valeTransporte',
  'seguroVida',
  'outro',
] as const;
export type BenefitKind = (typeof benefitKinds)[number];

export const benefitActions = ['incluir', 'alterar', 'sair'] as const;
export type BenefitAction = (typeof benefitActions)[number];

/** The most that a worker pays of the transport voucher, in hundredths of a percent of the base salary (Lei 7.418/1985). */
export const mostOfTransport = 600;

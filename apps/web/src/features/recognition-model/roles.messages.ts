import type { RegionRole } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { defineTexts } from '#kernel/texts.ts';

export type RoleTexts = Record<RegionRole, string>;

const portuguese: RoleTexts = {
  name: 'Nome',
  cpf: 'CPF',
  registration: 'Matrícula',
  pis: 'PIS',
  companyCnpj: 'CNPJ da empresa',
  competence: 'Competência',
  kind: 'Tipo de folha',
  totalEarnings: 'Total de vencimentos',
  totalDeductions: 'Total de descontos',
  net: 'Líquido',
  code: 'Coluna do código',
  description: 'Coluna da descrição',
  reference: 'Coluna da referência',
  earnings: 'Coluna dos vencimentos',
  deductions: 'Coluna dos descontos',
};

/** What a region may hold. */
export const roleTexts = defineTexts<RoleTexts>(portuguese, {
  'en-US': () => import('./roles.en-US.messages.ts'),
  'es-ES': () => import('./roles.es-ES.messages.ts'),
});

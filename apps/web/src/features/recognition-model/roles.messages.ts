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
  year: 'Ano-calendário',
  '3.1': '3.1 Total dos rendimentos',
  '3.2': '3.2 Previdência oficial',
  '3.3': '3.3 Previdência complementar e Fapi',
  '3.4': '3.4 Pensão alimentícia',
  '3.5': '3.5 Imposto retido na fonte',
  '4.1': '4.1 Parcela isenta de aposentadoria',
  '4.2': '4.2 Parcela isenta do 13º',
  '4.3': '4.3 Diárias e ajudas de custo',
  '4.4': '4.4 Moléstia grave ou acidente',
  '4.5': '4.5 Lucros e dividendos',
  '4.6': '4.6 Titular ou sócio de ME ou EPP',
  '4.7': '4.7 Indenizações',
  '4.8': '4.8 Juros de mora',
  '4.9': '4.9 Outros isentos',
  '5.1': '5.1 13º salário',
  '5.2': '5.2 Imposto sobre o 13º',
  '5.3': '5.3 Outros de tributação exclusiva',
  7: '7 Informações complementares',
};

/** What a region may hold. */
export const roleTexts = defineTexts<RoleTexts>(portuguese, {
  'en-US': () => import('./roles.en-US.messages.ts'),
  'es-ES': () => import('./roles.es-ES.messages.ts'),
});

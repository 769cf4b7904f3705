import type { RegionRole } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

type RoleTexts = Record<RegionRole, string>;

/** What a region may hold. */
export const roleTexts = defineTexts<RoleTexts>({
  name: word.name,
  cpf: word.cpf,
  registration: word.registration,
  pis: ['PIS', 'PIS', 'PIS'],
  companyCnpj: ['CNPJ da empresa', 'Company’s CNPJ', 'CNPJ de la empresa'],
  competence: word.month,
  kind: ['Tipo de folha', 'Kind of payroll', 'Tipo de nómina'],
  totalEarnings: ['Total de proventos', 'Total earnings', 'Total de devengos'],
  totalDeductions: ['Total de descontos', 'Total deductions', 'Total de descuentos'],
  net: ['Líquido', 'Net', 'Neto'],
  code: ['Coluna do código', 'Column of codes', 'Columna del código'],
  description: ['Coluna da descrição', 'Column of descriptions', 'Columna de la descripción'],
  reference: ['Coluna da referência', 'Column of references', 'Columna de la referencia'],
  earnings: ['Coluna dos proventos', 'Column of earnings', 'Columna de los devengos'],
  deductions: ['Coluna dos descontos', 'Column of deductions', 'Columna de los descuentos'],
  year: ['Ano-calendário', 'Calendar year', 'Año calendario'],
  '3.1': ['3.1 Total dos rendimentos', '3.1 Total income', '3.1 Total de ingresos'],
  '3.2': ['3.2 Previdência oficial', '3.2 Official social security', '3.2 Seguridad social oficial'],
  '3.3': [
    '3.3 Previdência complementar e Fapi',
    '3.3 Supplementary pension and Fapi',
    '3.3 Previsión complementaria y Fapi',
  ],
  '3.4': ['3.4 Pensão alimentícia', '3.4 Alimony', '3.4 Pensión alimenticia'],
  '3.5': ['3.5 Imposto retido na fonte', '3.5 Tax withheld', '3.5 Impuesto retenido'],
  '4.1': ['4.1 Parcela isenta de aposentadoria', '4.1 Exempt part of a pension', '4.1 Parte exenta de jubilación'],
  '4.2': ['4.2 Parcela isenta do 13º', '4.2 Exempt part of the 13th', '4.2 Parte exenta del aguinaldo'],
  '4.3': ['4.3 Diárias e ajudas de custo', '4.3 Daily and expense allowances', '4.3 Dietas y ayudas'],
  '4.4': ['4.4 Moléstia grave ou acidente', '4.4 Serious illness or accident', '4.4 Enfermedad grave o accidente'],
  '4.5': ['4.5 Lucros e dividendos', '4.5 Profits and dividends', '4.5 Utilidades y dividendos'],
  '4.6': [
    '4.6 Titular ou sócio de ME ou EPP',
    '4.6 Owner or partner of a small firm',
    '4.6 Titular o socio de pequeña empresa',
  ],
  '4.7': ['4.7 Indenizações', '4.7 Indemnities', '4.7 Indemnizaciones'],
  '4.8': ['4.8 Juros de mora', '4.8 Interest on arrears', '4.8 Intereses de mora'],
  '4.9': ['4.9 Outros isentos', '4.9 Other exempt income', '4.9 Otros exentos'],
  '5.1': ['5.1 13º salário', '5.1 13th salary', '5.1 Aguinaldo'],
  '5.2': ['5.2 Imposto sobre o 13º', '5.2 Tax on the 13th', '5.2 Impuesto sobre el aguinaldo'],
  '5.3': ['5.3 Outros de tributação exclusiva', '5.3 Other income taxed apart', '5.3 Otros con tributación exclusiva'],
  7: ['7 Informações complementares', '7 Further information', '7 Informaciones complementarias'],
});

import type { RoleTexts } from './roles.messages.ts';

export const texts: RoleTexts = {
  name: 'Nombre',
  cpf: 'CPF',
  registration: 'Matrícula',
  pis: 'PIS',
  companyCnpj: 'CNPJ de la empresa',
  competence: 'Mes',
  kind: 'Tipo de nómina',
  totalEarnings: 'Total de devengos',
  totalDeductions: 'Total de descuentos',
  net: 'Neto',
  code: 'Columna del código',
  description: 'Columna de la descripción',
  reference: 'Columna de la referencia',
  earnings: 'Columna de los devengos',
  deductions: 'Columna de los descuentos',
};

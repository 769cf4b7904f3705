import type { RoleTexts } from './roles.messages.ts';

export const texts: RoleTexts = {
  name: 'Name',
  cpf: 'CPF',
  registration: 'Registration',
  pis: 'PIS',
  companyCnpj: 'Company’s CNPJ',
  competence: 'Month',
  kind: 'Kind of payroll',
  totalEarnings: 'Total earnings',
  totalDeductions: 'Total deductions',
  net: 'Net',
  code: 'Column of codes',
  description: 'Column of descriptions',
  reference: 'Column of references',
  earnings: 'Column of earnings',
  deductions: 'Column of deductions',
};

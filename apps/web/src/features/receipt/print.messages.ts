/**
 * The printed receipt keeps its Portuguese names in every language: it is a legal document read by banks and landlords
 * here.
 */
export const printTexts = {
  title: 'RECIBO DE PAGAMENTO DE SALÁRIO',
  payment: 'Pagamento em',
  name: 'Nome',
  registration: 'Matrícula',
  cpf: 'CPF',
  job: 'Função',
  code: 'Cód.',
  description: 'Descrição',
  reference: 'Referência',
  earnings: 'Proventos (R$)',
  deductions: 'Descontos (R$)',
  totals: 'Totais',
  net: 'Valor líquido',
  taxDependants: 'Dependentes IR',
  allowanceDependants: 'Dependentes salário-família',
  bank: 'Banco',
  method: 'Forma',
  branch: 'ag.',
  account: 'conta',
  message: 'Mensagem da empresa',
  confirmed: (name: string, when: string, ip: string) =>
    `Confirmado eletronicamente por ${name} em ${when} (horário de Brasília), IP ${ip}.`,
  check: 'Confira a autenticidade em',
  withCode: 'com o código',
} as const;

import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  payMenu: 'Pagamentos',
  receipts: 'Recibos',
  receiptsLead: 'Salário, férias, 13º',
  benefits: 'Benefícios',
  benefitsLead: 'Vales e outros benefícios',
  statements: 'Informes de rendimentos',
  statementsLead: 'Para a declaração do imposto de renda',
  incomeProof: 'Comprovante de renda',
  incomeProofLead: 'Para mostrar ao banco ou a quem aluga',
  year: 'Ano',
  everyYear: 'todos os anos',
  noBenefits: 'Nenhum benefício ainda',
  noBenefitsLead: 'Avisamos você quando a empresa publicar.',
  noStatements: 'Nenhum informe ainda',
  noStatementsLead: 'O informe sai até o fim de fevereiro.',
  fresh: 'Novo',
  creditOn: (day: string) => `Crédito em ${day}`,
  benefitOf: (month: string) => `Benefício de ${month}`,
  backToBenefits: 'Voltar para benefícios',
  backToStatements: 'Voltar para informes',
  benefitMissing: 'Benefício não encontrado',
  statementMissing: 'Informe não encontrado',
  missingLead: 'Ele pode ter sido retirado pelo RH.',
  total: 'Total',
  whatYouGet: 'O que você recebe',
  quantity: (count: string, each: string) => `${count} × ${each}`,
  times: (count: string) => `Quantidade ${count}`,
  deducted: 'Desconto em folha',
  companyMessage: 'Mensagem da empresa',
  download: 'Baixar PDF',
  email: 'Enviar para meu e-mail',
  sentTo: (address: string) => `Enviado para ${address}`,
  more: 'Mostrar mais',
  needsInternet: 'Precisa de internet',
  statementOf: (year: string) => `Informe de ${year}`,
  calendarYear: (year: string, exercise: string) => `Ano-calendário ${year}, declaração de ${exercise}`,
  earned: 'Total dos rendimentos',
  withheldTax: 'Imposto retido',
  boxes: 'Quadros do informe',
  box: (number: string) => `Quadro ${number}`,
  information: 'Informações complementares',
  wholeYear: (year: string) => `Todos de ${year} em um PDF`,
};

export type DocumentTexts = TextsOf<typeof portuguese>;

/** The worker's benefits and income statements, and the menu of all that is about pay. */
export const documentTexts = defineTexts<DocumentTexts>(portuguese, {
  'en-US': () => import('./documents.en-US.messages.ts'),
  'es-ES': () => import('./documents.es-ES.messages.ts'),
});

import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Conferir um documento',
  lead: 'Digite o código que está no documento, perto do QR code.',
  code: 'Código do documento',
  check: 'Conferir',
  codeFirst: 'Digite o código para conferir',
  checking: 'Conferindo',
  genuine: (document: string) => `Este ${document} é verdadeiro`,
  genuineLead: (company: string) => `Foi publicado por ${company} no Crachá.`,
  unavailable: 'Conferência não disponível',
  unavailableLead: 'A empresa não liberou a conferência deste documento.',
  unknown: 'Código não encontrado',
  unknownLead: 'Veja cada letra e número do código e tente de novo.',
  of: 'De',
  cpf: 'CPF',
  company: 'Empresa',
  cnpj: 'CNPJ',
  month: 'Competência',
  year: 'Ano-calendário',
  kind: 'Tipo',
  payslip: 'Recibo de pagamento',
  benefit: 'Recibo de benefícios',
  statement: 'Informe de rendimentos',
  net: 'Valor líquido',
  published: 'Publicado em',
  fingerprint: 'Impressão digital do arquivo (SHA-256)',
  compare: 'Compare o PDF que você recebeu',
  compareLead: 'Solte o PDF para saber se ele foi mudado. O arquivo só é comparado, não é guardado.',
  igual: 'O PDF é igual ao original',
  versaoAnterior: 'O PDF é uma versão anterior, verdadeira',
  alterado: 'O PDF foi alterado',
  igualLead: 'Nenhuma letra foi mudada.',
  versaoAnteriorLead: 'A empresa publicou depois uma versão nova do mesmo documento.',
  alteradoLead: 'O arquivo não é o que a empresa publicou. Peça o original.',
  another: 'Conferir outro documento',
  onlyPdf: 'Escolha um arquivo PDF',
};

export type AuthenticityTexts = TextsOf<typeof portuguese>;

export const authenticityTexts = defineTexts<AuthenticityTexts>(portuguese, {
  'en-US': () => import('./authenticity.en-US.messages.ts'),
  'es-ES': () => import('./authenticity.es-ES.messages.ts'),
});

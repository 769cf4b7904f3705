import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  cnpj: 'CNPJ',
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  cnae: 'CNAE',
  email: 'E-mail',
  telefone: 'Telefone',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  municipio: 'Município',
  uf: 'UF',
  ativo: 'Ativa',
  qrCode: 'QR code',
  justificativa: 'Motivo',
  visivel: 'Visível ao trabalhador',
  aPartirDe: 'A partir de',
  nome: 'Nome',
  matricula: 'Matrícula',
  cargo: 'Cargo',
  lotacao: 'Lotação',
  admissao: 'Admissão',
  mes: 'Mês',
  ano: 'Ano',
  proventos: 'Proventos',
  descontos: 'Descontos',
  liquido: 'Líquido',
  publicadoEm: 'Publicado em',
  vistoEm: 'Visto em',
  concorda: 'Concordou',
};

export type FieldTexts = TextsOf<typeof portuguese>;

export const fieldTexts = defineTexts<FieldTexts>(portuguese, {
  'en-US': () => import('./fields.en-US.messages.ts'),
  'es-ES': () => import('./fields.es-ES.messages.ts'),
});

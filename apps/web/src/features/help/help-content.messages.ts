import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Conteúdo da ajuda',
  lead: 'O que cada área lê em Ajuda, em cada idioma.',
  create: 'Novo artigo',
  none: 'Nenhum artigo',
  noneLead: 'Escreva o primeiro artigo de ajuda.',
  total: (n: number) => (n === 1 ? '1 artigo' : `${n} artigos`),
  articleTitle: 'Título',
  area: 'Área',
  language: 'Idioma',
  kind: 'Seção',
  state: 'Situação',
  every: 'Todos',
  published: 'Publicado',
  draft: 'Rascunho',
  edit: 'Editar',
  editOf: (title: string) => `Editar ${title}`,
  link: 'Endereço do vídeo',
  linkHelp: 'Começa com https://. Abre em outra aba.',
  body: 'Texto',
  bodyHelp: 'Uma linha com ## é um subtítulo. Com - ou 1. é uma lista.',
  file: 'Ou um PDF',
  fileHelp: 'Até 20 MB. Com um PDF, o artigo não tem texto.',
  filed: (name: string) => `Este artigo é o PDF ${name}. Para trocar o arquivo, crie outro artigo e despublique este.`,
  position: 'Ordem',
  publish: 'Publicado',
  save: 'Salvar artigo',
  saved: 'Artigo salvo',
  titleFirst: 'Escreva o título',
  linkFirst: 'Cole um endereço que comece com https://',
  bodyFirst: 'Escreva o texto ou escolha um PDF',
  worker: 'Trabalhador',
  hr: 'RH',
  manager: 'Gestão',
  finance: 'Financeiro',
  administrator: 'Administradora de cartões',
  'platform-admin': 'Administração',
  association: 'Associação',
  reseller: 'Revenda',
};

export type HelpContentTexts = TextsOf<typeof portuguese>;

export const helpContentTexts = defineTexts<HelpContentTexts>(portuguese, {
  'en-US': () => import('./help-content.en-US.messages.ts'),
  'es-ES': () => import('./help-content.es-ES.messages.ts'),
});

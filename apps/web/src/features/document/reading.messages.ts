import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Reading a document page by page, to its end. */
export const readingTexts = defineTexts({
  viewAs: ['Como ler', 'How to read', 'Cómo leer'],
  picture: ['Página', 'Page', 'Página'],
  text: ['Texto grande', 'Large text', 'Texto grande'],
  pageOf: [
    (page: number, total: number) => `Página ${page} de ${total}`,
    (page, total) => `Page ${page} of ${total}`,
    (page, total) => `Página ${page} de ${total}`,
  ],
  pageFailed: ['Esta página não abriu', 'This page did not open', 'Esta página no se abrió'],
  noText: [
    'Esta página não tem texto, só imagem.',
    'This page has no text, only a picture.',
    'Esta página no tiene texto, solo imagen.',
  ],
  again: ['Tentar de novo', 'Try again', 'Intentar de nuevo'],
  howMuch: ['Quanto você já leu', 'How much you have read', 'Cuánto has leído'],
  readPart: [
    (read: number, total: number) => `Lido ${read} de ${pt(total, 'página', 'páginas')}`,
    (read, total) => `Read ${read} of ${en(total, 'page', 'pages')}`,
    (read, total) => `Leído ${read} de ${es(total, 'página', 'páginas')}`,
  ],
  goTo: [(page: number) => `Página ${page}`, page => `Page ${page}`, page => `Página ${page}`],
});

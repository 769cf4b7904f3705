import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** HR's home. */
export const hrHomeTexts = defineTexts({
  home: word.home,
  hello: [(name: string) => `Olá, ${name}`, name => `Hi, ${name}`, name => `Hola, ${name}`],
  import: ['Importar recibos', 'Import payslips', 'Importar recibos'],
  todo: ['O que espera você', 'What waits for you', 'Lo que te espera'],
  allDone: ['Tudo em dia', 'All up to date', 'Todo al día'],
  shortcuts: ['Atalhos', 'Shortcuts', 'Atajos'],
  seePending: ['Ver pendências', 'See what waits', 'Ver pendientes'],
  seeImports: ['Ver importações', 'See imports', 'Ver importaciones'],
  seeReceipts: ['Ver recibos', 'See payslips', 'Ver recibos'],
  people: ['Pessoas', 'People', 'Personas'],
});

import { defineTexts } from '#kernel/base/texts.ts';

/** Files beside words of a worker's dialog. */
export const attachTexts = defineTexts({
  attach: ['Anexar arquivos', 'Attach files', 'Adjuntar archivos'],
  attachHelp: ['Até 5, de 20 MB: PDF ou foto', 'Up to 5, of 20 MB: PDF or photo', 'Hasta 5, de 20 MB: PDF o foto'],
  tooMany: ['Até 5 arquivos por vez.', 'Up to 5 files at a time.', 'Hasta 5 archivos a la vez.'],
  tooLarge: ['O arquivo passa de 20 MB.', 'File is over 20 MB.', 'El archivo supera 20 MB.'],
  takeOut: [(name: string) => `Remover ${name}`, name => `Take out ${name}`, name => `Quitar ${name}`],
});

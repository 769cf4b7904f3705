import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  choose: 'Escolher foto',
  change: 'Trocar foto',
  remove: 'Remover',
  saved: 'Foto salva',
  removed: 'Foto removida',
  unreadable: 'Não deu para abrir esta imagem. Use PNG ou JPEG.',
  cropTitle: 'Ajuste a foto',
  cropLead: 'Arraste a foto ou use os controles.',
  cropPreview: 'Como a foto vai ficar',
  zoom: 'Tamanho',
  across: 'Para os lados',
  down: 'Para cima e para baixo',
  use: 'Usar esta foto',
  back: 'Voltar',
};

export type PhotoTexts = TextsOf<typeof portuguese>;

/** Choosing a photo and cutting it to a square. */
export const photoTexts = defineTexts<PhotoTexts>(portuguese, {
  'en-US': () => import('./photo.en-US.messages.ts'),
  'es-ES': () => import('./photo.es-ES.messages.ts'),
});

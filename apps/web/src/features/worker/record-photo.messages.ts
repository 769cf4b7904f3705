import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  photo: 'Foto',
  lead: 'Aparece na ficha e no organograma deste grupo de empresas. PNG ou JPEG.',
  own: 'A foto é da própria pessoa, escolhida em Minha conta. Enquanto ela tiver uma, o RH não coloca outra.',
  kept: 'A foto que o RH tinha colocado continua guardada e volta a aparecer se a pessoa remover a dela.',
  remove: 'Remover a foto do RH',
  removed: 'Foto do RH removida',
};

export type RecordPhotoTexts = TextsOf<typeof portuguese>;

/** The photo in a worker's record. */
export const recordPhotoTexts = defineTexts<RecordPhotoTexts>(portuguese, {
  'en-US': () => import('./record-photo.en-US.messages.ts'),
  'es-ES': () => import('./record-photo.es-ES.messages.ts'),
});

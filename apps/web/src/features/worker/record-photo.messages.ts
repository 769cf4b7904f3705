import { defineTexts } from '#kernel/base/texts.ts';

/** The photo in a worker's record. */
export const recordPhotoTexts = defineTexts({
  photo: ['Foto', 'Photo', 'Foto'],
  lead: [
    'Aparece na ficha e no organograma deste grupo de empresas. PNG ou JPEG.',
    'Shown in the record and the org chart of this group of companies. PNG or JPEG.',
    'Aparece en la ficha y en el organigrama de este grupo de empresas. PNG o JPEG.',
  ],
  own: [
    'A foto é da própria pessoa, escolhida em Minha conta. Enquanto ela tiver uma, o RH não coloca outra.',
    'This person chose the photo in My account. While they have one, HR can’t set another.',
    'La persona eligió esta foto en Mi cuenta. Mientras tenga una, RR. HH. no puede poner otra.',
  ],
  kept: [
    'A foto que o RH tinha colocado continua guardada e volta a aparecer se a pessoa remover a dela.',
    'The photo HR had set is still kept, and is shown again if the person removes theirs.',
    'La foto que había puesto RR. HH. sigue guardada y vuelve a aparecer si la persona quita la suya.',
  ],
  remove: ['Remover a foto do RH', 'Remove HR’s photo', 'Quitar la foto de RR. HH.'],
  removed: ['Foto do RH removida', 'HR’s photo removed', 'Foto de RR. HH. quitada'],
});

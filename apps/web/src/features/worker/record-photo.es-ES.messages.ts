import type { RecordPhotoTexts } from './record-photo.messages.ts';

export const texts: RecordPhotoTexts = {
  photo: 'Foto',
  lead: 'Aparece en la ficha y en el organigrama de este grupo de empresas. PNG o JPEG.',
  own: 'La persona eligió esta foto en Mi cuenta. Mientras tenga una, RR. HH. no puede poner otra.',
  kept: 'La foto que había puesto RR. HH. sigue guardada y vuelve a aparecer si la persona quita la suya.',
  remove: 'Quitar la foto de RR. HH.',
  removed: 'Foto de RR. HH. quitada',
};

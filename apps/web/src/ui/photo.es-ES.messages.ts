import type { PhotoTexts } from './photo.messages.ts';

export const texts: PhotoTexts = {
  choose: 'Elegir foto',
  change: 'Cambiar foto',
  remove: 'Quitar',
  saved: 'Foto guardada',
  removed: 'Foto quitada',
  unreadable: 'No se pudo abrir esta imagen. Usa PNG o JPEG.',
  cropTitle: 'Ajusta la foto',
  cropLead: 'Arrastra la foto o usa los controles.',
  cropPreview: 'Cómo quedará la foto',
  zoom: 'Tamaño',
  across: 'Hacia los lados',
  down: 'Hacia arriba y abajo',
  use: 'Usar esta foto',
  back: 'Volver',
};

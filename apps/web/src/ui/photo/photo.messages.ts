import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Choosing a photo and cutting it to a square. */
export const photoTexts = defineTexts({
  choose: ['Escolher foto', 'Choose a photo', 'Elegir foto'],
  change: ['Trocar foto', 'Change photo', 'Cambiar foto'],
  remove: ['Remover', 'Remove', 'Quitar'],
  saved: ['Foto salva', 'Photo saved', 'Foto guardada'],
  removed: ['Foto removida', 'Photo removed', 'Foto quitada'],
  unreadable: [
    'Não deu para abrir esta imagem. Use PNG ou JPEG.',
    'This image could not be opened. Use PNG or JPEG.',
    'No se pudo abrir esta imagen. Usa PNG o JPEG.',
  ],
  cropTitle: ['Ajuste a foto', 'Adjust the photo', 'Ajusta la foto'],
  cropLead: [
    'Arraste a foto ou use os controles.',
    'Drag the photo or use the controls.',
    'Arrastra la foto o usa los controles.',
  ],
  cropPreview: ['Como a foto vai ficar', 'How the photo will look', 'Cómo quedará la foto'],
  zoom: ['Tamanho', 'Size', 'Tamaño'],
  across: ['Para os lados', 'Left and right', 'Hacia los lados'],
  down: ['Para cima e para baixo', 'Up and down', 'Hacia arriba y abajo'],
  use: ['Usar esta foto', 'Use this photo', 'Usar esta foto'],
  back: word.back,
});

import type { RatingsTexts } from './ratings.messages.ts';

export const texts: RatingsTexts = {
  title: 'Valoraciones del sistema',
  lead: 'Notas de 1 a 5 por área y mes, sin nombres. Con menos de cinco respuestas no se muestra nada.',
  back: 'Volver al contenido de la ayuda',
  none: 'Ninguna valoración',
  noneLead: 'La pregunta aparece después de terminar una tarea.',
  month: 'Mes',
  area: 'Área',
  worker: 'Trabajador',
  hr: 'RR. HH.',
  answers: 'Respuestas',
  few: 'Menos de 5',
  average: 'Media',
  sentences: 'Lo que escribieron',
  loading: 'Cargando frases',
  failed: 'No se pudieron leer las frases. Cierra y abre de nuevo.',
  score: n => `Nota ${n}`,
  inMonth: (month, area) => `${month}, ${area}`,
};

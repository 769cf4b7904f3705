import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Documents that were sent to many, or made of a model, as one act. */
export const batchTexts = defineTexts({
  title: ['Lotes', 'Batches', 'Lotes'],
  lead: [
    'O que você enviou a muitos de uma vez, ou fez a partir de um modelo.',
    'What you sent to many at once, or made of a model.',
    'Lo que enviaste a muchos de una vez, o hiciste a partir de un modelo.',
  ],
  back: ['Voltar para documentos', 'Back to documents', 'Volver a documentos'],
  document: ['Documento', 'Document', 'Documento'],
  when: word.when,
  total: ['Pessoas', 'People', 'Personas'],
  done: ['Feitos', 'Done', 'Hechos'],
  refused: ['Não feitos', 'Not done', 'No hechos'],
  state: word.status,
  states: {
    processando: ['Em andamento', 'Going on', 'En curso'],
    terminado: ['Terminado', 'Finished', 'Terminado'],
  },
  none: ['Nenhum lote', 'No batches', 'Ningún lote'],
  noneLead: [
    'Envie um documento a todos de um filtro, ou gere papéis de um modelo.',
    'Send a document to all of a filter, or make papers of a model.',
    'Envía un documento a todos los de un filtro, o genera papeles de un modelo.',
  ],
});

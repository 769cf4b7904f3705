import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const helpHistory = {
  kinds: {
    ajuda: {
      place: 16,
      entities: ['helpItem'],
      sees: [],
      said: said('Ajuda', 'Help', 'Ayuda'),
    },
  },
  verbs: {
    helpCreated: said('Incluiu um item da ajuda', 'Added a help item', 'Añadió un elemento de ayuda'),
    helpChanged: said('Mudou um item da ajuda', 'Changed a help item', 'Cambió un elemento de ayuda'),
  },
  fields: {
    publicado: said('Publicado', 'Published', 'Publicado'),
  },
  told: {
    helpItem: { title: 'titulo', published: 'publicado' },
  },
} as const satisfies HistoryPart;

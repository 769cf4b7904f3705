import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

/** Told among the models of the kind `modelo` (`recognition-model.history.ts`): each reader sees those of their own side. */
export const templateHistory = {
  verbs: {
    templateCreated: said('Criou o modelo', 'Created the template', 'Creó la plantilla'),
    templateChanged: said('Mudou o modelo', 'Changed the template', 'Cambió la plantilla'),
    templatePublished: said('Publicou o modelo', 'Published the template', 'Publicó la plantilla'),
    templateDeleted: said('Excluiu o modelo', 'Deleted the template', 'Eliminó la plantilla'),
    templateRestored: said('Restaurou o modelo', 'Restored the template', 'Restauró la plantilla'),
    templatePictureAdded: said(
      'Pôs uma imagem no modelo',
      'Put a picture into the template',
      'Puso una imagen en la plantilla',
    ),
    templateUsed: said('Gerou documentos do modelo', 'Made documents of the template', 'Generó documentos'),
  },
  fields: {
    versaoModelo: said('Versão publicada', 'Published version', 'Versión publicada'),
    notaModelo: said('O que mudou', 'What changed', 'Qué cambió'),
    textoModelo: said('Texto', 'Text', 'Texto'),
    camposModelo: said('Campos próprios', 'Own fields', 'Campos propios'),
    descricaoModelo: said('Descrição', 'Description', 'Descripción'),
  },
  told: {
    template: {
      ...{ title: 'titulo', description: 'descricaoModelo', number: 'versaoModelo', note: 'notaModelo' },
      ...{ total: 'documentos', justification: 'justificativa' },
    },
  },
  onlyChanged: { template: { body: 'textoModelo', fields: 'camposModelo' } },
  deleted: { template: { title: 'titulo', description: 'descricaoModelo', published: 'versaoModelo' } },
} as const satisfies HistoryPart;

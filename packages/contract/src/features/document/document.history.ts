import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

/** Of matters of health nothing is told without their own grant: isolation keeps the rows. */
export const documentHistory = {
  kinds: {
    documento: {
      place: 25,
      deletedPlace: 9,
      entities: ['document', 'downloadLink'],
      sees: ['RhDocumentoEnviadoVisualizar', 'RhDocumentoRecebidoVisualizar'],
      said: said('Documento', 'Document', 'Documento'),
    },
  },
  verbs: {
    documentSent: said('Enviou o documento', 'Sent the document', 'Envió el documento'),
    documentEdited: said('Mudou o documento', 'Changed the document', 'Cambió el documento'),
    documentVersionAdded: said('Enviou uma versão nova', 'Sent a new version', 'Envió una versión nueva'),
    documentHidden: said('Ocultou o documento', 'Hid the document', 'Ocultó el documento'),
    documentShown: said('Mostrou o documento', 'Showed the document', 'Mostró el documento'),
    documentAccepted: said('Aceitou o documento', 'Accepted the document', 'Aceptó el documento'),
    documentRejected: said('Recusou o documento', 'Turned the document down', 'Rechazó el documento'),
    documentDeleted: said('Excluiu o documento', 'Deleted the document', 'Eliminó el documento'),
    documentContentTaken: said(
      'O operador baixou o conteúdo',
      'The operator took the content',
      'El operador descargó el contenido',
    ),
    documentsShared: said('Fez um link com senha', 'Made a link with a password', 'Hizo un enlace con contraseña'),
    documentLinkRevoked: said('Cancelou o link', 'Revoked the link', 'Anuló el enlace'),
    documentRestored: said('Restaurou o documento', 'Restored the document', 'Restauró el documento'),
  },
  fields: {
    especieDocumento: said('Espécie', 'Kind', 'Tipo'),
    pasta: said('Pasta', 'Folder', 'Carpeta'),
    etiquetas: said('Etiquetas', 'Tags', 'Etiquetas'),
    motivo: said('Motivo', 'Reason', 'Motivo'),
    totalArquivos: said('Arquivos', 'Files', 'Archivos'),
    versaoArquivo: said('Versão', 'Version', 'Versión'),
    codigoDocumento: said('Código', 'Code', 'Código'),
  },
  told: {
    downloadLink: { title: 'titulo', number: 'totalArquivos' },
    document: {
      ...{ title: 'titulo', kind: 'especieDocumento', folder: 'pasta', tags: 'etiquetas', valid_until: 'validoAte' },
      ...{
        worker: 'nome',
        number: 'versaoArquivo',
        visible: 'visivel',
        reason: 'motivo',
        justification: 'justificativa',
      },
    },
  },
  deleted: { document: { title: 'titulo', code: 'codigoDocumento', folder: 'pasta' } },
} as const satisfies HistoryPart;

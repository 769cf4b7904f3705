import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const announcementHistory = {
  kinds: {
    comunicado: {
      place: 8,
      deletedPlace: 6,
      entities: ['announcement'],
      sees: ['RhComunicadoVisualizar'],
      said: said('Comunicado', 'Announcement', 'Comunicado'),
    },
  },
  verbs: {
    announcementCreated: said('Criou o comunicado', 'Wrote the announcement', 'Creó el comunicado'),
    announcementChanged: said('Mudou o comunicado', 'Changed the announcement', 'Cambió el comunicado'),
    announcementFileAdded: said(
      'Anexou um arquivo ao comunicado',
      'Attached a file to the announcement',
      'Adjuntó un archivo al comunicado',
    ),
    announcementFileRemoved: said(
      'Removeu um arquivo do comunicado',
      'Took a file away from the announcement',
      'Quitó un archivo del comunicado',
    ),
    announcementPublished: said('Publicou o comunicado', 'Published the announcement', 'Publicó el comunicado'),
    announcementWithdrawn: said('Recolheu o comunicado', 'Withdrew the announcement', 'Retiró el comunicado'),
    announcementDeleted: said('Excluiu o comunicado', 'Deleted the announcement', 'Eliminó el comunicado'),
    announcementRestored: said('Restaurou o comunicado', 'Restored the announcement', 'Restauró el comunicado'),
    announcementConfirmed: said(
      'Confirmou a leitura do comunicado',
      'Confirmed reading the announcement',
      'Confirmó la lectura del comunicado',
    ),
    announcementReminded: said(
      'Lembrou quem falta ler',
      'Reminded who has still to read',
      'Recordó a quien falta leer',
    ),
  },
  fields: {
    mensagem: said('Mensagem', 'Message', 'Mensaje'),
    aosTrabalhadores: said('Para trabalhadores', 'For workers', 'Para trabajadores'),
    aosGestores: said('Para gestores', 'For managers', 'Para gestores'),
    tambemNovos: said('Também quem chegar depois', 'Also who comes later', 'También quien llegue después'),
    fixado: said('Fixado no alto', 'Pinned on top', 'Fijado arriba'),
    anexo: said('Anexo', 'Attachment', 'Adjunto'),
    anexos: said('Anexos', 'Attachments', 'Adjuntos'),
    leituraObrigatoria: said('Leitura obrigatória', 'Reading required', 'Lectura obligatoria'),
    tomadores: said('Tomadores', 'Clients', 'Clientes'),
  },
  told: {
    announcement: {
      title: 'titulo',
      toWorkers: 'aosTrabalhadores',
      toManagers: 'aosGestores',
      alsoNew: 'tambemNovos',
      startsAt: 'aPartirDe',
      endsAt: 'ate',
      pinned: 'fixado',
      mustRead: 'leituraObrigatoria',
      attachment: 'anexo',
      total: 'trabalhadores',
      justification: 'justificativa',
    },
  },
  onlyChanged: {
    announcement: {
      message: 'mensagem',
      companyIds: 'empresas',
      departments: 'lotacoes',
      clients: 'tomadores',
      personIds: 'trabalhadores',
    },
  },
  deleted: {
    announcement: {
      title: 'titulo',
      to_workers: 'aosTrabalhadores',
      to_managers: 'aosGestores',
      starts_at: 'aPartirDe',
      ends_at: 'ate',
      published_at: 'publicadoEm',
      pinned: 'fixado',
      must_read: 'leituraObrigatoria',
      attachments: 'anexos',
    },
  },
} as const satisfies HistoryPart;

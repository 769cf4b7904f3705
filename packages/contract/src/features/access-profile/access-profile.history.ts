import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const accessProfileHistory = {
  kinds: {
    perfil: {
      place: 12,
      entities: ['accessProfile', 'approverProfile'],
      sees: ['RhPerfilAcessoVisualizar'],
      said: said('Perfil de acesso', 'Access profile', 'Perfil de acceso'),
    },
  },
  verbs: {
    accessProfileCreated: said('Criou o perfil', 'Created the profile', 'Creó el perfil'),
    accessProfileChanged: said('Mudou o perfil', 'Changed the profile', 'Cambió el perfil'),
    accessProfileDeleted: said('Excluiu o perfil', 'Deleted the profile', 'Eliminó el perfil'),
  },
  fields: {
    permissoes: said('Permissões', 'Permissions', 'Permisos'),
  },
  told: {
    accessProfile: { name: 'nome', role: 'papel', permissions: 'permissoes' },
  },
} as const satisfies HistoryPart;

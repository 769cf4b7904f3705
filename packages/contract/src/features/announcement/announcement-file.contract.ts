import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idOf, idParams, megabyte } from '../../kernel/wire.ts';
import { attachment } from './announcement.schemas.ts';

/** What an announcement takes along. */
export const attachmentExtensions = ['pdf', 'png', 'jpg', 'jpeg', 'heic'] as const;
/** The largest, in megabytes, and how many an announcement has at most. */
export const attachmentLimits = { megabytes: 10, files: 10 } as const;

const appAccess = ['comunicados'] as const;
const changedByHr = { roles: ['RH'], permission: ['RhComunicadoEditar'], appAccess } as const satisfies Access;
const fileParams = z.object({ id: idOf('announcement'), idAnexo: idOf('announcement_file') });

/** Files of an announcement: HR attaches them, its readers take them. */
export const announcementFileContract = {
  announcementFile: endpoint({
    method: 'GET',
    path: '/comunicado/:id/anexo/:idAnexo',
    summary: 'The bytes of an attachment, for who may read its announcement now; counts as one download.',
    access: {
      roles: ['RH', 'EMPREGADO', 'GESTOR'],
      permission: ['RhComunicadoVisualizar', 'TrabalhadorComunicadoVisualizar', 'GestorComunicadoVisualizar'],
      appAccess,
    },
    params: fileParams,
    responseKind: 'file',
    ownTransactions: true,
  }),
  addAnnouncementFile: endpoint({
    method: 'POST',
    path: '/comunicado/:id/anexo',
    summary:
      'Attaches a file (multipart) to an announcement that may still be changed; its text and its readings stay.',
    access: changedByHr,
    params: idParams('announcement'),
    bodyKind: 'upload',
    upload: {
      maxFiles: 1,
      maxBytes: attachmentLimits.megabytes * megabyte,
      keep: true,
      extensions: attachmentExtensions,
    },
    response: attachment,
  }),
  removeAnnouncementFile: endpoint({
    method: 'DELETE',
    path: '/comunicado/:id/anexo/:idAnexo',
    summary: 'Takes an attachment away from an announcement that may still be changed.',
    access: changedByHr,
    params: fileParams,
    responseKind: 'empty',
  }),
} satisfies Contract;

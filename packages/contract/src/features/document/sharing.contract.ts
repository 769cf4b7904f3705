import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { givenText, id, idParams, instant, requiredText } from '../../kernel/wire.ts';
import { reads } from './document.contract.ts';
import { pageNumber } from './document.schemas.ts';

const shares = {
  roles: ['RH', 'GESTOR'],
  permission: ['RhDocumentoEnviadoDownload', 'GestorDocumentoEnviadoDownload'],
  appAccess: ['docs-enviados', 'docs-recebidos', 'assinatura-digital'],
} as const satisfies Access;

const whole = (min: number, max: number) =>
  z.int('INVALID_NUMBER').check(z.minimum(min, 'MIN_VALUE'), z.maximum(max, 'MAX_VALUE'));

export const linkStates = ['ativo', 'vencido', 'usado', 'revogado'] as const;
const link = z.object({
  id,
  titulo: z.string(),
  situacao: z.enum(linkStates),
  arquivos: z.int(),
  criadoEm: instant,
  expiraEm: instant,
  vezes: z.int(),
  usadas: z.int(),
  ultimaEm: z.nullable(instant),
});

/** Documents for holders of a link and its password, and documents on paper (product 6.10). */
export const sharingContract = {
  shareDocuments: endpoint({
    method: 'POST',
    path: '/linkdownload',
    summary: 'Makes a link behind a password; both are shown this once. The password goes another way than the link.',
    access: shares,
    body: z.object({
      documentos: z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(50, 'TOO_MANY_CHOSEN')),
      titulo: requiredText(200),
      dias: whole(1, 30),
      vezes: whole(1, 20),
    }),
    response: z.object({ id, link: z.string(), senha: z.string(), expiraEm: instant, vezes: z.int() }),
  }),
  sharedLinks: endpoint({
    method: 'GET',
    path: '/linkdownload/:page/:size',
    summary: 'The links one made, the newest first.',
    access: shares,
    params: pageParams(defaultPageSize.staff),
    query: z.object({ ...cursorQuery, idDocumento: z.optional(id) }),
    response: pageOf(link),
  }),
  revokeLink: endpoint({
    method: 'PUT',
    path: '/linkdownload/:id/revoga',
    summary: 'The link opens no more.',
    access: shares,
    params: idParams('download_link'),
    response: link,
  }),
  openLink: endpoint({
    method: 'POST',
    path: '/linkdownload/abre',
    summary: 'Opens a link by its password; each opening counts and is told to whoever made it.',
    access: 'public',
    body: z.object({ token: givenText(200), senha: givenText(100) }),
    response: z.object({
      titulo: z.string(),
      arquivos: z.array(z.object({ nome: z.string(), tamanho: z.int() })),
      expiraEm: instant,
      restam: z.int(),
      /** For `/linkdownload/arquivo`, ten minutes long. */
      passe: z.string(),
    }),
    ownTransactions: true,
  }),
  linkBytes: endpoint({
    method: 'GET',
    path: '/linkdownload/arquivo',
    summary: 'The file of an opened link; several are one ZIP.',
    access: 'public',
    query: z.object({ passe: givenText(200) }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  printTicket: endpoint({
    method: 'POST',
    path: '/print/bilhete',
    summary: 'A ticket that opens one document for printing, once within a minute.',
    access: reads,
    body: z.object({ tipo: z.literal('documento', 'INVALID_OPTION'), id }),
    response: z.object({ bilhete: z.string(), expiraEm: instant }),
  }),
  openPrint: endpoint({
    method: 'POST',
    path: '/print/abre',
    summary: 'Uses a ticket: what is printed, and a pass to its pages.',
    access: 'public',
    body: z.object({ bilhete: givenText(200) }),
    response: z.object({
      codigo: z.string(),
      titulo: z.string(),
      hash: z.string(),
      paginas: z.int(),
      passe: z.string(),
    }),
    ownTransactions: true,
  }),
  printPage: endpoint({
    method: 'GET',
    path: '/print/pagina/:n',
    summary: 'A page of what is printed, as a picture.',
    access: 'public',
    params: z.object({ n: pageNumber }),
    query: z.object({ passe: givenText(200) }),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;

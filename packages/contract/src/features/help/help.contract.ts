import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { flag, id, idParams, instant, language, megabyte, requiredText, searchText } from '../../kernel/wire.ts';
import { helpAreas, helpKinds } from './help-areas.ts';

const area = z.enum(helpAreas);
const kind = z.enum(helpKinds, 'INVALID_OPTION');

/** Order in its section: small first. Comes as digits in a form. */
const position = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,4}$/))], 'INVALID_OPTION'),
  z.pipe(z.transform(Number), z.int().check(z.minimum(0), z.maximum(9999))),
);

/** `corpo`: plain text; a line that begins with `## ` is a heading, with `- ` or `1. ` an item. */
const text = z.nullable(z.string());

const article = z.object({
  id,
  tipo: kind,
  titulo: z.string(),
  corpo: text,
  link: z.nullable(z.string()),
  arquivo: z.nullable(z.string()),
  tamanho: z.nullable(z.int()),
});

const kept = z.extend(article, {
  area,
  idioma: language,
  posicao: z.int(),
  publicado: z.boolean(),
  versao: z.int(),
  alteradoEm: instant,
});

const settings = { titulo: requiredText(120), posicao: position, publicado: flag };
const contents = {
  corpo: z.optional(requiredText(20_000)),
  link: z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/i, 'INVALID_OPTION'))),
};
const place = { area, idioma: language, tipo: kind };

const sees = { roles: ['ADMIN'], permission: ['AdminSuporteVisualizar'] } as const;
const writes = { roles: ['ADMIN'], permission: ['AdminSuporteCriar'] } as const;

/** The help menu of every area (our own calls): read by who works there, kept by the operator of the platform. */
export const helpContract = {
  help: endpoint({
    method: 'GET',
    path: '/ajuda/:area',
    summary: 'The published articles of an area in a language, by section and order; searched without accents or case.',
    access: 'signedIn',
    params: z.object({ area }),
    query: z.object({ idioma: language, pesquisa: searchText }),
    response: z.array(article),
    beforeGroup: true,
  }),
  helpFile: endpoint({
    method: 'GET',
    path: '/ajuda/arquivo/:id',
    summary: 'The PDF of an article; counts as a download.',
    access: 'signedIn',
    params: idParams('help_item'),
    responseKind: 'file',
    beforeGroup: true,
    forSupport: true,
  }),
  helpItems: endpoint({
    method: 'GET',
    path: '/ajuda/itens/:page/:size?',
    summary: 'All articles, published or not, by area, language, section and order.',
    access: sees,
    params: pageParams(defaultPageSize.staff),
    query: z.object({
      ...cursorQuery,
      area: z.optional(area),
      idioma: z.optional(language),
      tipo: z.optional(kind),
      pesquisa: searchText,
    }),
    response: pageOf(kept),
  }),
  createHelpItem: endpoint({
    method: 'POST',
    path: '/ajuda/itens',
    summary: 'A new article: a text, or for a video its address; either, not both.',
    access: writes,
    body: z.object({ ...place, ...settings, ...contents }),
    response: kept,
  }),
  uploadHelpFile: endpoint({
    method: 'POST',
    path: '/ajuda/itens/pdf',
    summary: 'A new article that is a PDF (multipart: its fields and one file).',
    access: writes,
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 20 * megabyte, keep: true, extensions: ['pdf'] },
    body: z.object({ ...place, ...settings }),
    response: kept,
  }),
  changeHelpItem: endpoint({
    method: 'PUT',
    path: '/ajuda/itens/:id',
    summary: 'Changes title, content, order, or whether it is published; `versao` is the one that was read.',
    access: { roles: ['ADMIN'], permission: ['AdminSuporteEditar'] },
    params: idParams('help_item'),
    body: z.object({ ...settings, ...contents, versao: z.int() }),
    response: kept,
  }),
} satisfies Contract;

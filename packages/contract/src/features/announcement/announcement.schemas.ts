import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { flag, id, instant, requiredText, searchText } from '../../kernel/wire.ts';

export const announcementStates = ['rascunho', 'agendado', 'publicado', 'expirado', 'retirado'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const announcementActs = ['editar', 'publicar', 'retirar', 'deletar', 'lembrar'] as const;

export const readingStates = ['naoLeu', 'leu', 'confirmou'] as const;
export type ReadingState = (typeof readingStates)[number];

/** A file that goes along, its size in bytes. */
export const attachment = z.object({ id, nome: z.string(), tamanho: z.int() });

/** `mensagem` is sanitised HTML; the two totals are HR's alone. */
export const announcement = z.object({
  id,
  titulo: z.string(),
  mensagem: z.string(),
  idEmpresa: id,
  empresa: z.string(),
  publicadoEm: instant,
  expiraEm: z.nullable(instant),
  fixado: z.boolean(),
  leituraObrigatoria: z.boolean(),
  visualizado: z.boolean(),
  /** Where reading to the end is asked for: said to the server by the reader. */
  confirmado: z.boolean(),
  /** Of the text: a reading and a confirmation are of one version. */
  versao: z.int(),
  anexos: z.array(attachment),
  totalDestinatarios: z.optional(z.int()),
  totalVisualizados: z.optional(z.int()),
});

const words = z.array(requiredText(200)).check(z.maxLength(200));

/** For whom: all of the companies, cut to departments and clients, or to the persons of a list. */
const audience = {
  idEmpresas: z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(500)),
  trabalhadores: flag,
  gestores: flag,
  lotacoes: words,
  tomadores: words,
  /** Also who comes to be of it while it runs. */
  novos: flag,
};

export const announcementForm = z.object({
  titulo: requiredText(120),
  /** HTML; what is not on the allow-list is left out. */
  mensagem: requiredText(20_000),
  ...audience,
  /** Digits, dots and dashes; on a change left out: the list stays as it is. */
  cpfs: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(2000))),
  /** From when; null: from the publication on. */
  de: z.nullable(instant),
  ate: z.nullable(instant),
  fixado: flag,
  leituraObrigatoria: flag,
});

export const announcementChange = z.extend(announcementForm, {
  versao: z.int(),
  /** Who has read it is asked to read it again. */
  lerDeNovo: flag,
});

export const hrAnnouncement = z.object({
  id,
  titulo: z.string(),
  estado: z.enum(announcementStates),
  empresas: z.array(z.object({ id, nome: z.string() })),
  trabalhadores: z.boolean(),
  gestores: z.boolean(),
  lotacoes: z.array(z.string()),
  tomadores: z.array(z.string()),
  totalCpfs: z.int(),
  novos: z.boolean(),
  de: z.nullable(instant),
  ate: z.nullable(instant),
  publicadoEm: z.nullable(instant),
  fixado: z.boolean(),
  leituraObrigatoria: z.boolean(),
  totalDestinatarios: z.int(),
  totalVisualizados: z.int(),
  totalConfirmados: z.int(),
  alteradoEm: instant,
  versao: z.int(),
  can: z.array(z.enum(announcementActs)),
});

export const hrAnnouncementDetail = z.extend(hrAnnouncement, { mensagem: z.string(), anexos: z.array(attachment) });

export const announcementQuery = z.object({
  ...cursorQuery,
  pesquisa: searchText,
  estado: z.optional(z.enum(announcementStates, 'INVALID_OPTION')),
  idEmpresa: z.optional(id),
});

export const announcementOptions = z.object({
  empresas: z.array(z.object({ id, nome: z.string() })),
  lotacoes: z.array(z.string()),
  tomadores: z.array(z.string()),
});

export const reading = z.object({
  nome: z.string(),
  empresa: z.string(),
  perfil: z.enum(['trabalhador', 'gestor']),
  lotacao: z.nullable(z.string()),
  situacao: z.enum(readingStates),
  em: z.nullable(instant),
});

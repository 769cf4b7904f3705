import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { photo } from '../../kernel/photo.ts';
import { affected, day, id, idOf, idParams } from '../../kernel/wire.ts';

const read = {
  roles: ['RH', 'GESTOR'],
  permission: ['RhOrganogramaVisualizar', 'GestorOrganogramaVisualizar'],
  appAccess: ['organograma'],
} as const satisfies Access;
const edit = {
  roles: ['RH'],
  permission: ['RhOrganogramaEditar'],
  appAccess: ['organograma'],
} as const satisfies Access;

/** A card: an employment and whom it answers to today. */
export const chartPerson = z.object({
  id,
  nome: z.string(),
  foto: z.nullable(photo),
  cargo: z.nullable(z.string()),
  lotacao: z.nullable(z.string()),
  idEmpresa: id,
  /** Who is above; out of the reader's reach it is nobody that is drawn. */
  acima: z.nullable(id),
  /** Nobody is above, and somebody said so. */
  topo: z.boolean(),
  /** Left, and people still answer to them. */
  saiuEm: z.nullable(day),
});
export type ChartPerson = z.output<typeof chartPerson>;

/** A card as it is sent, under its company: what isn't so isn't said, for there are thousands. */
const sentPerson = z.object({
  id,
  nome: z.string(),
  foto: z.optional(photo),
  cargo: z.optional(z.string()),
  lotacao: z.optional(z.string()),
  acima: z.optional(id),
  topo: z.optional(z.boolean()),
  saiuEm: z.optional(day),
});
export type SentPerson = z.output<typeof sentPerson>;

/** A line of a person's reporting, the newest day first. */
const line = z.object({
  id,
  /** Null: nobody above, or out of the reader's reach. */
  acima: z.nullable(z.string()),
  topo: z.boolean(),
  aPartirDe: day,
  futura: z.boolean(),
  motivo: z.nullable(z.string()),
});

/** Who answers to whom: one dated line an employment, to another employment. */
export const orgChartContract = {
  orgChart: endpoint({
    method: 'GET',
    path: '/organograma',
    summary: 'Everybody at work in reach with whom they answer to today; a manager reads the own people.',
    access: read,
    response: z.object({
      empresas: z.array(z.object({ id, nome: z.string(), pessoas: z.array(sentPerson) })),
      podeMudar: z.boolean(),
    }),
  }),
  reportingLines: endpoint({
    method: 'GET',
    path: '/organograma/:id/gestao',
    summary: 'Whom somebody answered to, answers to, and will answer to.',
    access: read,
    params: idParams('employment'),
    response: z.array(line),
  }),
  changeReporting: endpoint({
    method: 'POST',
    path: '/organograma/gestao',
    summary: 'Whom some people answer to from a day on, all or none; null is nobody above.',
    access: edit,
    body: z.object({
      ids: z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(10_000)),
      acima: z.nullable(id),
      aPartirDe: day,
      motivo: z.optional(z.string().check(z.trim(), z.maxLength(250))),
    }),
    response: affected,
  }),
  takeBackReporting: endpoint({
    method: 'DELETE',
    path: '/organograma/:id/gestao/:idLinha',
    summary: 'Takes a line back whose day is yet to come.',
    access: edit,
    params: z.object({ id: idOf('employment'), idLinha: idOf('reporting_line') }),
    response: affected,
  }),
  exportOrgChart: endpoint({
    method: 'GET',
    path: '/organograma/exportar',
    summary: 'The drawing below one person, or all of it, as PDF; counts as one download.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: ['RhOrganogramaDownload', 'GestorOrganogramaDownload'],
      appAccess: ['organograma'],
    },
    query: z.object({ raiz: z.optional(id) }),
    responseKind: 'file',
    ownTransactions: true,
    mayLag: true,
  }),
} satisfies Contract;

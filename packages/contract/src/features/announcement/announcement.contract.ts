import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { id, instant } from '../../kernel/wire.ts';

/** `mensagem` is sanitised HTML; the two totals are HR's alone. */
const announcement = z.object({
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
  anexos: z.array(z.object({ id, nome: z.string(), tamanho: z.int() })),
  totalDestinatarios: z.optional(z.int()),
  totalVisualizados: z.optional(z.int()),
});

/** Announcements (calls 53 and 54). All of it is planned. */
export const announcementContract = {
  announcements: endpoint({
    method: 'GET',
    path: '/empresa/carregamensagenstodasempresas/1/:page/:size?',
    summary: 'HR: what the scope published; worker: what is addressed to oneself and current.',
    access: {
      roles: ['RH', 'EMPREGADO'],
      permission: ['RhComunicadoVisualizar', 'TrabalhadorComunicadoVisualizar'],
      appAccess: ['comunicados'],
    },
    params: pageParams(defaultPageSize.staff),
    response: pageOf(announcement),
    planned: true,
  }),
  managerAnnouncements: endpoint({
    method: 'GET',
    path: '/gestor/carregamensagenstodasempresas/:page/:size?',
    summary: "Announcements to managers and to the team's companies.",
    access: { roles: ['GESTOR'], permission: ['GestorComunicadoVisualizar'], appAccess: ['comunicados'] },
    params: pageParams(defaultPageSize.staff),
    response: pageOf(announcement),
    planned: true,
  }),
} satisfies Contract;

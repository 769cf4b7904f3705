import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageSize } from '../../kernel/page.ts';
import { centavos, day, id, idOrAll, instant, month, searchText, year } from '../../kernel/wire.ts';
import { can } from './receipt.schemas.ts';

const benefitReaders = {
  roles: ['EMPREGADO', 'RH', 'GESTOR'],
  permission: ['TrabalhadorBeneficioVisualizar', 'RhBeneficioVisualizar', 'GestorBeneficioVisualizar'],
  appAccess: ['beneficios'],
} as const satisfies Access;

const benefit = z.object({
  id,
  tipo: z.literal(2),
  beneficio: z.string(),
  mes: month,
  ano: year,
  idEmpregado: id,
  empresa: z.string(),
  itens: z.array(
    z.object({
      codigo: z.nullable(z.string()),
      descricao: z.string(),
      quantidade: z.nullable(z.number()),
      valorUnitario: z.nullable(centavos),
      valor: centavos,
      desconto: z.nullable(centavos),
    }),
  ),
  total: centavos,
  desconto: z.nullable(centavos),
  dataCredito: z.nullable(day),
  concorda: z.nullable(z.boolean()),
  mensagemDiscordancia: z.nullable(z.string()),
  dataConfirmacao: z.nullable(instant),
  ipConfirmacao: z.nullable(z.string()),
  visualizadoEm: z.nullable(instant),
  urlPdf: z.nullable(z.string()),
  can,
});

const benefitRow = z.object({
  id,
  beneficio: z.string(),
  mes: month,
  ano: year,
  empresa: z.string(),
  total: centavos,
  dataCredito: z.nullable(day),
  visualizado: z.boolean(),
  concorda: z.nullable(z.boolean()),
  urlPdf: z.nullable(z.string()),
});

/** Benefit receipts (calls 91, 95, 99). All of it is planned. */
export const benefitCalls = {
  benefitOfEmployment: endpoint({
    method: 'GET',
    path: '/holerite/retonaholeritebeneficioempregado/:idEmpregado/:id',
    summary: "One benefit receipt; the owner's first opening is dated.",
    access: benefitReaders,
    params: z.object({ idEmpregado: idOrAll, id }),
    response: benefit,
    planned: true,
  }),
  pendingBenefitTotal: endpoint({
    method: 'GET',
    path: '/holerite/empregadototalbeneficiospendentes',
    summary: 'How many published, visible benefits wait for an answer.',
    access: { roles: ['EMPREGADO'], permission: ['TrabalhadorBeneficioVisualizar'] },
    response: z.int(),
    planned: true,
  }),
  benefitsByCpf: endpoint({
    method: 'GET',
    path: '/holerite/retonabeneficiosempregadoporcpf/1/:pageOrCpf/:size?',
    summary: "One's own benefits by page, or those of a CPF in scope.",
    access: benefitReaders,
    params: z.object({ pageOrCpf: z.string().check(z.maxLength(20)), size: pageSize(defaultPageSize.staff) }),
    query: z.object({ pesquisa: searchText }),
    response: pageOf(benefitRow),
    planned: true,
  }),
} satisfies Contract;

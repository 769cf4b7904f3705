import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery, defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { day, id, idParams, instant, searchText } from '../../kernel/wire.ts';

const bank = (act: 'Visualizar' | 'Editar') =>
  ({
    roles: ['RH'],
    permission: [`RhPontoBancoHoras${act}`],
    appAccess: ['ponto-registro', 'ponto-manual'],
  }) as const satisfies Access;

const balance = z.object({
  idVinculo: id,
  nome: z.string(),
  empresa: z.string(),
  lotacao: z.nullable(z.string()),
  /** Posted by closings and moves, in minutes, signed. */
  saldo: z.int(),
  /** What the open period would post. */
  previsto: z.int(),
  /** Minutes that fall due within 30 days, and the first of their days. */
  vencendo: z.int(),
  proximoVencimento: z.nullable(day),
  divida: z.int(),
});

export const moveKinds = ['pagamento', 'perdao', 'correcao', 'abertura'] as const;
const posting = z.object({
  id,
  tipo: z.enum([
    'credito',
    'debito',
    'vencimento',
    'pagamento',
    'quitacao',
    'perdao',
    'correcao',
    'abertura',
    'estorno',
  ]),
  minutos: z.int(),
  percentual: z.nullable(z.int()),
  dia: day,
  vence: z.nullable(day),
  em: instant,
  por: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** The mirror whose closing posted it. */
  idPonto: z.nullable(id),
  /** A move by hand that may still be taken back. */
  podeDesfazer: z.boolean(),
});
const moveForm = z.object({
  idVinculo: id,
  tipo: z.enum(moveKinds, 'INVALID_OPTION'),
  /** Of a correction or an opening a debt is below nought. */
  minutos: z.int().check(z.minimum(-60_000), z.maximum(60_000)),
  dia: day,
  percentual: z.optional(z.int().check(z.minimum(0), z.maximum(400))),
  vence: z.optional(day),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
});

/** The hours bank: balances, what they are made of, moves by hand. */
export const clockBankContract = {
  bankBalances: endpoint({
    method: 'GET',
    path: '/ponto/bancohoras/:page/:size',
    summary: 'Balances of the workers in reach, by name.',
    access: {
      roles: ['RH', 'GESTOR'],
      permission: ['RhPontoBancoHorasVisualizar', 'GestorEspelhoPontoVisualizar'],
      appAccess: ['ponto-registro', 'ponto-manual'],
    },
    params: pageParams(defaultPageSize.staff),
    query: z.object({
      pesquisa: searchText,
      idEmpresa: z.optional(id),
      lotacao: z.optional(z.string().check(z.maxLength(120))),
      vencendo: z.optional(z.literal('true')),
      ...cursorQuery,
    }),
    response: pageOf(balance),
    mayLag: true,
  }),
  bankOf: endpoint({
    method: 'GET',
    path: '/ponto/bancohoras/vinculo/:id',
    summary: "One worker's bank: lots with their due days, debts, and every posting.",
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: ['TrabalhadorEspelhoPontoVisualizar', 'GestorEspelhoPontoVisualizar', 'RhPontoBancoHorasVisualizar'],
    },
    params: idParams('employment'),
    response: z.object({
      ...balance.shape,
      lotes: z.array(z.object({ dia: day, vence: day, percentual: z.int(), minutos: z.int() })),
      dividas: z.array(z.object({ dia: day, minutos: z.int() })),
      lancamentos: z.array(posting),
    }),
  }),
  moveBank: endpoint({
    method: 'POST',
    path: '/ponto/bancohoras/movimento',
    summary: 'Pays, forgives, corrects or opens a bank by hand, with a reason.',
    access: bank('Editar'),
    body: moveForm,
    response: z.object({ id }),
  }),
  undoBankMove: endpoint({
    method: 'DELETE',
    path: '/ponto/bancohoras/movimento/:id',
    summary: 'Takes a move by hand back with a counter-posting.',
    access: bank('Editar'),
    params: idParams('bank_posting'),
    responseKind: 'empty',
  }),
} satisfies Contract;

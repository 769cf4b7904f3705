import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { cursorQuery } from '../../kernel/page.ts';
import { instant, month, year } from '../../kernel/wire.ts';
import { receiptKind } from '../receipt/receipt.schemas.ts';

/** As whom somebody opened another person's data. */
export const openerRoles = ['rh', 'gestor', 'financeiro', 'suporte', 'plataforma', 'outro'] as const;
export type OpenerRole = (typeof openerRoles)[number];

/** What was opened. */
export const openedRecords = [
  'recibo',
  'beneficio',
  'informe',
  'ficha',
  'espelho',
  'cadastro',
  'cpf',
  'racaCor',
  'deficiencia',
  'afastamento',
  'usuario',
  'folha',
  'arquivo',
] as const;
export type OpenedRecord = (typeof openedRecords)[number];

export const openingDays = ['7', '30', '90'] as const;

const opening = z.object({
  id: z.string(),
  em: instant,
  papel: z.enum(openerRoles),
  /** The company it is of; else the access group. Null: the platform. */
  onde: z.nullable(z.string()),
  registro: z.enum(openedRecords),
  especie: z.nullable(receiptKind),
  mes: z.nullable(month),
  ano: z.nullable(year),
});

/** Somebody's openings in the asked days beside what is usual for others in the same role. */
const opener = z.object({
  nome: z.string(),
  papel: z.enum(openerRoles),
  aberturas: z.int(),
  pessoas: z.int(),
  /** How many people's data the middle one of the others opened; null: nobody else did. */
  comum: z.nullable(z.number()),
  foraDoComum: z.boolean(),
  ultima: instant,
});

/** Who opened whose data (03-people, 'Beyond'). */
export const openingContract = {
  ownOpenings: endpoint({
    method: 'GET',
    path: '/privacidade/aberturas',
    summary: 'What others opened of one: as whom, of which company, which record, when. Newest first, by cursor.',
    access: 'signedIn',
    query: z.object(cursorQuery),
    response: z.object({ items: z.array(opening), after: z.nullable(z.string()) }),
    beforeGroup: true,
    mayLag: true,
  }),
  unusualOpenings: endpoint({
    method: 'GET',
    path: '/historicoregistro/aberturas/:dias',
    summary: "Who of the staff opened workers' data in the last days, most people first, and who far more than others.",
    access: { roles: ['RH'], permission: ['RhAcessoDadoVisualizar'], appAccess: ['historico-registros'] },
    params: z.object({ dias: z.enum(openingDays, 'INVALID_OPTION') }),
    response: z.array(opener),
    mayLag: true,
  }),
} satisfies Contract;

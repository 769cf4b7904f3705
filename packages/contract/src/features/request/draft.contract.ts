import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { instant } from '../../kernel/wire.ts';
import { requestTypes } from './request-types.ts';

/** What may be begun and sent later: a type of request, or a ticket of the service desk. */
export const draftTypes = [...requestTypes, 'atendimento'] as const;
export type DraftType = (typeof draftTypes)[number];

const own = { roles: ['EMPREGADO', 'GESTOR', 'RH'] } as const satisfies Access;
/** Characters of a draft as JSON. */
const longest = 40_000;
const data = z
  .record(z.string(), z.unknown())
  .check(z.refine(value => JSON.stringify(value).length <= longest, 'MAX_LENGTH'));
const draft = z.nullable(z.object({ dados: data, alteradoEm: instant }));
const params = z.object({ tipo: z.enum(draftTypes, 'INVALID_OPTION') });

/** What somebody has begun to ask for: one a type, no request yet (product 5, 5.1). It goes with sending, and after thirty days. */
export const draftContract = {
  requestDraft: endpoint({
    method: 'GET',
    path: '/rascunho/:tipo',
    summary: "The reader's own draft of a type; null: there is none.",
    access: own,
    params,
    response: draft,
  }),
  saveRequestDraft: endpoint({
    method: 'PUT',
    path: '/rascunho/:tipo',
    summary: 'Keeps a draft whole in place of the former one; an empty one, or null, takes it away.',
    access: own,
    params,
    body: z.object({ dados: z.nullable(data) }),
    response: draft,
  }),
} satisfies Contract;

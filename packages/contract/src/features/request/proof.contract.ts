import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id } from '../../kernel/wire.ts';
import { proofKinds } from './registration.ts';

const reads = { roles: ['RH'], permission: ['RhConfiguracaoVisualizar'] } as const satisfies Access;
const edits = { roles: ['RH'], permission: ['RhConfiguracaoEditar'] } as const satisfies Access;

const days = z.int('INVALID_OPTION').check(z.minimum(1, 'MIN_VALUE'), z.maximum(3650, 'MAX_VALUE'));
const rule = {
  /** Whether a worker may ask for it at all; of the product's fields always. */
  aberto: z.boolean('REQUIRED_FIELD'),
  provas: z.array(z.enum(proofKinds, 'INVALID_OPTION')).check(z.maxLength(proofKinds.length, 'INVALID_OPTION')),
  frenteVerso: z.boolean('REQUIRED_FIELD'),
  /** Days since the proof was made out; null: of any age. */
  idadeMaxima: z.nullable(days),
  obrigatoria: z.boolean('REQUIRED_FIELD'),
};
const proofRule = z.object({
  /** By its name on the wire; one of the company's own by its id. */
  campo: z.string(),
  /** What the company calls its own field; null of the product's. */
  nome: z.nullable(z.string()),
  ...rule,
  /** What holds where the company says nothing. */
  padrao: z.object(rule),
  /** The worker's own word, which nothing proves. */
  fixa: z.boolean(),
  /** 0: nobody has changed it. */
  versao: z.int(),
});

function saving<M extends 'POST' | 'PUT'>(method: M, summary: string) {
  return endpoint({
    method,
    path: '/prova',
    summary,
    access: edits,
    body: z.object({
      idEmpresa: id,
      campo: z.string().check(z.maxLength(60)),
      ...rule,
      versao: z._default(z.int(), 0),
    }),
    response: proofRule,
  });
}

/** What proves a change of a record, by company (product 5, 5.4). */
export const proofContract = {
  createProofRule: saving('POST', 'The first rule of a field in a company; of one that has a rule, STALE_VERSION.'),
  proofRules: endpoint({
    method: 'GET',
    path: '/prova',
    summary:
      'What each field of a record asks as its proof in a company, and which of its own fields may be asked for.',
    access: reads,
    query: z.object({ idEmpresa: id }),
    response: z.array(proofRule),
  }),
  saveProofRule: saving(
    'PUT',
    'What a field asks as its proof from now on; saying what the product says takes the rule away.',
  ),
} satisfies Contract;

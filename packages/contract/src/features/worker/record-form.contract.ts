import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idParams, requiredText } from '../../kernel/wire.ts';
import { mostOwnFieldsEver, mostOwnOptions, ownFieldKinds, ownFieldSections } from './own-fields.ts';
import { ownField } from './worker.schemas.ts';

const recordForm = z.object({
  /** The company's, as its other settings have it. */
  versao: z.int(),
  /** Optional fields of the record that the company requires. */
  exigidos: z.array(z.string()),
  /** In their order; retired ones too. */
  campos: z.array(ownField),
});

/** All there are, in their order: a field is never left out, only retired. One without id is new. */
const recordFormSent = z.object({
  versao: z.int(),
  exigidos: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
  campos: z
    .array(
      z.object({
        id: z.optional(z.nullable(id)),
        nome: requiredText(60),
        tipo: z.enum(ownFieldKinds, 'INVALID_OPTION'),
        opcoes: z._default(z.array(requiredText(60)).check(z.maxLength(mostOwnOptions)), []),
        obrigatorio: z.boolean('REQUIRED_FIELD'),
        secao: z.enum(ownFieldSections, 'INVALID_OPTION'),
        retirado: z._default(z.boolean(), false),
      }),
    )
    .check(z.maxLength(mostOwnFieldsEver)),
});

/** What a company asks of its workers' records: optional fields it requires, and up to twenty of its own. */
export const recordFormContract = {
  recordForm: endpoint({
    method: 'GET',
    path: '/Empresa/:id/ficha',
    summary: 'What a company asks of its workers’ records: required fields and those of its own.',
    access: { roles: ['RH'], permission: ['RhEmpresaVisualizar', 'RhTrabalhadorVisualizar'] },
    params: idParams('company'),
    response: recordForm,
  }),
  saveRecordForm: endpoint({
    method: 'PUT',
    path: '/Empresa/:id/ficha',
    summary: 'Changes what a company asks of its workers’ records, all of it at once, of the version that was read.',
    access: { roles: ['RH'], permission: ['RhEmpresaEditar'] },
    params: idParams('company'),
    body: recordFormSent,
    response: recordForm,
  }),
} satisfies Contract;

import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { flag, id, instant, requiredText, searchText } from '../../kernel/wire.ts';

export const userStates = ['convidado', 'ativo', 'bloqueado', 'desativado'] as const;
export type UserState = (typeof userStates)[number];

/** Roles held in an access group. */
export const groupRoles = ['RH', 'GESTOR', 'FINANCEIRO', 'EMPREGADO'] as const;
/** What may be done with a user; sent with each row. */
export const userActs = ['acesso', 'desativar', 'reativar', 'desbloquear', 'senha', 'convidar'] as const;

export const groupUserQuery = z.object({
  ...cursorQuery,
  pesquisa: searchText,
  /** Left out: everybody but those who are workers alone. */
  papel: z.optional(z.enum(groupRoles, 'INVALID_OPTION')),
  idPerfil: z.optional(id),
  situacao: z.optional(z.enum(userStates, 'INVALID_OPTION')),
  /** Only workers who declared race or colour 'not informed'. */
  corNaoInformada: z.optional(flag),
});

const access = z.object({
  papel: z.enum(groupRoles),
  ativo: z.boolean(),
  idPerfil: id,
  perfil: z.string(),
  /** The profile that comes with the product. */
  padrao: z.boolean(),
  /** Null: all of the access group. */
  empresas: z.nullable(z.array(id)),
});

/** CPF and contacts are masked: they are their owner's. */
export const groupUser = z.object({
  id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  situacao: z.enum(userStates),
  papeis: z.array(access),
  ultimoAcesso: z.nullable(instant),
  corNaoInformada: z.boolean(),
  can: z.array(z.enum(userActs)),
});

/** Who is invited: by e-mail or by SMS, one of them. */
export const newPerson = {
  nome: requiredText(120),
  cpf: requiredText(20),
  email: z.optional(z.string().check(z.maxLength(200))),
  celular: z.optional(z.string().check(z.maxLength(40))),
};
const companies = z.nullable(z.array(id).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(2000)));
const accessGiven = {
  papel: z.enum(['RH', 'GESTOR'], 'INVALID_OPTION'),
  idPerfil: id,
  empresas: companies,
};

export const invitation = z.object({ ...newPerson, ...accessGiven });
export const accessChange = z.object({ ...accessGiven, ativo: z.boolean() });

import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { id, instant, searchText } from '../../kernel/wire.ts';
import { newPerson, userStates } from './group-user.schemas.ts';

export const platformRoles = ['ADMIN', 'SUPORTE'] as const;
export const anyRoles = ['RH', 'GESTOR', 'FINANCEIRO', 'EMPREGADO', 'ASSEMAT', 'REVENDEDOR', ...platformRoles] as const;
const anyRole = z.enum(anyRoles, 'INVALID_OPTION');
export const platformActs = [
  'desativar',
  'reativar',
  'desbloquear',
  'senha',
  'convidar',
  'encerrar',
  'autenticador',
] as const;

export const platformUserQuery = z.object({
  ...cursorQuery,
  pesquisa: searchText,
  papel: z.optional(anyRole),
  situacao: z.optional(z.enum(userStates, 'INVALID_OPTION')),
});

export const platformUser = z.object({
  id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  situacao: z.enum(userStates),
  papeis: z.array(anyRole),
  ultimoAcesso: z.nullable(instant),
});

/** Of a customer's access group its name alone; never anything of its business. */
export const platformUserRecord = z.object({
  ...platformUser.shape,
  vinculos: z.array(z.object({ papel: anyRole, ativo: z.boolean(), onde: z.nullable(z.string()) })),
  autenticador: z.boolean(),
  sessoesAbertas: z.int(),
  /** Who asked for the authenticator to be taken away, while a second person has not confirmed it. */
  reinicioPedido: z.nullable(z.object({ por: z.string(), em: instant, meu: z.boolean() })),
  can: z.array(z.enum(platformActs)),
});

export const operatorInvitation = z.object({ ...newPerson, papel: z.enum(platformRoles, 'INVALID_OPTION') });

import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { givenText, id, instant, searchText } from '../../kernel/wire.ts';
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
  'contato',
  'dono',
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

/** The authenticator is taken away, a lost contact replaced, or an account given to one of two who say it is theirs. */
export const caseKinds = ['carta', 'autenticador', 'contato'] as const;

const accountCase = z.object({
  tipo: z.enum(caseKinds),
  /** pedido: a second person is waited for. aguarda: until `ate` the user may stop it. contestado: somebody objected. */
  situacao: z.enum(['pedido', 'aguarda', 'contestado', 'decidido']),
  em: instant,
  ate: z.nullable(instant),
  /** Of the platform, who asked; null: nobody yet. */
  por: z.nullable(z.string()),
  meu: z.boolean(),
  confirmadoPor: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  evidencia: z.nullable(z.string()),
  contestadoEm: z.nullable(instant),
  comoContestado: z.nullable(z.enum(['link', 'sessao', 'uso'])),
  /** Of a letter: whose, and whom the first of two persons gives the account to. */
  grupo: z.nullable(z.string()),
  para: z.nullable(z.enum(['carta', 'conta'])),
  canal: z.nullable(z.enum(['email', 'celular'])),
  novoContato: z.nullable(z.string()),
});

const grounds = {
  motivo: z.string().check(z.trim(), z.minLength(10, 'MIN_LENGTH'), z.maxLength(2000, 'MAX_LENGTH')),
  evidencia: z.string().check(z.trim(), z.minLength(10, 'MIN_LENGTH'), z.maxLength(2000, 'MAX_LENGTH')),
};

/** Reason and evidence are needed where a request was stopped before, by two other persons. */
export const authenticatorReset = z.object({
  motivo: z.optional(grounds.motivo),
  evidencia: z.optional(grounds.evidencia),
});
export const contactReplacement = z.object({
  canal: z.enum(['email', 'celular'], 'INVALID_OPTION'),
  novo: givenText(120),
  ...grounds,
});
export const accountDecision = z.object({ para: z.enum(['carta', 'conta'], 'INVALID_OPTION'), ...grounds });

/** Of a customer's access group its name alone; never anything of its business. */
export const platformUserRecord = z.object({
  ...platformUser.shape,
  vinculos: z.array(z.object({ papel: anyRole, ativo: z.boolean(), onde: z.nullable(z.string()) })),
  autenticador: z.boolean(),
  sessoesAbertas: z.int(),
  /** What is under way about whose the account is. */
  caso: z.nullable(accountCase),
  can: z.array(z.enum(platformActs)),
});

export const operatorInvitation = z.object({ ...newPerson, papel: z.enum(platformRoles, 'INVALID_OPTION') });

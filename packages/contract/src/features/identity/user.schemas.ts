import * as z from 'zod/mini';
import { roles } from '../../access/roles.ts';
import { id, instant, language, requiredText } from '../../kernel/wire.ts';

export const companyOfProfile = z.object({
  id,
  razaoSocial: z.string(),
  nomeFantasia: z.string(),
  cnpj: z.string(),
  ativo: z.boolean(),
});

/** `id` left out or one's own: oneself. A new contact counts only after its code. */
export const profileForm = z.object({
  id: z.optional(id),
  nome: requiredText(120),
  celular: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  email: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** A data URL (PNG or JPEG), the name of the photo there is, or null for none; left out: as it is. */
  imagem: z.optional(z.nullable(z.string())),
  desabilitaPropaganda: z.boolean(),
  idioma: z.optional(language),
  versao: z.optional(z.int()),
});

/** The fields of a profile as in `getusuariologado`; `confirmar`: new contacts that wait for their code. */
export const savedProfile = z.object({
  id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  imagem: z.nullable(z.string()),
  desabilitaPropaganda: z.boolean(),
  idioma: language,
  versao: z.int(),
  usuarioConfirmacao: z.object({ celularConfirmado: z.boolean(), emailConfirmado: z.boolean() }),
  roles: z.array(z.enum(roles)),
  confirmar: z.array(z.enum(['celular', 'email'])),
});

export const cpfParams = z.object({ cpf: z.string().check(z.maxLength(20)) });

/** A person of the caller's scope, by an accepted link. */
export const userByCpf = z.object({
  id,
  nome: z.string(),
  cpf: z.string(),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  ativo: z.boolean(),
  roles: z.array(z.enum(roles)),
  empresas: z.array(companyOfProfile),
});

export const managerByCpf = z.object({
  id,
  nome: z.string(),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  isGestor: z.boolean(),
  idGestor: z.nullable(id),
  empresas: z.array(companyOfProfile),
});

/** HR is shown a password, once; the platform sends a link to a confirmed contact and sees none. */
export const provisionalPassword = z.object({
  senhaProvisoria: z.nullable(z.string()),
  enviadoPara: z.nullable(z.string()),
  expiraEm: instant,
});

export const userIds = z.array(id).check(z.minLength(1, 'INVALID_REQUEST'), z.maxLength(200, 'MAX_LENGTH'));
export const userNames = z.array(z.object({ id, nome: z.string() }));

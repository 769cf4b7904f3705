import * as z from 'zod/mini';
import { profiles, roles } from '../../access/roles.ts';
import { givenText, id, instant, language } from '../../kernel/wire.ts';

/** What every sign-in and every renewal answers. `expires_in` in seconds; `psk` is the key of a remembered device. */
export const tokenAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  psk: z.optional(z.string()),
});

const formText = z.optional(z.string().check(z.maxLength(200)));

/**
 * The sign-in form. Exactly one of `Celular`, `CPF`, `Email` (else IDENTIFIER_REQUIRED, told by the rule). `Token` answers
 * the captcha, `PSK` is the six-character code or the key of a remembered device. Unknown fields are ignored.
 */
export const signInForm = z.object({
  Celular: formText,
  CPF: formText,
  Email: formText,
  Password: givenText(200),
  grant_type: z.literal('password', 'INVALID_OPTION'),
  Token: z.optional(z.string().check(z.maxLength(4000))),
  PSK: formText,
  typeOfLogin: formText,
  language: formText,
  remember: formText,
});

export const signerForm = z.object({
  tokenAcesso: givenText(200),
  codigoAcesso: givenText(40),
});

/** Both passwords are base64 of UTF-8; `senhaAtual` is left out in the provisional step and after a recovery code. */
export const newPasswordForm = z.object({
  senha: givenText(400),
  senhaAtual: z.optional(z.string().check(z.maxLength(400))),
});

export const recoveryForm = z.object({
  celular: formText,
  cpf: formText,
  email: formText,
  Token: z.optional(z.string().check(z.maxLength(4000))),
});

/** Somebody else says that one's account is theirs: by a letter, or two persons of the platform who were asked. */
export const ownCase = z.object({
  tipo: z.enum(['carta', 'autenticador', 'contato']),
  desde: instant,
  /** Until then one may object; null: a second person is still waited for. */
  ate: z.nullable(instant),
  contestado: z.boolean(),
});

/** The user as the client starts with: who, which steps are still open, which doors exist. */
export const signedInUser = z.object({
  id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  imagem: z.nullable(z.string()),
  desabilitaPropaganda: z.boolean(),
  idioma: language,
  /** What a saved profile sends back, so that an overtaken one is refused. */
  versao: z.optional(z.int()),
  /** The base32 secret to register in step 3; null once registered or where step 3 doesn't ask for it. */
  keyProvisoria: z.nullable(z.string()),
  obrigatorio2F: z.boolean(),
  flgAceitoTermoPrivacidade: z.boolean(),
  loginSenhaProvisoria: z.boolean(),
  usuarioConfirmacao: z.object({
    celularConfirmado: z.boolean(),
    emailConfirmado: z.boolean(),
    corConfirmado: z.boolean(),
  }),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.string()),
  idGrupoAcesso: z.nullable(id),
  idGruposAcessoRH: z.array(id),
  idGrupoAcessoGestor: z.nullable(id),
  idEmpresasGestor: z.array(id),
  idGruposAcessoGestor: z.array(id),
  idEmpresasRH: z.array(id),
  suporte: z.nullable(z.object({ idSolicitacao: id, nomeSuporte: z.string(), expiraEm: instant })),
  /** What waits for the person in Conta › Empresas: how many claims are in sight, and whether somebody says the account is theirs. */
  conta: z.object({ pedidos: z.int(), caso: z.nullable(ownCase) }),
  /** Of one's own session: support that was let in; without a name it has not come yet. Left out where there is none. */
  suporteNaConta: z.optional(
    z.array(
      z.object({
        idSolicitacao: id,
        nomeSuporte: z.nullable(z.string()),
        desde: z.nullable(instant),
        expiraEm: instant,
      }),
    ),
  ),
});

/** The groups to choose from; `ultimoUso` null: never chosen. */
export const accessGroupChoices = z.array(
  z.object({
    id,
    nome: z.string(),
    logo: z.nullable(z.string()),
    totalEmpresas: z.int(),
    ultimoUso: z.nullable(instant),
  }),
);

/** App access keys, sorted. */
export const appAccessKeys = z.array(z.string());

export const supportRequest = z.object({
  id,
  status: z.enum(['aberta', 'liberada', 'emUso', 'encerrada', 'vencida']),
  motivo: z.string(),
  mensagem: z.nullable(z.string()),
  solicitante: z.string(),
  idGrupoAcesso: z.nullable(id),
  grupoAcesso: z.nullable(z.string()),
  criadaEm: instant,
  liberadaAte: z.nullable(instant),
  access_token: z.optional(z.string()),
  /** The profile that was asked in: support acts in no other. */
  perfil: z.enum(profiles),
  /** Who helps or has helped. */
  nomeSuporte: z.nullable(z.string()),
  can: z.array(z.enum(['liberar', 'iniciar', 'encerrar'])),
});

/** The first administrator of an empty installation; `token` comes with the link that the server prints at its start. */
export const firstAdministratorForm = z.object({
  token: z.string('REQUIRED_FIELD').check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(200)),
  nome: z.string('REQUIRED_FIELD').check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(120)),
  cpf: z.string('REQUIRED_FIELD').check(z.maxLength(20)),
  email: z.string('REQUIRED_FIELD').check(z.maxLength(200)),
  senha: z.string('REQUIRED_FIELD').check(z.maxLength(200)),
});

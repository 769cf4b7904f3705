import * as z from 'zod/mini';
import { codedMessage, day, givenText, id, instant, reasonText, requiredText } from '../../kernel/wire.ts';
import { sha256Text } from './document.schemas.ts';
import { documentStates, signatureLevels, signerRoles, signerStates } from './document-words.ts';
import { signatureStanding } from './signer.schemas.ts';

const state = z.enum(documentStates);
/** Who signs: a worker, a portal user of staff, or somebody from outside by name and contact. */
export const newSigner = z.object({
  idEmpregado: z.optional(id),
  idUsuario: z.optional(id),
  nome: z.optional(requiredText(150)),
  cpf: z.optional(z.string().check(z.maxLength(20))),
  email: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  celular: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  papel: z.enum(signerRoles, 'INVALID_OPTION'),
  passo: z.int('INVALID_OPTION').check(z.minimum(1, 'INVALID_OPTION'), z.maximum(4, 'INVALID_OPTION')),
  nivel: z._default(z.enum(signatureLevels, 'INVALID_OPTION'), 'simples'),
  contato: z._default(z.enum(['email', 'celular'], 'INVALID_OPTION'), 'email'),
});
/** Who signs a draft from now on; `id`: named before, and kept as they were named. */
export const changedSigner = z.extend(newSigner, { id: z.optional(id) });
/** Places on a page and observers: told apart from what is known, refused until they are built. */
export const newSignature = z.object({
  idDocumento: id,
  prazo: z.optional(z.nullable(day)),
  mensagem: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  assinantes: z.array(newSigner).check(z.maxLength(20)),
  posicoes: z.optional(z.array(z.unknown())),
  observadores: z.optional(z.array(z.unknown())),
});
export const signatureMade = z.object({
  id,
  situacao: state,
  assinantes: z.array(z.object({ id, nome: z.string(), passo: z.int() })),
});

export const signatureActs = [
  'assinantes',
  'envia',
  'cancela',
  'substitui',
  'estende',
  'lembra',
  'sela',
  'contato',
  'comprovantes',
  'assina',
] as const;
export const signatureWhole = z.object({
  id,
  idDocumento: id,
  codigo: z.string(),
  titulo: z.string(),
  situacao: state,
  prazo: day,
  mensagem: z.string(),
  paginas: z.nullable(z.int()),
  hashEnviado: z.string(),
  hashLido: z.nullable(z.string()),
  hashFinal: z.nullable(z.string()),
  codigoAutenticidade: z.string(),
  ...signatureStanding,
  selo: z.nullable(
    z.object({
      em: instant,
      perfil: z.string(),
      certificado: z.string(),
      validoAte: instant,
      carimbo: z.nullable(z.object({ em: instant, autoridade: z.string() })),
    }),
  ),
  can: z.array(z.enum(signatureActs)),
});
export const signatureEdit = z.object({
  prazo: day,
  mensagem: z.optional(z.string().check(z.maxLength(2000))),
  /** All who sign, of a draft alone; left out: as they stand. */
  assinantes: z.optional(z.array(changedSigner).check(z.maxLength(20))),
});
export const withReason = z.object({ motivo: reasonText });
export const replacing = z.object({ idDocumento: id, motivo: reasonText });
export const extending = z.object({ prazo: day });
export const newContact = z.object({
  email: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  celular: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  motivo: reasonText,
});
export const colleagues = z.array(z.object({ idUsuario: id, nome: z.string(), lotacao: z.nullable(z.string()) }));
export const colleagueSearch = z.object({
  pesquisa: z.string().check(z.trim(), z.minLength(3, 'INVALID_OPTION'), z.maxLength(100)),
});

// the signer's side
export const entryAsked = z.object({ tokenAcesso: givenText(200) });
/** The same for everybody: nobody learns whether a link is known. */
export const entryTold = z.object({ enviadoPara: z.null(), reenviarEm: z.int() });
export const ofSignature = z.object({ assinatura: z.optional(id) });
export const factorKinds = ['codigo', 'senha', 'totp', 'chave'] as const;
export const signing = z.object({
  idAssinatura: id,
  idAssinante: id,
  titulo: z.string(),
  codigo: z.string(),
  remetente: z.nullable(z.string()),
  empresa: z.nullable(z.string()),
  mensagem: z.string(),
  prazo: day,
  situacao: state,
  /** Where the reader stands. */
  minhaSituacao: z.enum(signerStates),
  minhaVez: z.boolean(),
  deQuemEVez: z.array(z.string()),
  paginas: z.int(),
  hash: z.nullable(z.string()),
  lido: z.boolean(),
  lidas: z.array(z.int()),
  nivel: z.enum(signatureLevels),
  fatores: z.array(z.enum(factorKinds)),
  /** Masked. */
  contato: z.nullable(z.string()),
  termos: z.object({ versao: z.int(), texto: z.string() }),
  declaracao: z.string(),
  assinantes: z.array(
    z.object({
      nome: z.string(),
      papel: z.enum(signerRoles),
      passo: z.int(),
      situacao: z.enum(signerStates),
      assinadoEm: z.nullable(instant),
    }),
  ),
  posicoes: z.array(z.unknown()),
});
export const codeAsked = z.object({ idAssinatura: id });
export const codeSent = z.object({ enviadoPara: z.string(), expiraEm: instant, reenviarEm: z.int() });
export const factor = z.object({ tipo: z.enum(factorKinds, 'INVALID_OPTION'), valor: givenText(400) });
export const act = z.object({
  idAssinatura: id,
  hash: sha256Text,
  nome: requiredText(150),
  termos: z.int('INVALID_OPTION'),
  desenho: z.optional(z.unknown()),
  fatores: z.array(factor).check(z.maxLength(4)),
});
export const actDone = z.object({
  situacao: state,
  nivelAlcancado: z.enum(signatureLevels),
  assinadoEm: instant,
  seq: z.int(),
  hash: z.string(),
});
export const refusing = z.object({ idAssinatura: id, motivo: reasonText });
export const refused = z.object({ situacao: state });
export const manyActs = z.object({
  itens: z
    .array(z.object({ idAssinatura: id, hash: sha256Text }))
    .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(200)),
  nome: requiredText(150),
  termos: z.int('INVALID_OPTION'),
  fatores: z.array(factor).check(z.maxLength(4)),
});
export const manyActsDone = z.array(
  z.object({ idAssinatura: id, situacao: z.optional(state), recusa: z.optional(codedMessage) }),
);

// what anybody may check
const seal = z.object({
  em: instant,
  certificado: z.string(),
  validoAte: instant,
  carimbo: z.nullable(z.object({ em: instant, autoridade: z.string() })),
});
export const checkStates = [
  'autentico',
  'acrescentado',
  'alterado',
  'versaoAnterior',
  'naoNosso',
  'emAndamento',
  'cancelado',
  'substituido',
] as const;
export const documentCheck = z.object({
  situacao: z.enum(checkStates),
  titulo: z.nullable(z.string()),
  empresa: z.nullable(z.string()),
  concluidoEm: z.nullable(instant),
  paginas: z.nullable(z.int()),
  hashLido: z.nullable(z.string()),
  hashFinal: z.nullable(z.string()),
  assinantes: z.array(
    z.object({
      iniciais: z.string(),
      cpf: z.nullable(z.string()),
      papel: z.enum(signerRoles),
      nivel: z.enum(signatureLevels),
      em: z.nullable(instant),
    }),
  ),
  selo: z.nullable(seal),
});
export const fileCheck = z.extend(documentCheck, {
  resultado: z.enum(checkStates),
  assinaturas: z.array(
    z.object({ campo: z.string(), valida: z.boolean(), cobreTudo: z.boolean(), carimbo: z.nullable(instant) }),
  ),
  cadeia: z.enum(['confere', 'difere', 'semComprovante']),
});

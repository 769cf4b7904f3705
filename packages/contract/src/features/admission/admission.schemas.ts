import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import {
  codedMessage,
  day,
  givenText,
  id,
  instant,
  language,
  orderBy,
  reasonText,
  requiredText,
  searchText,
} from '../../kernel/wire.ts';
import { regimes } from '../worker/regimes.ts';
import { dependant } from '../worker/worker.schemas.ts';
import { contactKinds } from './admission-steps.ts';

/** Where an admission stands, in their order (product 6.9). */
export const admissionStates = [
  'convidada',
  'preenchendo',
  'enviada',
  'emRevisao',
  'devolvida',
  'aprovada',
  'admitida',
  'desistiu',
  'vencida',
] as const;
export type AdmissionStateName = (typeof admissionStates)[number];
/** The tabs of HR's desk: several states each. */
export const admissionTabs = ['comCandidato', 'paraRevisar', 'aprovadas', 'encerradas'] as const;
export const admissionActs = ['devolve', 'aprova', 'admite', 'desiste', 'reenvia'] as const;
export const deliveries = ['naFila', 'enviada', 'recusada', 'semResposta'] as const;
export const candidateStages = ['novo', 'conversa', 'escolhido', 'recusado'] as const;
export type CandidateStage = (typeof candidateStages)[number];

/** What the pictures of papers may be; a scan as PDF too. A HEIC is kept and downloaded: browsers don't draw it. */
export const paperExtensions = ['jpg', 'jpeg', 'png', 'heic', 'pdf'] as const;
/** Whether a page can show a delivered file as a picture. */
export const isDrawn = (contentType: string): boolean => ['image/jpeg', 'image/png'].includes(contentType);
/** Pixels that the longer side of a paper's picture has at least. */
export const leastPaperPixels = 1000;

export const entryAsked = z.object({ tokenAcesso: givenText(200) });
/** The same for everybody: nobody learns whether a link is known. */
export const entryTold = z.object({ enviadoPara: z.null(), reenviarEm: z.int() });

const contact = {
  email: z.optional(z.string().check(z.maxLength(200))),
  celular: z.optional(z.string().check(z.maxLength(30))),
};
const invitation = {
  idEmpresa: id,
  cargo: requiredText(120),
  regime: z.enum(regimes, 'INVALID_OPTION'),
  inicio: day,
  prazo: day,
  idDefinicaoKit: z.optional(z.nullable(id)),
  /** The manager who will lead the person, and sees how far the admission is. */
  idGestor: z.optional(z.nullable(id)),
  idioma: z.optional(language),
};
export const invite = z.object({ nome: requiredText(120), ...contact, ...invitation });

export const admissionFilter = z.object({
  pesquisa: searchText,
  aba: z.optional(z.enum(admissionTabs, 'INVALID_OPTION')),
  situacao: z.optional(z.enum(admissionStates, 'INVALID_OPTION')),
  idEmpresa: z.optional(id),
});
export const admissionQuery = z.extend(admissionFilter, {
  ...cursorQuery,
  orderBy: orderBy('inicio', 'prazo', 'nome', 'convidadaEm'),
});
export const teamAdmissionQuery = z.extend(admissionFilter, cursorQuery);
export const admissionTotals = z.object({
  todas: z.int(),
  comCandidato: z.int(),
  paraRevisar: z.int(),
  aprovadas: z.int(),
  encerradas: z.int(),
});

const row = {
  id,
  nome: z.string(),
  idEmpresa: id,
  empresa: z.string(),
  cargo: z.string(),
  regime: z.enum(regimes),
  inicio: day,
  prazo: day,
  situacao: z.enum(admissionStates),
  /** Where the link went, masked; null: erased. */
  contato: z.nullable(z.string()),
  entrega: z.enum(deliveries),
  /** How much is told, 0 to 100. */
  pronto: z.int(),
  convidadaEm: instant,
  enviadaEm: z.nullable(instant),
  idEmpregado: z.nullable(id),
  can: z.array(z.enum(admissionActs)),
};
export const admissionRow = z.object(row);

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));
const file = z.object({
  id,
  lado: z.int(),
  nome: z.string(),
  tamanho: z.int(),
  tipo: z.string(),
  enviadoEm: instant,
});
const paper = {
  id: z.string(),
  nome: z.string(),
  lados: z.int(),
  obrigatorio: z.boolean(),
  porque: z.string(),
  /** The next side to deliver; null: it is whole. */
  faltaLado: z.nullable(z.int()),
  arquivos: z.array(file),
};
const itemState = { situacao: z.enum(['novo', 'aceito', 'devolvido']), motivo: z.nullable(z.string()) };

export const admissionWhole = z.object({
  ...row,
  idDefinicaoKit: z.nullable(id),
  /** Days to the day before the start, by which the government must know; negative: it is over. */
  diasAteVespera: z.int(),
  versao: z.int(),
  /** By steps. What the person alone declares has no value here; nor has the account without its grant. */
  itens: z.array(
    z.object({
      passo: z.string(),
      campo: z.string(),
      valor: value,
      informado: z.boolean(),
      /** What the company's record says of the same person, where it is something else. */
      noCadastro: z.nullable(value),
      ...itemState,
    }),
  ),
  dependentes: z.nullable(z.array(dependant)),
  situacaoDependentes: z.object(itemState),
  papeis: z.array(z.object({ ...paper, ...itemState })),
  faltam: z.array(z.string()),
  /** Already somebody of the access group: a new employment of the same person. */
  jaNoGrupo: z.boolean(),
  /** Who did what, and when; null: not yet. */
  registro: z.object({
    convidadaPor: z.string(),
    gestor: z.nullable(z.string()),
    aviso: z.nullable(z.object({ versao: z.string(), em: instant })),
    verdadeEm: z.nullable(instant),
    aprovada: z.nullable(z.object({ por: z.string(), em: instant })),
    admitida: z.nullable(z.object({ por: z.string(), em: instant })),
  }),
  motivo: z.nullable(z.string()),
});

/** To a manager: how far it is, and nothing of what was told. */
export const teamAdmission = z.object({
  id,
  nome: z.string(),
  empresa: z.string(),
  cargo: z.string(),
  inicio: day,
  situacao: z.enum(admissionStates),
  /** Once hired, of who is among the manager's people. */
  idEmpregado: z.nullable(id),
});

export const returning = z.object({
  versao: z.int(),
  itens: z
    .array(z.object({ campo: givenText(80), motivo: reasonText }))
    .check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(100)),
});
export const approval = z.object({ versao: z.int() });
export const hiring = z.object({
  matricula: requiredText(30),
  /** Further fields of the record that HR fills, never what the person alone declares. */
  campos: z.optional(z.record(z.string().check(z.maxLength(80)), value)),
});
export const hired = z.object({ idEmpregado: id, idKit: z.nullable(id) });
export const givingUp = z.object({ motivo: reasonText });
/** Another contact ends the old link; none sends it anew where it went before. */
export const resending = z.object({ ...contact, prazo: z.optional(day) });

/** The candidate's own side. */
export const candidateView = z.object({
  situacao: z.enum(admissionStates),
  nome: z.string(),
  empresa: z.string(),
  cargo: z.string(),
  regime: z.enum(regimes),
  inicio: day,
  prazo: day,
  idioma: language,
  aviso: z.object({ versao: z.string(), aceitoEm: z.nullable(instant) }),
  pronto: z.int(),
  campos: z.record(z.string(), value),
  dependentes: z.nullable(z.array(dependant)),
  papeis: z.array(z.object(paper)),
  devolvidos: z.array(z.object({ campo: z.string(), motivo: z.string() })),
  faltam: z.array(z.string()),
  /** Of the contacts told those that a code has to confirm; the invitation's proved itself at the entry. */
  confirmacoes: z.array(z.object({ contato: z.enum(contactKinds), confirmado: z.boolean() })),
  /** Whether anything may still be changed. */
  aberta: z.boolean(),
});
/** What one question of a step asks; anything else stays as it is. */
export const stepForm = z.object({
  campos: z.optional(z.record(z.string().check(z.maxLength(80)), value)),
  dependentes: z.optional(z.array(dependant).check(z.maxLength(30))),
  /** The version of the notice that was read. */
  aviso: z.optional(z.string().check(z.maxLength(20))),
});
/** A contact of the candidate's own; the code goes there, in a message of its own. */
export const contactAsked = z.object({ contato: z.enum(contactKinds, 'INVALID_OPTION') });
/** Where it went, masked, and the seconds after which another may be asked for. */
export const contactCodeSent = z.object({ enviadoPara: z.string(), expiraEm: instant, reenviarEm: z.int() });
export const contactCode = z.extend(contactAsked, { codigo: givenText(20) });
export const paperForm = z.object({
  papel: givenText(80),
  lado: z._default(z.enum(['1', '2'], 'INVALID_OPTION'), '1'),
});
export const paperTaken = z.union([
  z.object({ nome: z.string(), id, largura: z.nullable(z.int()), altura: z.nullable(z.int()) }),
  z.object({ nome: z.string(), recusa: codedMessage }),
]);
export const sending = z.object({ verdade: z.literal(true, 'REQUIRED_FIELD') });

export const openingFilter = z.object({
  pesquisa: searchText,
  situacao: z.optional(z.enum(['aberta', 'fechada'], 'INVALID_OPTION')),
});
export const openingQuery = z.extend(openingFilter, cursorQuery);
const stages = z.object({ novo: z.int(), conversa: z.int(), escolhido: z.int(), recusado: z.int() });
export const openingRow = z.object({
  id,
  titulo: z.string(),
  idEmpresa: id,
  empresa: z.string(),
  situacao: z.enum(['aberta', 'fechada']),
  criadaEm: instant,
  candidatos: stages,
});
export const newOpening = z.object({ titulo: requiredText(120), idEmpresa: id });

export const candidateQuery = z.object({ idVaga: z.optional(id), ...cursorQuery });
export const candidateRow = z.object({
  id,
  idVaga: id,
  nome: z.string(),
  email: z.nullable(z.string()),
  celular: z.nullable(z.string()),
  etapa: z.enum(candidateStages),
  motivo: z.nullable(z.string()),
  criadoEm: instant,
  idAdmissao: z.nullable(id),
});
export const newCandidate = z.object({ idVaga: id, nome: requiredText(120), ...contact });
/** Who is turned down is told why in the opening alone. */
export const stageForm = z.object({
  etapa: z.enum(candidateStages, 'INVALID_OPTION'),
  motivo: z.optional(z.string().check(z.trim(), z.maxLength(250))),
});
const { idEmpresa: _company, ...carried } = invitation;
/** Name, contact and company come of the opening. */
export const invitingCandidate = z.object(carried);

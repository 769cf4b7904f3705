import * as z from 'zod/mini';
import { dismissalCode } from '../../kernel/dismissal-kinds.ts';
import { cursorQuery } from '../../kernel/page.ts';
import { photo } from '../../kernel/photo.ts';
import { codedMessage, day, flag, id, instant, orderBy, reasonText, searchText } from '../../kernel/wire.ts';
import { ownFieldKinds, ownFieldSections } from './own-fields.ts';
import { regimes } from './regimes.ts';
import { hiddenValue, leaveKinds, workerSections } from './worker-fields.ts';

export const workerStates = ['ativo', 'afastado', 'desligado'] as const;
export type WorkerState = (typeof workerStates)[number];

/** What narrows HR's list: one shape for list, totals, export, and the `filtro` of an act on many. */
const filterShape = {
  idEmpresa: z.optional(id),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  tomador: z.optional(z.string().check(z.maxLength(120))),
  regime: z.optional(z.string().check(z.maxLength(30))),
  situacao: z.optional(z.enum(workerStates, 'INVALID_OPTION')),
  /** Who is on leave is chosen for a paper as well as who works. */
  semDesligados: z.optional(flag),
  semAcesso: z.optional(flag),
  acessoDesligado: z.optional(flag),
  /** Another account waits; told by the grant of bank data alone. */
  contaAguardando: z.optional(flag),
  pesquisa: searchText,
};
export const workerFilter = z.object(filterShape);
export type WorkerFilter = z.output<typeof workerFilter>;

export const workerListQuery = z.object({
  ...filterShape,
  ...cursorQuery,
  orderBy: orderBy('nome', 'matricula', 'admissao'),
});

export const workerActs = [
  'editar',
  'trocarFoto',
  'mudar',
  'desligar',
  'reativar',
  'convidar',
  'ligarAcesso',
  'desligarAcesso',
  'verCpf',
  'trocarConta',
  'corrigirCpf',
] as const;
const can = z.array(z.enum(workerActs));

/** A row of HR's list; the CPF is masked. */
export const workerRow = z.object({
  id,
  idUsuario: id,
  nome: z.string(),
  cpf: z.nullable(z.string()),
  matricula: z.string(),
  idEmpresa: id,
  empresa: z.string(),
  lotacao: z.nullable(z.string()),
  tomador: z.nullable(z.string()),
  cargo: z.nullable(z.string()),
  regime: z.nullable(z.enum(regimes)),
  admissao: z.nullable(day),
  situacao: z.enum(workerStates),
  /** Came in at least once. */
  entrou: z.boolean(),
  /** Their sign-in is on in this access group. */
  acesso: z.boolean(),
  can,
});

/** Counts of the filtered workers; `situacao` itself doesn't narrow them. */
export const workerTotals = z.object({ total: z.int(), porSituacao: z.record(z.enum(workerStates), z.int()) });

/** An inactive company still narrows a list; nobody new comes to it. */
export const workerFilterValues = z.object({
  empresas: z.array(z.object({ id, nome: z.string(), ativa: z.boolean() })),
  lotacoes: z.array(z.string()),
  tomadores: z.array(z.string()),
});

export const fieldValue = z.union([z.string().check(z.maxLength(500)), z.number(), z.boolean(), z.null()]);
/** Field of `worker-fields.ts` → value; each is checked by `worker-check.ts`. */
export const fieldValues = z.record(z.string().check(z.maxLength(40)), fieldValue);

export const kinships = [
  'conjuge',
  'companheiro',
  'filho',
  'enteado',
  'pai',
  'mae',
  'irmao',
  'avo',
  'tutelado',
  'outro',
] as const;
export const dependantUses = ['ir', 'salarioFamilia', 'planoSaude'] as const;
/** CPF without punctuation, masked where it is read without the right to see it. */
export const dependant = z.object({
  nome: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
  cpf: z.nullable(z.string().check(z.maxLength(14))),
  nascimento: z.nullable(day),
  parentesco: z.enum(kinships, 'INVALID_OPTION'),
  para: z.array(z.enum(dependantUses, 'INVALID_OPTION')).check(z.maxLength(3)),
});
export type Dependant = z.output<typeof dependant>;

/** A field of a company's own; its id is the name its value travels by. */
export const ownField = z.object({
  id,
  nome: z.string(),
  tipo: z.enum(ownFieldKinds, 'INVALID_OPTION'),
  opcoes: z.array(z.string()),
  obrigatorio: z.boolean(),
  secao: z.enum(ownFieldSections, 'INVALID_OPTION'),
  retirado: z.boolean(),
});

/** A dated change, the newest first; one whose day is yet to come can be taken back. */
const change = z.object({
  id,
  campo: z.string(),
  valor: fieldValue,
  aPartirDe: day,
  motivo: z.nullable(z.string()),
  futura: z.boolean(),
});

const leaveKind = z.enum([...leaveKinds, hiddenValue], 'INVALID_OPTION');
/** Days off work, the last one included; without an end it goes on. `tipo`: hidden until asked for, null for who may not ask. */
export const leave = z.object({ id, tipo: z.nullable(leaveKind), inicio: day, fim: z.nullable(day) });

/** Another account that waits, of who may see bank data: when it takes effect, and who asked for it. */
const waitingAccount = z.object({
  id,
  campos: fieldValues,
  pedidaEm: instant,
  valeEm: instant,
  quem: z.nullable(z.string()),
});

export const transferStates = ['aguardando', 'parada', 'feita'] as const;
/**
 * To another company from a day on; `parada`: its day has come, and the registration is another's there or the company was switched off
 * (`empresaInativa`). The names as far as they are in reach.
 */
const transfer = z.object({
  id,
  empresa: z.nullable(z.string()),
  matricula: z.string(),
  aPartirDe: day,
  motivo: z.nullable(z.string()),
  situacao: z.enum(transferStates),
  empresaInativa: z.boolean(),
  idTrabalhador: z.nullable(id),
});

/**
 * The whole record as the reader may see it: `campos` leaves out what is not theirs to see, what is sensitive stands as `***`. `secoes`
 * says what may be read and changed; `faltam` names the fields of each that law, payroll or the company ask for and nobody has told.
 */
export const workerRecord = z.object({
  id,
  idUsuario: id,
  versao: z.int(),
  nome: z.string(),
  foto: z.nullable(photo),
  /** It is the worker's own, from their account: HR's stands back. */
  fotoPropria: z.boolean(),
  /** HR keeps one for this access group; told to HR alone. */
  fotoRh: z.boolean(),
  cpf: z.nullable(z.string()),
  idEmpresa: id,
  empresa: z.string(),
  situacao: z.enum(workerStates),
  desligamento: z.nullable(day),
  motivoDesligamento: z.nullable(z.string()),
  /** Why, by eSocial's table; null: not informed. */
  codigoDesligamento: z.nullable(z.string()),
  entrou: z.boolean(),
  /** Whether the person has accepted the link to the access group, and what HR waits for; null: not the reader's affair. */
  vinculo: z.nullable(
    z.object({
      aceitoEm: z.nullable(instant),
      recusadoEm: z.nullable(instant),
      /** After a refusal HR may ask again from this day on. */
      podePedirEm: z.nullable(day),
      cartaAte: z.nullable(instant),
    }),
  ),
  emailConfirmado: z.boolean(),
  celularConfirmado: z.boolean(),
  campos: fieldValues,
  dependentes: z.array(dependant),
  secoes: z.array(
    z.object({ secao: z.enum(workerSections), ve: z.boolean(), edita: z.boolean(), faltam: z.array(z.string()) }),
  ),
  /** Of the optional fields those that the company requires. */
  exigidos: z.array(z.string()),
  /** The company's own fields, in their order; `campos` holds their values by id. Of retired ones those that have a value. */
  camposProprios: z.array(ownField),
  mudancas: z.array(change),
  /** All leaves, the newest first; none of them overlap. */
  afastamentos: z.array(leave),
  mudancaConta: z.nullable(waitingAccount),
  transferencia: z.nullable(transfer),
  /** Whom they answer to today, of who may read the org chart; null also where nobody is or they are out of reach. */
  gestao: z.nullable(z.object({ id, nome: z.string() })),
  /** The other employments of the same person that the reader may see. */
  vinculos: z.array(z.object({ id, empresa: z.string(), matricula: z.string(), situacao: z.enum(workerStates) })),
  can,
});

export const newWorker = z.object({
  idEmpresa: id,
  cpf: z.string().check(z.maxLength(20)),
  campos: fieldValues,
});

/** A data URL (PNG or JPEG), or null for none. */
export const photoForm = z.object({ imagem: z.nullable(z.string()) });

/** A section is saved whole; its version is the one that was read. */
export const sectionForm = z.object({
  secao: z.enum(workerSections, 'INVALID_OPTION'),
  versao: z.int(),
  campos: fieldValues,
  dependentes: z.optional(z.array(dependant).check(z.maxLength(30))),
});

export const changeForm = z.object({
  aPartirDe: day,
  campos: fieldValues,
  motivo: z.optional(z.string().check(z.trim(), z.maxLength(250))),
});

/** Of one there is, a kind that comes back hidden stays as it is. */
export const leaveForm = z.object({ tipo: leaveKind, inicio: day, fim: z.nullable(day) });

/** Another company of the access group; without a registration the same one. */
export const transferForm = z.object({
  aPartirDe: day,
  idEmpresa: id,
  matricula: z.optional(z.string().check(z.trim(), z.maxLength(30))),
  motivo: z.optional(z.string().check(z.trim(), z.maxLength(250))),
  /** As of the end of an employment. */
  confirmado: z.optional(z.boolean()),
});

/** Another CPF than was typed at registration: twice, and why. `todos`: also the person's other employments of the access group. */
export const cpfForm = z.object({
  versao: z.int(),
  cpf: z.string().check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(20)),
  confirmacao: z.string().check(z.trim(), z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(20)),
  todos: z.optional(z.boolean()),
  motivo: reasonText,
});

/** `confirmado`: with requests that nobody has decided; else CONFIRMATION_REQUIRED says how many. */
/** `codigo`: why, by eSocial's table; left out it is "não informado". */
export const dismissalForm = z.object({
  em: day,
  motivo: reasonText,
  codigo: z.optional(z.nullable(dismissalCode)),
  confirmado: z.optional(z.boolean()),
});

export const timelineKinds = [
  'contrato',
  'salario',
  'ausencia',
  'ponto',
  'recibo',
  'documento',
  'acesso',
  'pedido',
] as const;
/** What happened on a day, worded by the client: code and values; and the receipt, or the file of the folder, that it tells of. */
export const timelineEntry = z.object({
  dia: day,
  tipo: z.enum(timelineKinds),
  fato: codedMessage,
  idRecibo: z.nullable(id),
  idArquivo: z.nullable(id),
  futuro: z.boolean(),
});

/** `dependentes`: as they were and are. */
export const historyEntry = z.object({
  id: z.string(),
  em: instant,
  quem: z.nullable(z.string()),
  verbo: z.string(),
  antes: z.nullable(fieldValues),
  depois: z.nullable(fieldValues),
  dependentes: z.nullable(z.object({ antes: z.array(dependant), depois: z.array(dependant) })),
});

import * as z from 'zod/mini';
import { dismissalCode } from '../../kernel/dismissal-kinds.ts';
import { cursorQuery } from '../../kernel/page.ts';
import {
  codedMessage,
  day,
  flag,
  id,
  instant,
  orderBy,
  reasonText,
  requiredText,
  searchText,
} from '../../kernel/wire.ts';
import { fileSections } from '../employment/employment.schemas.ts';
import { regimes } from '../worker/regimes.ts';
import * as words from './kit-words.ts';

const option = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'INVALID_OPTION');
const section = option(fileSections);
const why = z.string().check(z.trim(), z.maxLength(250));

/** What a paper is like: of a definition's item and of a single paper alike. */
const paper = {
  nome: requiredText(120),
  /** Why it is asked, as the worker reads it. */
  porque: z.optional(why),
  lados: z.optional(z.union([z.literal(1), z.literal(2)], 'INVALID_OPTION')),
  formatos: z.optional(z.array(option(words.paperFormats)).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(2))),
  /** In days from the day it was issued; null: any age. */
  validadeMaxima: z.optional(
    z.nullable(z.int().check(z.minimum(1, 'INVALID_OPTION'), z.maximum(3650, 'INVALID_OPTION'))),
  ),
  /** Of the folder, where the accepted paper stands. */
  secao: z.optional(section),
  /** Read by the health grant alone, never by a manager. */
  saude: z.optional(flag),
};
const definitionItem = z.object({
  ...paper,
  /** Left out of a new one. */
  id: z.optional(id),
  tipo: option(words.itemKinds),
  obrigatorio: z.optional(flag),
  /** A manager of the worker may accept or refuse it too. */
  gestor: z.optional(flag),
  /** Tells of pay: no manager reads it. */
  salario: z.optional(flag),
  /** Of what is signed or taken note of. */
  idModelo: z.optional(z.nullable(id)),
  /** Of data to confirm. */
  dado: z.optional(z.nullable(option(words.dataParts))),
  /** Why the law or the nature of the work justifies a criminal record. */
  justificativa: z.optional(z.nullable(why)),
});
const definition = {
  nome: requiredText(120),
  tipo: option(['admissao', 'rescisao']),
  /** Nobody named: for all. */
  regimes: z.optional(z.array(option(regimes)).check(z.maxLength(20))),
  cargos: z.optional(z.array(requiredText(120)).check(z.maxLength(50))),
  idEmpresa: z.optional(z.nullable(id)),
  ativo: z.optional(flag),
  itens: z.array(definitionItem).check(z.minLength(1, 'REQUIRED_FIELD'), z.maxLength(60)),
};
export const newDefinition = z.object(definition);
export const definitionChange = z.object({ ...definition, id, versao: z.int() });
export const definitionFilter = z.object({ pesquisa: searchText, tipo: z.optional(option(['admissao', 'rescisao'])) });
export const definitionQuery = z.extend(definitionFilter, {
  ...cursorQuery,
  ativo: z.optional(flag),
  /** Those that suit this worker. */
  idEmpregado: z.optional(id),
  /** Those that suit this work, of somebody who isn't a worker yet. */
  idEmpresa: z.optional(id),
  regime: z.optional(option(regimes)),
  cargo: z.optional(z.string().check(z.maxLength(120))),
});

export const definitionActs = ['edita', 'exclui', 'confirma', 'abre'] as const;
const definitionRowShape = {
  id,
  nome: z.string(),
  tipo: z.enum(['admissao', 'rescisao']),
  regimes: z.array(z.enum(regimes)),
  cargos: z.array(z.string()),
  idEmpresa: z.nullable(id),
  empresa: z.nullable(z.string()),
  ativo: z.boolean(),
  versao: z.int(),
  totalItens: z.int(),
  /** Kits of it that are open. */
  abertos: z.int(),
  /** It asks for a criminal record: who has asked, until a second person of HR confirms it. Null: nothing waits. */
  esperaSegundaPessoa: z.nullable(z.string()),
  can: z.array(z.enum(definitionActs)),
};
export const definitionRow = z.object(definitionRowShape);
const shownItem = z.object({
  id,
  tipo: z.enum(words.itemKinds),
  nome: z.string(),
  porque: z.string(),
  lados: z.union([z.literal(1), z.literal(2)]),
  formatos: z.array(z.enum(words.paperFormats)),
  validadeMaxima: z.nullable(z.int()),
  secao: z.enum(fileSections),
  saude: z.boolean(),
  salario: z.boolean(),
  obrigatorio: z.boolean(),
  gestor: z.boolean(),
  idModelo: z.nullable(id),
  dado: z.nullable(z.enum(words.dataParts)),
});
export const definitionWhole = z.object({
  ...definitionRowShape,
  itens: z.array(z.extend(shownItem, { justificativa: z.nullable(z.string()) })),
  /** Names that make one look again: the law is told, the paper may be asked. */
  avisos: z.array(z.object({ item: z.int(), lei: z.string() })),
});

export const newAdmissionKit = z.object({ idEmpregado: id, idDefinicao: id, prazo: z.optional(z.nullable(day)) });
export const newTerminationKit = z.object({
  idEmpregado: id,
  /** Left out: the obligatory points alone. */
  idDefinicao: z.optional(z.nullable(id)),
  codigo: dismissalCode,
  aviso: option(words.noticeKinds),
  avisoEm: z.optional(z.nullable(day)),
  ultimoDia: day,
});
/** A single paper; a doubtful name is asked again with the law, until it is confirmed. */
export const paperAsked = z.object({
  ...paper,
  idEmpregado: id,
  prazo: z.optional(z.nullable(day)),
  confirmado: z.optional(z.boolean()),
});

export const kitFilter = z.object({
  pesquisa: searchText,
  situacao: z.optional(option(['aberto', 'conferir', 'pronto', 'concluido', 'cancelado'])),
  idEmpresa: z.optional(id),
  idDefinicao: z.optional(id),
  /** By the first day of work, or the last one. */
  de: z.optional(day),
  ate: z.optional(day),
});
/** Companies in reach, to narrow a list or to name in a kit. */
export const kitCompanies = z.array(z.object({ id, nome: z.string() }));
export const kitQuery = z.extend(kitFilter, { ...cursorQuery, orderBy: orderBy('inicio', 'nome', 'percentual') });
export const kitTotals = z.object({
  aberto: z.int(),
  conferir: z.int(),
  pronto: z.int(),
  concluido: z.int(),
  cancelado: z.int(),
  /** Papers that somebody has to look at. */
  papeis: z.int(),
  /** The first day of work among the open ones. */
  primeiroInicio: z.nullable(day),
});

export const kitActs = ['lembra', 'conclui', 'cancela', 'modelos', 'baixa', 'desliga'] as const;
export const kitItemActs = ['entrega', 'aceita', 'recusa', 'dispensa'] as const;
const itemInRow = z.object({
  id,
  nome: z.string(),
  tipo: z.enum(words.itemKinds),
  situacao: z.enum(words.itemStates),
  obrigatorio: z.boolean(),
  can: z.array(z.enum(kitItemActs)),
});
export const termination = z.object({
  codigo: dismissalCode,
  aviso: z.enum(words.noticeKinds),
  avisoEm: z.nullable(day),
  ultimoDia: day,
  /** The last day for pay and papers, and of how many days after the end (CLT 477 §6). */
  prazo: day,
  dias: z.int(),
  /** Today's number among them; 0: it has not begun. */
  dia: z.int(),
  contatoConfirmado: z.boolean(),
  /** The record has its end. */
  desligado: z.boolean(),
});
const row = {
  id,
  tipo: z.enum(words.kitKinds),
  nome: z.string(),
  idEmpregado: id,
  trabalhador: z.string(),
  cargo: z.nullable(z.string()),
  idEmpresa: id,
  empresa: z.string(),
  situacao: z.enum(words.kitStates),
  percentual: z.int(),
  pedidos: z.int(),
  aceitos: z.int(),
  dispensados: z.int(),
  entregues: z.int(),
  recusados: z.int(),
  paraAssinar: z.int(),
  /** Everything obligatory is there. */
  pronto: z.boolean(),
  /** The first day of work. */
  inicio: z.nullable(day),
  prazo: z.nullable(day),
  abertoEm: instant,
  lembradoEm: z.nullable(day),
  /** What its reader may read of it, in order. */
  itens: z.array(itemInRow),
  rescisao: z.nullable(termination),
  can: z.array(z.enum(kitActs)),
};
export const kitRow = z.object(row);

const itemFile = z.object({
  n: z.int(),
  nome: z.string(),
  tamanho: z.int(),
  tipoConteudo: z.string(),
  paginas: z.nullable(z.int()),
});
export const kitItem = z.extend(shownItem, {
  situacao: z.enum(words.itemStates),
  /** Why it was refused or waived. */
  motivo: z.nullable(z.string()),
  decididoPor: z.nullable(z.string()),
  decididoEm: z.nullable(instant),
  entregueEm: z.nullable(instant),
  emitidoEm: z.nullable(day),
  validoAte: z.nullable(day),
  /** Of a model: the paper that was made. */
  idDocumento: z.nullable(id),
  /** Why no paper could be made of the model. */
  falha: z.nullable(codedMessage),
  /** Of the last delivery. */
  arquivos: z.array(itemFile),
  can: z.array(z.enum(kitItemActs)),
});
export const kitEventVerbs = [
  ...(['abriu', 'entregou', 'aceitou', 'recusou', 'dispensou', 'reabriu'] as const),
  ...(['lembrou', 'concluiu', 'cancelou', 'gerou', 'assinou'] as const),
] as const;
export const kitWhole = z.object({
  ...row,
  itens: z.array(kitItem),
  motivo: z.nullable(z.string()),
  eventos: z.array(
    z.object({
      em: instant,
      /** Null: the platform. */
      por: z.nullable(z.string()),
      ato: z.enum(kitEventVerbs),
      item: z.nullable(z.string()),
      motivo: z.nullable(z.string()),
    }),
  ),
});

/** Ids of files of POST `/documento/arquivo`, as a list or with commas; or the files themselves. Data that is confirmed has none. */
export const delivery = z.object({
  arquivos: z.optional(
    z.union([z.array(id).check(z.maxLength(5)), z.string().check(z.maxLength(400))], 'INVALID_OPTION'),
  ),
});
export const acceptance = z.object({
  secao: z.optional(section),
  emitidoEm: z.optional(z.nullable(day)),
  validoAte: z.optional(z.nullable(day)),
});
export const withReason = z.object({ motivo: reasonText });
export const remindAll = z.object({ tipo: option(['admissao', 'rescisao']) });
export const reminded = z.object({ total: z.int() });

import * as z from 'zod/mini';
import { cursorQuery } from '../../kernel/page.ts';
import { centavos, codedMessage, day, flag, id, instant, searchText } from '../../kernel/wire.ts';
import { ownFieldKinds } from '../worker/own-fields.ts';
import { proofKinds } from './registration.ts';
import { listedTypes, requestTypes } from './request-types.ts';

export const requestType = z.enum(requestTypes, 'INVALID_OPTION');
export type RequestType = z.output<typeof requestType>;

export const listedType = z.enum(listedTypes, 'INVALID_OPTION');
export type ListedType = z.output<typeof listedType>;

export const requestStatuses = ['enviada', 'pendente', 'aprovada', 'negada', 'finalizada', 'cancelada'] as const;
export const requestStatus = z.enum(requestStatuses, 'INVALID_OPTION');
export type RequestStatus = z.output<typeof requestStatus>;

/** A whole number of a multipart field or of JSON. */
const number = z.union([z.int(), z.string().check(z.regex(/^-?\d{1,10}$/, 'INVALID_OPTION'))]);
/** An object or list: JSON, in a multipart field its text. */
const json = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()), z.string().check(z.maxLength(20_000))]);

/** The fields of every type in one form: which of them a type asks for is checked by the rule. */
export const requestForm = z.object({
  tipo: requestType,
  idVinculo: z.optional(id),
  mensagem: z.optional(z.string().check(z.maxLength(20_000))),
  /** Warnings that were read: codes with commas. */
  avisosLidos: z.optional(z.string().check(z.maxLength(2000))),
  // ferias
  inicio: z.optional(z.string().check(z.maxLength(40))),
  dias: z.optional(number),
  vender: z.optional(number),
  adiantar13: z.optional(flag),
  /** Who covers: {idUsuario} or {nome}. */
  cobertura: z.optional(json),
  // adiantamento13
  mes: z.optional(number),
  ano: z.optional(number),
  motivo: z.optional(z.string().check(z.maxLength(2000))),
  // alteracaoCadastral
  campo: z.optional(z.string().check(z.maxLength(60))),
  /** A value; of an address, a dependant or an account an object. */
  valor: z.optional(z.union([z.number(), z.boolean(), json])),
  /** What is told is true. */
  veracidade: z.optional(flag),
  // beneficio
  idBeneficio: z.optional(id),
  acao: z.optional(z.string().check(z.maxLength(40))),
  /** CPFs of dependants that the record has. */
  dependentes: z.optional(json),
  informacoes: z.optional(z.string().check(z.maxLength(20_000))),
  /** The term of the plan was read. */
  aceitaTermo: z.optional(flag),
  // outros
  idCategoria: z.optional(id),
  assunto: z.optional(z.string().check(z.maxLength(400))),
});

/** A finding of a form: a refusal, or a warning that is confirmed by its code. */
export const finding = z.object({ ...codedMessage.shape, campo: z.nullable(z.string()), aviso: z.boolean() });

export const routeStep = z.object({ etapa: z.string(), nomes: z.array(z.string()) });

/** What a vacation pays, before taxes. */
export const vacationMoney = z.object({
  ferias: centavos,
  terco: centavos,
  abono: centavos,
  tercoAbono: centavos,
  dobra: centavos,
  tercoDobra: centavos,
  total: centavos,
});

export const requestChecked = z.object({
  recusas: z.array(finding),
  avisos: z.array(finding),
  /** What the form comes to: of vacations the dates and the money, of advances the twelfths and the amount, of benefits the monthly share. */
  valores: z.object({
    fim: z.nullable(day),
    volta: z.nullable(day),
    pagarAte: z.nullable(day),
    diasEmDobro: z.nullable(z.int()),
    saldoAntes: z.nullable(z.int()),
    saldoDepois: z.nullable(z.int()),
    dinheiro: z.nullable(vacationMoney),
    avos: z.nullable(z.int()),
    valor: z.nullable(centavos),
  }),
  rota: z.array(routeStep),
});

export const requestSent = z.object({
  id,
  codigo: z.string(),
  status: requestStatus,
  /** Null without a deadline. */
  prazo: z.nullable(day),
  rota: z.array(routeStep),
});

export const requestVerbs = [
  'aprova',
  'nega',
  'revisa',
  'reenvia',
  'cancela',
  'finaliza',
  'consente',
  'ciente',
  'redireciona',
  'reaplica',
  'aplicado',
  'mensagem',
] as const;
export const requestVerb = z.enum(requestVerbs);

export const requestRow = z.object({
  id,
  codigo: z.string(),
  tipo: listedType,
  /** Words of the kind: dates, month, subject; what is sensitive says only 'Mudança de cadastro'. */
  resumo: z.object({ codigo: z.string(), valores: z.record(z.string(), z.union([z.string(), z.number()])) }),
  status: requestStatus,
  aguardaAjuste: z.boolean(),
  emProcessamento: z.boolean(),
  aguardaCiencia: z.boolean(),
  aguardaConsentimento: z.boolean(),
  efeitoFalhou: z.boolean(),
  idVinculo: id,
  nome: z.string(),
  empresa: z.string(),
  lotacao: z.nullable(z.string()),
  enviadaEm: instant,
  /** From 1; null once decided. */
  etapa: z.nullable(z.int()),
  etapas: z.int(),
  prazo: z.nullable(day),
  atrasada: z.boolean(),
  versao: z.int(),
  can: z.array(requestVerb),
});

const requestFilter = {
  pesquisa: searchText,
  tipo: z.optional(listedType),
  status: z.optional(requestStatus),
  fila: z.optional(z.enum(['minhas', 'decididas', 'equipe', 'todas'], 'INVALID_OPTION')),
  idEmpresa: z.optional(id),
  lotacao: z.optional(z.string().check(z.maxLength(120))),
  tomador: z.optional(z.string().check(z.maxLength(120))),
  atrasadas: z.optional(z.literal('true')),
};
export const requestFilterForm = z.object(requestFilter);
export const requestQuery = z.object({ ...requestFilter, ...cursorQuery });

const person = z.object({ id: z.nullable(id), nome: z.string() });
/** A seat of a route: a person's id, `grupo:RH`, or `grupo:GESTORES` of the team. */
const seatId = id;

export const requestEvent = z.object({
  ato: z.string(),
  em: instant,
  quem: z.nullable(z.string()),
  /** Whose stand-in they were. */
  por: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  rodada: z.int(),
  etapa: z.nullable(z.int()),
});

export const requestDetail = z.object({
  ...requestRow.shape,
  mensagem: z.string(),
  cnpj: z.nullable(z.string()),
  cargo: z.nullable(z.string()),
  autor: person,
  /** What was asked, by the names of the form. */
  dados: z.record(z.string(), z.unknown()),
  /** As of today, for who decides. */
  conferencia: z.nullable(requestChecked),
  /** Others of the department or the same manager who are away in those days, or ask to be; reason hidden. */
  ausentes: z.array(z.object({ nome: z.string(), de: day, ate: z.nullable(day), emAnalise: z.boolean() })),
  arquivos: z.array(z.object({ id, nome: z.string(), tamanho: z.int() })),
  mensagens: z.array(z.object({ id, em: instant, quem: z.string(), minha: z.boolean(), texto: z.string() })),
  rota: z.array(
    z.object({
      etapa: z.string(),
      precisa: z.int(),
      prazoDias: z.nullable(z.int()),
      atual: z.boolean(),
      assentos: z.array(
        z.object({
          id: seatId,
          nome: z.string(),
          decidiu: z.nullable(z.string()),
          dispensado: z.boolean(),
          negou: z.boolean(),
          em: z.nullable(instant),
        }),
      ),
    }),
  ),
  historico: z.array(requestEvent),
  aviso: z.nullable(z.object({ idArquivo: id, cienteEm: z.nullable(instant) })),
  /** It is finished, and HR took its payroll entry back afterwards: payroll has yet to do it. */
  foraDaFolha: z.boolean(),
  /** Why a verb is not open, worded from its code. */
  impedimentos: z.array(z.object({ verbo: requestVerb, codigo: z.string(), valores: codedMessage.shape.valores })),
});

export const requestTotals = z.object({
  minhas: z.int(),
  decididas: z.int(),
  equipe: z.int(),
  todas: z.int(),
  atrasadas: z.int(),
});

const reason = z.optional(z.string().check(z.maxLength(20_000)));
export const decisionForm = z.object({ versao: z.int(), motivo: reason });
export const consentForm = z.object({ versao: z.int(), concorda: flag, motivo: reason });
export const noticedForm = z.object({ versao: z.int() });
/** `de` is a seat of the step; left out, its first one that is open. */
export const redirectForm = z.object({ etapa: z.int(), de: z.optional(z.nullable(seatId)), para: id, motivo: reason });

/** What of a record may be asked to be changed. */
export const registrationForm = z.object({
  campos: z.array(
    z.object({
      /** By its name on the wire; one of the company's own by its id. */
      campo: z.string(),
      /** What the company calls a field of its own, and what it takes. */
      proprio: z.nullable(z.object({ nome: z.string(), tipo: z.enum(ownFieldKinds), opcoes: z.array(z.string()) })),
      /** By the names of the record; several of an address or an account. `***`: shown on request alone. */
      atual: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      provas: z.array(z.enum(proofKinds)),
      provaObrigatoria: z.boolean(),
      frenteVerso: z.boolean(),
      /** Days since the proof was made out; null: of any age. */
      idadeMaxima: z.nullable(z.int()),
      /** The own word: nobody decides it. */
      valeNaHora: z.boolean(),
    }),
  ),
  /** Who may go again. */
  dependentes: z.array(z.object({ nome: z.string(), parentesco: z.string() })),
});

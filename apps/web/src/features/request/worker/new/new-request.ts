import { benefitActions } from '@cracha/contract/features/request/benefit-words.ts';
import { fieldsBehind, isOwnFieldId, isRegistrationField } from '@cracha/contract/features/request/registration.ts';
import type { RequestType } from '@cracha/contract/features/request/request.schemas.ts';
import { requestTypes } from '@cracha/contract/features/request/request-types.ts';
import { type OwnFieldKind, ownFieldKinds } from '@cracha/contract/features/worker/own-fields.ts';
import { dependantUses } from '@cracha/contract/features/worker/worker.schemas.ts';
import { isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { typedOf as typedIn, wireOf } from '#kernel/record/field-values.ts';
import { ownTyped, ownWire } from '#kernel/record/own-values.ts';
import { dependantsIn } from '../../benefit-words.ts';
import type { Request } from '../../request.api.ts';
import { asked, coverOf } from '../../request-words.ts';

/** What is typed, as plain text. */
export interface NewRequest {
  tipo: RequestType | '';
  idVinculo: string;
  dias: string;
  vender: string;
  inicio: string;
  adiantar13: boolean;
  cobertura: string;
  mensagem: string;
  /** `2027-06`. */
  mes: string;
  motivo: string;
  assunto: string;
  idCategoria: string;
  campo: string;
  /** What the company's own field takes that is asked for. */
  proprio: OwnFieldKind | '';
  /** Of a record's fields, by their names; of a dependant by theirs. */
  valores: Readonly<Record<string, string | boolean>>;
  veracidade: boolean;
  idBeneficio: string;
  acao: 'incluir' | 'alterar' | 'sair' | '';
  /** CPFs. */
  dependentes: readonly string[];
  informacoes: string;
  aceitaTermo: boolean;
  /** What the plan asks for: who comes along, and its term. */
  comDependentes: boolean;
  comTermo: boolean;
}

export const nothingTyped: NewRequest = {
  ...{ tipo: '', idVinculo: '', dias: '', vender: '', inicio: '', adiantar13: false, cobertura: '' },
  ...{ mensagem: '', mes: '', motivo: '', assunto: '', idCategoria: '' },
  ...{ campo: '', proprio: '', valores: {}, veracidade: false },
  ...{ idBeneficio: '', acao: '', dependentes: [], informacoes: '' },
  ...{ aceitaTermo: false, comDependentes: false, comTermo: false },
};

/** Who files it for the worker; undefined: the worker asks. */
export type Filer = 'hr' | 'manager' | undefined;

export type Step =
  | 'type'
  | 'days'
  | 'start'
  | 'more'
  | 'month'
  | 'words'
  | 'field'
  | 'value'
  | 'plan'
  | 'family'
  | 'term'
  | 'check';

const ways = {
  '': ['type'],
  ferias: ['type', 'days', 'start', 'more', 'check'],
  adiantamento13: ['type', 'month', 'check'],
  alteracaoCadastral: ['type', 'field', 'value', 'check'],
  beneficio: ['type', 'plan', 'family', 'term', 'check'],
  outros: ['type', 'words', 'check'],
} as const satisfies Record<NewRequest['tipo'], readonly Step[]>;

/** Of a benefit those that its plan asks for. */
export function stepsOf({ tipo, comDependentes, comTermo }: NewRequest): readonly Step[] {
  const way: readonly Step[] = ways[tipo];
  return way.filter(step => (step !== 'family' || comDependentes) && (step !== 'term' || comTermo));
}

export type Lack =
  | 'employmentFirst'
  | 'daysFirst'
  | 'startFirst'
  | 'messageShort'
  | 'chooseMonth'
  | 'reasonFirst'
  | 'subjectFirst'
  | 'fieldFirst'
  | 'valueFirst'
  | 'truthFirst'
  | 'planFirst'
  | 'termFirst';

const isShort = (text: string, least: number) => text.trim().length < least;

/** What a step still needs before the next. */
export function lackOf(step: Step, typed: NewRequest): Lack | undefined {
  if (step === 'type') return typed.idVinculo === '' ? 'employmentFirst' : undefined;
  if (step === 'days') return /^\d{1,2}$/.test(typed.dias) && Number(typed.dias) > 0 ? undefined : 'daysFirst';
  if (step === 'start') return typed.inicio === '' ? 'startFirst' : undefined;
  if (step === 'more') return typed.mensagem.trim() !== '' && isShort(typed.mensagem, 10) ? 'messageShort' : undefined;
  if (step === 'month') return typed.mes === '' ? 'chooseMonth' : isShort(typed.motivo, 10) ? 'reasonFirst' : undefined;
  if (step === 'field') return typed.campo === '' ? 'fieldFirst' : undefined;
  if (step === 'value') return lackOfValue(typed);
  if (step === 'plan') return typed.acao === '' ? 'planFirst' : undefined;
  if (step === 'term') return typed.aceitaTermo ? undefined : 'termFirst';
  if (step === 'words')
    return isShort(typed.assunto, 3) ? 'subjectFirst' : isShort(typed.mensagem, 10) ? 'messageShort' : undefined;
  return undefined;
}

function lackOfValue({ campo, valores, veracidade }: NewRequest): Lack | undefined {
  const told = Object.entries(valores).some(([name, value]) => !isOfAct(name) && value !== '');
  if (!told || (campo === 'dependente' && !valores.nome)) return 'valueFirst';
  return veracidade ? undefined : 'truthFirst';
}

/** What a dependant comes for is no value of its own. */
const isOfAct = (name: string) => name === 'acao' || name === 'parentesco';

/** Their form asks for no message: one that was typed for another type stays with that. */
const silent: readonly RequestType[] = ['adiantamento13', 'alteracaoCadastral'];

/** As it is sent: the fields of its type. */
export function formOf(typed: NewRequest & { tipo: RequestType }) {
  const { tipo, idVinculo } = typed;
  const mensagem = silent.includes(tipo) ? '' : typed.mensagem.trim();
  const base = { tipo, idVinculo, ...(mensagem !== '' && { mensagem }) };
  if (tipo === 'alteracaoCadastral') return { ...base, ...registrationOf(typed) };
  if (tipo === 'beneficio') return { ...base, ...benefitOf(typed) };
  if (tipo === 'outros')
    return { ...base, assunto: typed.assunto.trim(), ...(typed.idCategoria && { idCategoria: typed.idCategoria }) };
  const [ano = '', mes = ''] = typed.mes.split('-');
  if (tipo === 'adiantamento13') return { ...base, mes: Number(mes), ano: Number(ano), motivo: typed.motivo.trim() };
  return {
    ...base,
    inicio: typed.inicio,
    dias: Number(typed.dias),
    vender: Number(typed.vender || '0'),
    adiantar13: typed.adiantar13,
    ...(typed.cobertura.trim() !== '' && { cobertura: { nome: typed.cobertura.trim() } }),
  };
}

function benefitOf({ idBeneficio, acao, dependentes, informacoes, aceitaTermo }: NewRequest) {
  const info = informacoes.trim() === '' ? {} : { informacoes: informacoes.trim() };
  return { idBeneficio, acao, dependentes: [...dependentes], aceitaTermo, ...info };
}

/** One value, or an object of them. */
function registrationOf({ campo, proprio, valores, veracidade, motivo }: NewRequest) {
  const reason = motivo.trim() === '' ? {} : { motivo: motivo.trim() };
  const valor =
    isOwnFieldId(campo) && proprio ? (ownWire({ tipo: proprio }, valores[campo]) ?? '') : toldOf(campo, valores);
  return { campo, valor, veracidade, ...reason };
}

function toldOf(campo: string, valores: NewRequest['valores']) {
  if (campo === 'dependente') {
    const { acao = 'incluir', nome = '', cpf, nascimento, parentesco = 'filho', ...uses } = valores;
    const para = dependantUses.filter(use => uses[use] === true);
    return { acao, nome, cpf: cpf || null, nascimento: nascimento || null, parentesco, para };
  }
  const read = Object.entries(valores).flatMap(([name, value]) =>
    isWorkerField(name) ? [[name, wireOf(name, value)] as const] : [],
  );
  if (isRegistrationField(campo) && fieldsBehind(campo).length === 1) return read[0]?.[1] ?? '';
  return Object.fromEntries(read);
}

/** One that was sent, to be changed; the correction of a day is changed in the time clock. */
export function typedOf(one: Request): NewRequest {
  const text = (name: string) => asked(one, name) ?? '';
  const month = text('mes');
  return {
    tipo: one.tipo === 'ponto' ? '' : one.tipo,
    idVinculo: one.idVinculo,
    ...{ dias: text('dias'), vender: text('vender'), inicio: text('inicio') },
    adiantar13: one.dados.adiantar13 === true,
    cobertura: coverOf(one) ?? '',
    mensagem: one.mensagem,
    mes: month && `${text('ano')}-${month.padStart(2, '0')}`,
    ...{ motivo: text('motivo'), assunto: text('assunto'), idCategoria: text('idCategoria') },
    ...{ campo: text('campo'), proprio: ownKindOf(one.dados), valores: typedValues(one.dados), veracidade: false },
    ...typedBenefit(one),
  };
}

/** Its term is accepted anew. */
function typedBenefit(one: Request) {
  const acao = oneOf(benefitActions, asked(one, 'acao') ?? '') ?? ('' as const);
  const stays = acao !== '' && acao !== 'sair';
  return {
    ...{ idBeneficio: asked(one, 'idBeneficio') ?? '', acao, informacoes: asked(one, 'informacoes') ?? '' },
    dependentes: one.tipo === 'beneficio' ? dependantsIn(one.dados.dependentes).map(({ cpf }) => cpf) : [],
    ...{ aceitaTermo: false, comDependentes: stays, comTermo: one.dados.aceitaTermo === true },
  };
}

function ownKindOf({ proprio }: Request['dados']): NewRequest['proprio'] {
  return oneOf(ownFieldKinds, String(Object(proprio).tipo)) ?? '';
}

function typedValues({ depois, dependente, ...dados }: Request['dados']): NewRequest['valores'] {
  if (dependente) {
    const { acao, nome, parentesco } = Object(dependente);
    return { acao: String(acao), nome: String(nome), parentesco: String(parentesco) };
  }
  const tipo = ownKindOf(dados);
  const told = Object.entries(Object(depois)).flatMap(([name, one]): [string, string | boolean][] => {
    const value = isValue(one) ? one : null;
    if (tipo && isOwnFieldId(name)) return [[name, ownTyped({ tipo }, value)]];
    return isWorkerField(name) ? [[name, typedIn(name, value)]] : [];
  });
  return Object.fromEntries(told);
}

const isValue = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const names = Object.keys(nothingTyped);

export function isNewRequest(kept: unknown): kept is NewRequest {
  if (typeof kept !== 'object' || kept === null || !names.every(name => name in kept)) return false;
  return (
    'tipo' in kept &&
    'valores' in kept &&
    typeof kept.valores === 'object' &&
    'dependentes' in kept &&
    Array.isArray(kept.dependentes) &&
    typeof kept.tipo === 'string' &&
    (kept.tipo === '' || oneOf(requestTypes, kept.tipo) !== undefined)
  );
}

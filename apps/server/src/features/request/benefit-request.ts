import { benefitActions } from '@cracha/contract/features/request/benefit-words.ts';
import * as z from 'zod/mini';
import { type BenefitFacts, benefitRefusals, monthlyShare } from '#core/benefit/benefit.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { drawNotice } from '#core/notice/draw-notice.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom, dayOf } from '#kernel/day.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  type BenefitsOf,
  beginBenefit,
  benefitsOf,
  endBenefit,
  type NamedDependant,
  type PlanOf,
  termOf,
} from './benefit.queries.ts';
import type { RequestRow } from './request.queries.ts';
import { insertPayroll } from './request-effect.queries.ts';
import { jsonOf, textOf } from './request-form.ts';
import {
  type Applying,
  type Around,
  type Findings,
  type Form,
  finding,
  noFindings,
  nothing,
  type Paper,
  type RequestType,
} from './request-type.ts';
import { holdEmployment, type RequestFacts, requestFacts } from './request-world.queries.ts';

const kept = z.object({
  planId: z.string(),
  plan: z.string(),
  action: z.enum(benefitActions),
  /** A CPF without a name is none of the record's. */
  dependants: z.array(z.object({ name: z.string(), cpf: z.string() })),
  info: z.string(),
  /** A change that says nothing of dependants keeps those that are held. */
  keeps: z.boolean(),
  acceptsTerm: z.boolean(),
  /** Which term was accepted. */
  termVersion: z.int(),
  /** Centavos a month, as of the sending; null where it isn't known to who sends, or the worker leaves. */
  share: z.nullable(z.int()),
});
type Benefit = z.output<typeof kept>;

const ruleActions = { incluir: 'join', alterar: 'change', sair: 'leave' } as const;

/** A benefit (5.5): held or left from the next open month, its term in the folder, a row for payroll. */
export const benefitRequest: RequestType<Benefit> = {
  ...{ kind: 'benefit', wire: 'beneficio', refusal: 'REQUEST_NOT_POSSIBLE', needsMessage: false, kept },
  standing: 'BENEFIT_WAITS',
  namesRecord: ({ dependants, keeps }) => dependants.length > 0 && !keeps,
  read,
  complete,
  find,
  summary: ({ plan, action }) => ({ codigo: 'beneficio', valores: { beneficio: plan, acao: action } }),
  told,
  paper,
  apply,
};

function read({ idBeneficio, acao, dependentes, informacoes, aceitaTermo }: Form): Benefit {
  if (!idBeneficio) return refuseField('idBeneficio', 'REQUIRED_FIELD');
  if (!acao) return refuseField('acao', 'REQUIRED_FIELD');
  const action = benefitActions.find(one => one === acao) ?? refuseField('acao', 'INVALID_OPTION');
  const info = informacoes?.trim() ? textOf('informacoes', informacoes, { min: 1, max: 2000 }) : '';
  const dependants = action === 'sair' ? [] : readDependants(dependentes);
  const planId = idBeneficio.toLowerCase();
  const keeps = action === 'alterar' && (dependentes === undefined || dependentes === '');
  return {
    planId,
    plan: '',
    action,
    dependants,
    keeps,
    info,
    acceptsTerm: aceitaTermo === true,
    termVersion: 0,
    share: null,
  };
}

const cpfs = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(20));

function readDependants(sent: Form['dependentes']): NamedDependant[] {
  const found = cpfs.safeParse(sent === undefined || sent === '' ? [] : jsonOf('dependentes', sent));
  if (!found.success) return refuseField('dependentes', 'INVALID_OPTION');
  return [...new Set(found.data.map(cpf => cpf.replace(/\D/g, '')))].map(cpf => ({ name: '', cpf }));
}

/** The plan and the dependants by name. @throws INVALID_OPTION for a plan that the company doesn't have */
async function complete({ tx, facts }: Around, asked: Benefit): Promise<Benefit> {
  const { plans, dependants } = await benefitsOf(tx, facts.id);
  const plan = plans.find(({ id }) => id === asked.planId) ?? refuseField('idBeneficio', 'INVALID_OPTION');
  const those = asked.keeps ? (plan.held?.dependants ?? []) : asked.dependants;
  const named = those.map(one => dependants.find(({ cpf }) => cpf === one.cpf) ?? one);
  const share = asked.action === 'sair' ? null : shareOf(plan, facts.salary);
  return { ...asked, plan: plan.name, dependants: named, termVersion: plan.termVersion, share };
}

/** What the rules ask of a worker and a plan. */
export function benefitFacts(facts: RequestFacts, { dependants }: BenefitsOf, plan: PlanOf, exceptId: string | null) {
  const { admitted_on: admission, hiring: regime, department } = facts;
  const { windowFrom, windowUntil } = plan;
  const window = windowFrom !== null && windowUntil !== null ? { from: windowFrom, until: windowUntil } : null;
  const of: BenefitFacts = {
    ...{ today: dayFrom(), admission, regime, department, held: plan.held !== null },
    ...{ waits: plan.askedBy !== null && plan.askedBy !== exceptId, dependants: dependants.map(({ cpf }) => cpf) },
  };
  return { rules: { ...plan, window, hasTerm: plan.term !== '' }, of, share: shareOf(plan, facts.salary) };
}

function shareOf({ shareKind: kind, share, kind: of }: PlanOf, salary: number | null): number | null {
  return monthlyShare({ kind, share, isTransport: of === 'valeTransporte' }, salary);
}

const fields: Record<string, string> = { BENEFIT_DEPENDANT: 'dependentes', BENEFIT_TERM: 'aceitaTermo' };

/** A refusal with what its sentence names. */
export function benefitFinding(code: string, plan: PlanOf) {
  const values: Record<string, string | number | null> = {
    ...{ beneficio: plan.name, meses: plan.minMonths, maximo: plan.maxDependants },
    ...{ de: plan.windowFrom, ate: plan.windowUntil },
  };
  return finding(code, fields[code] ?? 'idBeneficio', false, values);
}

async function find({ tx, facts, exceptId }: Around, asked: Benefit): Promise<Findings> {
  const all = await benefitsOf(tx, facts.id);
  const plan = all.plans.find(({ id }) => id === asked.planId) ?? refuse('NOT_FOUND');
  const { rules, of, share } = benefitFacts(facts, all, plan, exceptId);
  const { action, acceptsTerm } = asked;
  const dependants = asked.dependants.map(({ cpf }) => cpf);
  const codes = benefitRefusals({ action: ruleActions[action], dependants, acceptsTerm }, rules, of);
  return {
    ...noFindings,
    recusas: codes.map(code => benefitFinding(code, plan)),
    valores: { ...nothing, valor: action === 'sair' ? null : share },
  };
}

/** Dependants are named to the worker and to HR, a manager reads how many there are; the share tells of the pay. */
function told(asked: Benefit, { profile, actor }: By) {
  const { planId, plan, action, dependants, info, acceptsTerm, termVersion, share } = asked;
  const grant = profile === 'rh' ? 'RhRemuneracaoVisualizar' : 'GestorRemuneracaoVisualizar';
  const seesPay = profile === 'trabalhador' || actor.permissions.has(grant);
  const shown = profile === 'trabalhador' ? dependants : dependants.map(one => ({ ...one, cpf: maskedCpf(one.cpf) }));
  return {
    ...{ idBeneficio: planId, beneficio: plan, acao: action, informacoes: info, aceitaTermo: acceptsTerm },
    ...{ versaoTermo: termVersion, totalDependentes: dependants.length, valor: seesPay ? share : null },
    dependentes: profile === 'gestor' ? [] : shown.map(({ name: nome, cpf }) => ({ nome, cpf })),
  };
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** The term as it was accepted. Who leaves accepts none. */
async function paper(tx: Tx, row: RequestRow, asked: Benefit): Promise<Paper | undefined> {
  const { planId, plan, action, dependants, termVersion } = asked;
  const term = action === 'sair' ? '' : await termOf(tx, planId, termVersion);
  if (term === '') return undefined;
  const facts = await requestFacts(tx, row.employment_id);
  const found = (await benefitsOf(tx, row.employment_id)).plans.find(({ id }) => id === planId);
  const share = asked.share ?? (found && shareOf(found, facts?.salary ?? null));
  const sentOn = dayOf(row.sent_at).split('-').reverse().join('/');
  const pdf = await drawNotice({
    title: `Termo do benefício ${plan}`,
    worker: `${row.worker_name}${facts?.registration ? `, matrícula ${facts.registration}` : ''}`,
    employer: `${row.company ?? ''}${row.cnpj ? `, CNPJ ${row.cnpj}` : ''}`,
    facts: [
      ['Benefício', plan],
      ...(typeof share === 'number' ? [['Parte do trabalhador por mês', reais.format(share / 100)] as const] : []),
      ...dependants.map(({ name, cpf }) => ['Dependente', `${name}, CPF ${maskedCpf(cpf)}`] as const),
      // who filed it for the worker can't accept for them: the worker takes note of this paper
      [row.author_id === row.person_id ? 'Termo aceito em' : 'Pedido feito pela empresa em', sentOn],
      ['Versão do termo', String(termVersion)],
      ['Pedido', row.code],
    ],
    words: term.split(/\n+/),
  });
  return {
    name: `Termo do benefício ${plan.replaceAll(/[\\/:*?"<>|]/g, ' ')} ${row.code}.pdf`,
    pdf,
    notice: 'benefitTerm',
  };
}

async function apply({ tx, row }: Applying, asked: Benefit): Promise<string | null> {
  const { planId, action, dependants, termVersion } = asked;
  await holdEmployment(tx, row.employment_id);
  const { plans, openMonth: from } = await benefitsOf(tx, row.employment_id);
  const plan = plans.find(({ id }) => id === planId);
  const facts = await requestFacts(tx, row.employment_id);
  if (!plan || !facts || (facts.dismissed_on !== null && facts.dismissed_on < from)) return 'BENEFIT_NOT_ELIGIBLE';
  if (action !== 'incluir' && !(await endBenefit(tx, row, planId, from))) return 'BENEFIT_NOT_HELD';
  // what was told when it was sent; a share that the sender didn't read is told by the record
  const share = asked.share ?? shareOf(plan, facts.salary);
  const begun = { planId, from, dependants, share, termVersion };
  if (action !== 'sair' && !(await beginBenefit(tx, row, begun))) return 'BENEFIT_HELD';
  await insertPayroll(tx, row, {
    ...{ kind: 'benefit', competence: from },
    payload: {
      plan: plan.name,
      action,
      start: from,
      share: action === 'sair' ? null : share,
      dependants: dependants.length,
    },
  });
  return null;
}

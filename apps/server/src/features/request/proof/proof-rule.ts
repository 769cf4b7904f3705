import type { proofContract } from '@cracha/contract/features/request/proof.contract.ts';
import {
  holdsAtOnce,
  isOwnFieldId,
  isRegistrationField,
  type ProofKind,
  proofKinds,
  proofOf,
  registrationFields,
} from '@cracha/contract/features/request/registration.ts';
import type { OwnFieldKind } from '@cracha/contract/features/worker/own-fields.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { record } from '#core/audit/audit.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { By } from '#kernel/http/by.ts';
import { refuse, refuseField } from '#kernel/refusal.ts';
import {
  companyProofs,
  dropProofRule,
  keepProofRule,
  type ProofRule,
  proofRulesOf,
  type RuleBody,
} from './proof-rule.queries.ts';

/** What is asked beside a value of a record. */
export interface AskedProof {
  kinds: ProofKind[];
  needed: boolean;
  bothSides: boolean;
  maxAgeDays: number | null;
}

/** A field of the company's own that HR opened. */
export interface OpenField extends AskedProof {
  id: string;
  nome: string;
  tipo: OwnFieldKind;
  opcoes: string[];
}

/** What holds for an employment: of each of the product's fields its proof, and the company's own that may be asked for. */
export interface ProofsAsked {
  of: (field: string) => AskedProof;
  own: readonly OpenField[];
}

/** Read anew each time: a rule that changes holds for what is sent, and sent again, from then on. */
export async function proofsAsked(tx: Tx, employmentId: string): Promise<ProofsAsked> {
  const rules = await proofRulesOf(tx, employmentId);
  const own = rules.flatMap(rule => (rule.own && rule.open ? [{ id: rule.field, ...rule.own, ...proofIn(rule) }] : []));
  return {
    of: field => proofIn(ruleOf(field, rules)),
    own,
  };
}

function proofIn({ kinds, required, bothSides, maxAgeDays }: RuleBody): AskedProof {
  return { kinds: proofKinds.filter(kind => kinds.includes(kind)), needed: required, bothSides, maxAgeDays };
}

/** The company's word, and where it says none the product's; what is the worker's own word nobody can make need a proof. */
function ruleOf<R extends RuleBody & { field: string }>(field: string, rules: readonly R[]): RuleBody {
  const said = isOwnWord(field) ? undefined : rules.find(rule => rule.field === field);
  return said ?? usual(field);
}

const isOwnWord = (field: string) => isRegistrationField(field) && holdsAtOnce(field);

function usual(field: string): RuleBody {
  // a field of the company's own is closed until HR opens it
  if (!isRegistrationField(field))
    return { open: false, kinds: [], bothSides: false, maxAgeDays: null, required: false };
  const { kinds, needed, bothSides = false, maxAgeDays = null } = proofOf(field);
  return { open: true, kinds: [...kinds], bothSides, maxAgeDays, required: needed };
}

type Calls = typeof proofContract;
type Row = ResponseSent<Calls['saveProofRule']>;

/** The product's fields in their order, then the company's own. @throws NOT_FOUND */
export async function proofRules(tx: Tx, companyId: string): Promise<Row[]> {
  const { rules, own } = (await companyProofs(tx, companyId)) ?? refuse('NOT_FOUND');
  const names = new Map(own.map(({ id, name }) => [id, name]));
  return [...registrationFields, ...names.keys()].map(field =>
    present(field, names.get(field) ?? null, ruleOf(field, rules), rules),
  );
}

function present(field: string, name: string | null, rule: RuleBody, rules: readonly ProofRule[]): Row {
  return {
    ...{ campo: field, nome: name, ...wireOf(rule), padrao: wireOf(usual(field)), fixa: isOwnWord(field) },
    versao: rules.find(one => one.field === field)?.version ?? 0,
  };
}

function wireOf({ open, kinds, bothSides, maxAgeDays, required }: RuleBody) {
  const provas = proofKinds.filter(kind => kinds.includes(kind));
  return { aberto: open, provas, frenteVerso: bothSides, idadeMaxima: maxAgeDays, obrigatoria: required };
}

/**
 * What a field asks from now on. @throws NOT_FOUND, STALE_VERSION, INVALID_OPTION of a field that isn't the company's, or that is the
 * worker's own word; REQUIRED_FIELD of the proofs where something is asked of them
 */
export async function saveProofRule(tx: Tx, by: By, sent: BodyOf<Calls['saveProofRule']>): Promise<Row> {
  const { idEmpresa, campo, versao } = sent;
  const { accessGroupId, rules, own } = (await companyProofs(tx, idEmpresa)) ?? refuse('NOT_FOUND');
  const name = own.find(({ id }) => id === campo)?.name ?? null;
  if (name === null && (isOwnFieldId(campo) || !isRegistrationField(campo) || holdsAtOnce(campo)))
    refuseField('campo', 'INVALID_OPTION');
  const asked = askedIn(sent, name !== null);
  const before = rules.find(({ field }) => field === campo);
  if ((before?.version ?? 0) !== versao) refuse('STALE_VERSION');
  const isUsual = same(asked, usual(campo));
  const rule = { field: campo, ...asked, version: versao };
  const kept = await (isUsual
    ? before === undefined || dropProofRule(tx, idEmpresa, rule)
    : keepProofRule(tx, idEmpresa, accessGroupId, rule));
  if (!kept) refuse('STALE_VERSION');
  const told = (one: RuleBody) => ({
    ...{ open: one.open, proofs: one.kinds.join(', '), bothSides: one.bothSides },
    ...{ maxAgeDays: one.maxAgeDays, required: one.required },
  });
  await record(tx, by, {
    ...{ verb: 'proofRuleSaved', entity: 'proofRule', entityId: idEmpresa, accessGroupId },
    ...{ before: told(before ?? usual(campo)), after: { field: name ?? campo, ...told(asked) } },
  });
  return present(campo, name, asked, isUsual ? [] : [{ ...rule, version: versao + 1 }]);
}

/** Nothing is asked of a proof that isn't asked for. @param isOwn only a field of the company's own may be closed */
function askedIn(
  { aberto, provas, frenteVerso, idadeMaxima, obrigatoria }: BodyOf<Calls['saveProofRule']>,
  isOwn: boolean,
) {
  const kinds: string[] = proofKinds.filter(kind => provas.includes(kind));
  if (kinds.length === 0 && (obrigatoria || frenteVerso || idadeMaxima !== null))
    refuseField('provas', 'REQUIRED_FIELD');
  if (!isOwn && !aberto) refuseField('aberto', 'INVALID_OPTION');
  return { open: aberto, kinds, bothSides: frenteVerso, maxAgeDays: idadeMaxima, required: obrigatoria };
}

function same(one: RuleBody, other: RuleBody): boolean {
  return JSON.stringify(wireOf(one)) === JSON.stringify(wireOf(other));
}

import type { Finding } from '@cracha/contract/features/import/import.findings.ts';
import type { Match, MatchCandidate, PageDocument, ReadDocument } from './reading-types.ts';
import { bareRegistration, isSimilarName, type RegistryIndex, type RegistryWorker } from './registry.ts';

export interface MatchResult {
  readonly match: Match;
  readonly findings: readonly Finding[];
}

/**
 * Finds the one employment a document belongs to. CPF and registration together decide; else registration and a similar name
 * within the company; else CPF (or PIS) alone where the person has one active contract there. Never by name only.
 * Numbers that point at different people, or a name that contradicts them, are never decided here.
 */
export function matchWorker(document: ReadDocument, index: RegistryIndex): MatchResult {
  const companyId = document.companyCnpj ? index.companyByCnpj.get(document.companyCnpj) : undefined;
  if (document.companyCnpj && !companyId)
    return none({ code: 'COMPANY_NOT_FOUND', values: { cnpj: document.companyCnpj } });
  if (!document.cpf && !document.registration && !document.pis) return none({ code: 'IDENTITY_NOT_FOUND', values: {} });
  const candidates = candidatesOf(document, index, companyId);
  if (candidates.length === 0) return none({ code: 'WORKER_NOT_FOUND', values: {} });
  const agreeing = candidates.filter(worker => contradictions(document, worker).length === 0);
  const sure = agreeing.filter(worker => isSure(document, worker, candidates));
  const active = sure.filter(worker => worker.active);
  const only = active.length === 1 ? active[0] : sure.length === 1 ? sure[0] : undefined;
  if (!only || (sure.length > 1 && active.length !== 1)) return undecided(document, candidates);
  if (
    !companyId &&
    !document.companyCnpj &&
    new Set(candidates.map(worker => worker.companyId)).size > 1 &&
    !document.cpf
  )
    return undecided(document, candidates);
  // a statement is of a year: who has left since gets one too
  const findings: Finding[] =
    only.active || document.type === 3 ? [] : [{ code: 'WORKER_INACTIVE', values: { name: only.name } }];
  return { match: { state: 'matched', employmentId: only.employmentId }, findings };
}

/**
 * Where several companies are printed (a client's beside the employer's, or two alike), the worker's registration tells whose the
 * document is: the one company in which the CPF and the other marks agree.
 */
export function matchAmong(
  document: PageDocument,
  index: RegistryIndex,
): MatchResult & Pick<ReadDocument, 'companyCnpj'> {
  const first = { ...matchWorker(document, index), companyCnpj: document.companyCnpj };
  if (first.match.state === 'matched' || document.cpf === undefined) return first;
  const found = (document.otherCnpjs ?? []).flatMap(companyCnpj => {
    const result = index.companyByCnpj.has(companyCnpj) ? matchWorker({ ...document, companyCnpj }, index) : undefined;
    return result?.match.state === 'matched' ? [{ ...result, companyCnpj }] : [];
  });
  const [only] = found;
  return found.length === 1 && only ? only : first;
}

function none(finding: Finding): MatchResult {
  return { match: { state: 'none' }, findings: [finding] };
}

/** Everyone any printed number points at, within the company when it is known. */
function candidatesOf(document: ReadDocument, index: RegistryIndex, companyId: string | undefined): RegistryWorker[] {
  const found = new Set<RegistryWorker>();
  for (const worker of (document.cpf && index.byCpf.get(document.cpf)) || []) found.add(worker);
  for (const worker of (document.pis && index.byPis.get(document.pis)) || []) found.add(worker);
  for (const worker of (document.registration && index.byRegistration.get(bareRegistration(document.registration))) ||
    [])
    found.add(worker);
  return [...found].filter(worker => companyId === undefined || worker.companyId === companyId);
}

/** What the document prints that this worker's record denies. */
function contradictions(document: ReadDocument, worker: RegistryWorker): ('cpf' | 'registration' | 'pis' | 'name')[] {
  const against: ('cpf' | 'registration' | 'pis' | 'name')[] = [];
  if (document.cpf && document.cpf !== worker.cpf) against.push('cpf');
  if (document.registration && !sameRegistration(document.registration, worker.registration))
    against.push('registration');
  if (document.pis && worker.pis && document.pis !== worker.pis) against.push('pis');
  if (document.name && !isSimilarName(document.name, worker.name)) against.push('name');
  return against;
}

/** The numbers that agree are enough: two of them, or registration and name, or CPF or PIS with one active contract. */
function isSure(document: ReadDocument, worker: RegistryWorker, candidates: readonly RegistryWorker[]): boolean {
  const registration = document.registration !== undefined;
  const person = document.cpf !== undefined || (document.pis !== undefined && document.pis === worker.pis);
  if (registration && (person || document.name !== undefined)) return true;
  if (registration) return false;
  const contracts = candidates.filter(other => other.cpf === worker.cpf && other.active);
  return person && (contracts.length === 1 ? contracts[0] === worker : contracts.length === 0);
}

function undecided(document: ReadDocument, candidates: readonly RegistryWorker[]): MatchResult {
  const finding = conflict(document, candidates) ?? {
    code: 'WORKER_AMBIGUOUS' as const,
    values: { count: candidates.length },
  };
  return {
    match: { state: 'ambiguous', candidates: candidates.map(worker => toCandidate(document, worker)) },
    findings: [finding],
  };
}

function conflict(document: ReadDocument, candidates: readonly RegistryWorker[]): Finding | undefined {
  for (const worker of candidates) {
    const against = contradictions(document, worker)[0];
    if (against === 'name')
      return { code: 'NAME_DIFFERS', values: { printed: document.name ?? '', registered: worker.name } };
    if (against)
      return {
        code: 'IDENTITY_CONFLICT',
        values: { printed: document[against] ?? '', registered: worker[against] ?? '' },
      };
  }
  return undefined;
}

function toCandidate(document: ReadDocument, worker: RegistryWorker): MatchCandidate {
  const against = contradictions(document, worker);
  const agrees = (['cpf', 'registration', 'pis', 'name'] as const).filter(
    field => document[field] !== undefined && !against.includes(field),
  );
  return { employmentId: worker.employmentId, for: agrees, against };
}

function sameRegistration(a: string, b: string): boolean {
  return bareRegistration(a) === bareRegistration(b);
}

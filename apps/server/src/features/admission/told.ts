import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import {
  type AdmissionField,
  type ContactKind,
  contactKinds,
  doneIn,
  missingIn,
  type Told,
} from '@cracha/contract/features/admission/admission-steps.ts';
import type { Dependant } from '@cracha/contract/features/worker/worker.schemas.ts';
import { isCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import type { KitPaper } from '#core/kit/kit-port.ts';
import type { AdmissionRow } from './admission.queries.ts';

/** What a person brings who is asked by no kit. */
export const plainPapers: readonly KitPaper[] = [
  {
    ...{ id: 'identidade', name: 'RG, CIN ou CNH', sides: 2, maxAgeDays: null, obligatory: true },
    why: 'A lei manda registrar você com o documento.',
  },
  {
    ...{ id: 'residencia', name: 'Comprovante de endereço', sides: 1, maxAgeDays: 90, obligatory: false },
    why: 'Serve para o vale-transporte.',
  },
];

type Row = Pick<
  AdmissionRow,
  'told' | 'dependants' | 'notice_version' | 'papers' | 'files' | 'starts_on' | 'returned' | keyof Contacts
>;
type Contacts = Pick<AdmissionRow, 'told' | 'contact' | 'email' | 'cell_phone' | 'confirmed'>;

/** The contacts told that a code has to confirm, and whether it did. The one of the invitation proved itself at the entry. */
export function confirmations({ told, confirmed, ...row }: Contacts): { kind: ContactKind; done: boolean }[] {
  const entered = row.contact === 'email' ? row.email : row.cell_phone;
  return contactKinds
    .filter(kind => told[kind] && told[kind] !== entered)
    .map(kind => ({ kind, done: confirmed.some(one => one.kind === kind && one.contact === told[kind]) }));
}

/** An admission as the rules read it. */
function toldOf(row: Row): Told {
  const { told, dependants, notice_version: notice, papers, files } = row;
  const unconfirmed = confirmations(row).flatMap(({ kind, done }) => (done ? [] : [kind]));
  return {
    unconfirmed,
    ...{ values: told, dependants, notice, papers },
    files: files.map(({ paper_id, side, content_type }) => ({ paperId: paper_id, side, contentType: content_type })),
  };
}

/** What is missing, and what was returned and not looked at again. */
export function lackingIn(row: Row): string[] {
  return [...new Set([...missingIn(toldOf(row), row.starts_on), ...Object.keys(row.returned)])];
}

export const doneOf = (row: Row): number => doneIn(toldOf(row), row.starts_on);

/** The first thing that is wrong among dependants, by its field. */
export function dependantFault(
  all: readonly Dependant[],
  { cpf: own, born }: { cpf: string | null; born: string | null },
): { field: string; code: ErrorCode } | undefined {
  const seen = new Set(own === null ? [] : [own]);
  for (const [at, { cpf: typed, nascimento, parentesco }] of all.entries()) {
    const cpf = typed?.replace(/[.\-\s]/g, '') || null;
    if (cpf !== null && !isCpf(cpf)) return { field: `dependentes.${at}.cpf`, code: 'INVALID_CPF' };
    if (cpf !== null && seen.has(cpf)) return { field: `dependentes.${at}.cpf`, code: 'RECORD_ALREADY_EXISTS' };
    if (cpf !== null) seen.add(cpf);
    if (nascimento !== null && !fitsAge(parentesco, nascimento, born))
      return { field: `dependentes.${at}.nascimento`, code: 'DEPENDANT_AGE' };
  }
  return undefined;
}

const older: readonly string[] = ['pai', 'mae', 'avo'];
const younger: readonly string[] = ['filho', 'enteado', 'tutelado'];

/** Parents are older, children younger than the person. */
function fitsAge(kinship: Dependant['parentesco'], birth: string, own: string | null): boolean {
  if (own === null) return true;
  if (older.includes(kinship)) return birth < own;
  return younger.includes(kinship) ? birth > own : true;
}

/** What HR fills in of somebody who is hired, never what the person alone declares. */
export const notOfHr: readonly string[] = ['racaCor', 'deficiencia', 'nome', 'cpf', 'admissao'] satisfies (
  | AdmissionField
  | 'admissao'
)[];

import type { admissionContract } from '@cracha/contract/features/admission/admission.contract.ts';
import {
  type AdmissionField,
  admissionFieldNames,
  isAsked,
  missingSide,
  noticeVersion,
  paperItem,
  selfDeclared,
  stepOfItem,
} from '@cracha/contract/features/admission/admission-steps.ts';
import type { ownAdmissionContract } from '@cracha/contract/features/admission/own-admission.contract.ts';
import type { teamAdmissionContract } from '@cracha/contract/features/admission/team-admission.contract.ts';
import { fieldOf, isWorkerField } from '@cracha/contract/features/worker/worker-fields.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { FieldValue } from '@cracha/contract/kernel/fields.ts';
import type { PresentRecord } from '#core/employment/record-port.ts';
import { maskCellPhone, maskEmail } from '#core/identity/contact-mask.ts';
import type { KitPaper } from '#core/kit/kit-port.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { AdmissionActors } from './actors.queries.ts';
import { actsOn, seesAccounts } from './admission.policy.ts';
import type { AdmissionRow } from './admission.queries.ts';
import { admissionMoves } from './admission-states.ts';
import type { TeamAdmissionRow } from './team-admission.queries.ts';
import { confirmations, doneOf, lackingIn } from './told.ts';

type Calls = typeof admissionContract;
type Whole = ResponseSent<Calls['admission']>;
type Row = ResponseSent<Calls['inviteCandidate']>;
type TeamAdmission = ResponseSent<(typeof teamAdmissionContract)['teamAdmissions']>['items'][number];
type View = ResponseSent<(typeof ownAdmissionContract)['ownAdmission']>;

const deliveries = { queued: 'naFila', sent: 'enviada', refused: 'recusada', noAnswer: 'semResposta' } as const;

export function presentRow(row: AdmissionRow, { actor }: { actor: Pick<Actor, 'permissions'> }): Row {
  const contact =
    row.contact === 'email' ? row.email && maskEmail(row.email) : row.cell_phone && maskCellPhone(row.cell_phone);
  return {
    ...{ id: row.id, nome: row.name, idEmpresa: row.company_id, empresa: row.company, cargo: row.job_title },
    ...{ regime: row.hiring_regime, inicio: row.starts_on, prazo: row.due_on },
    ...{ situacao: admissionMoves.wireOf(row.state), contato: contact, entrega: deliveries[row.delivery] },
    ...{ pronto: row.erased_at ? 0 : doneOf(row), convidadaEm: row.invited_at.toISOString() },
    ...{ enviadaEm: row.sent_at?.toISOString() ?? null, idEmpregado: row.employment_id, can: actsOn(actor, row) },
  };
}

/** Whole days from one day to another. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** @param known what the company's record says of the same person; undefined: nobody is known */
export function presentWhole(
  row: AdmissionRow,
  by: { actor: Pick<Actor, 'permissions'> },
  known: PresentRecord | undefined,
  actors: AdmissionActors | undefined,
): Whole {
  const itemState = (item: string) => {
    const reason = row.returned[item];
    if (reason !== undefined) return { situacao: 'devolvido' as const, motivo: reason };
    return { situacao: row.accepted.includes(item) ? ('aceito' as const) : ('novo' as const), motivo: null };
  };
  const hides = (name: AdmissionField) =>
    selfDeclared.includes(name) ||
    (isWorkerField(name) && fieldOf(name).section === 'banco' && !seesAccounts(by.actor));
  const asked = admissionFieldNames.filter(name => isAsked(name, row.told, row.starts_on));
  return {
    ...presentRow(row, by),
    ...{ idDefinicaoKit: row.kit_definition_id, diasAteVespera: daysBetween(dayFrom(), row.starts_on) - 1 },
    ...{ versao: row.version, motivo: row.reason, jaNoGrupo: known !== undefined },
    itens: asked.map(campo => {
      const value = row.told[campo] ?? null;
      const before = hides(campo) ? null : differing(campo, value, known);
      const valor = hides(campo) ? null : value;
      return {
        ...{ passo: stepOfItem(campo), campo, valor, informado: value !== null, noCadastro: before },
        ...itemState(campo),
      };
    }),
    dependentes: row.dependants,
    situacaoDependentes: itemState('dependentes'),
    papeis: row.papers.map(paper => ({ ...presentPaper(paper, row), ...itemState(paperItem(paper.id)) })),
    faltam: lackingIn(row),
    registro: {
      ...{ convidadaPor: actors?.invited_by ?? '', gestor: actors?.manager ?? null },
      aviso: done(row.notice_version, row.notice_at, (versao, em) => ({ versao, em })),
      verdadeEm: actors?.true_at?.toISOString() ?? null,
      aprovada: done(actors?.approved_by, actors?.approved_at, (por, em) => ({ por, em })),
      admitida: done(actors?.hired_by, actors?.hired_at, (por, em) => ({ por, em })),
    },
  };
}

/** What was done, with its moment; null: it wasn't yet. */
function done<T>(by: string | null | undefined, at: Date | null | undefined, as: (by: string, at: string) => T) {
  return by && at ? as(by, at.toISOString()) : null;
}

/** To a manager: never what was told. */
export function presentTeam(row: TeamAdmissionRow): TeamAdmission {
  return {
    ...{ id: row.id, nome: row.name, empresa: row.company, cargo: row.job_title, inicio: row.starts_on },
    ...{ situacao: admissionMoves.wireOf(row.state), idEmpregado: row.employment_id },
  };
}

function differing(name: AdmissionField, value: FieldValue, known: PresentRecord | undefined): FieldValue {
  const before = known && isWorkerField(name) ? (known.values[name] ?? null) : null;
  return before !== null && before !== value ? before : null;
}

function presentPaper({ id, name, sides, obligatory, why }: KitPaper, { files }: Pick<AdmissionRow, 'files'>) {
  const delivered = files.map(file => ({ paperId: file.paper_id, side: file.side, contentType: file.content_type }));
  return {
    ...{ id, nome: name, lados: sides, obrigatorio: obligatory, porque: why },
    faltaLado: missingSide({ id, sides }, delivered) ?? null,
    arquivos: files
      .filter(({ paper_id }) => paper_id === id)
      .map(({ id, side, name, size, content_type, at }) => ({
        ...{ id, lado: side, nome: name, tamanho: size, tipo: content_type },
        enviadoEm: new Date(at).toISOString(),
      })),
  };
}

/** To the candidate: everything they told, as they told it. */
export function presentOwn(row: AdmissionRow): View {
  return {
    ...{ situacao: admissionMoves.wireOf(row.state), nome: row.name, empresa: row.company, cargo: row.job_title },
    ...{ regime: row.hiring_regime, inicio: row.starts_on, prazo: row.due_on, idioma: row.language },
    aviso: { versao: noticeVersion, aceitoEm: accepted(row) },
    ...{ pronto: doneOf(row), campos: { ...row.told }, dependentes: row.dependants },
    papeis: row.papers.map(paper => presentPaper(paper, row)),
    devolvidos: Object.entries(row.returned).map(([campo, motivo]) => ({ campo, motivo })),
    faltam: lackingIn(row),
    confirmacoes: confirmations(row).map(({ kind, done }) => ({ contato: kind, confirmado: done })),
    aberta: admissionMoves.allows('fill', row),
  };
}

const accepted = ({ notice_version, notice_at }: AdmissionRow) =>
  notice_version === noticeVersion && notice_at ? notice_at.toISOString() : null;

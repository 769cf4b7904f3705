import { admissionContract } from '@cracha/contract/features/admission/admission.contract.ts';
import { openingsContract } from '@cracha/contract/features/admission/opening.contract.ts';
import { ownAdmissionContract } from '@cracha/contract/features/admission/own-admission.contract.ts';
import { teamAdmissionContract } from '@cracha/contract/features/admission/team-admission.contract.ts';
import type { QueryOf } from '@cracha/contract/kernel/endpoint.ts';
import type { RecordPort } from '#core/employment/record-port.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { heicType } from '#kernel/upload/content-type.ts';
import { actorsOf } from './actors.queries.ts';
import { presentOwn, presentRow, presentTeam, presentWhole } from './admission.presenter.ts';
import {
  type AdmissionFilter,
  type AdmissionRow,
  admissionsByState,
  countAdmissions,
  listAdmissions,
} from './admission.queries.ts';
import {
  type AdmissionServices,
  admissionOf,
  approveAdmission,
  beginReview,
  endAdmission,
  inviteCandidate,
  resendAdmission,
  returnItems,
} from './admission.ts';
import { admissionMoves, tabStates } from './admission-states.ts';
import { confirmContact, sendContactCode } from './candidate-contact.ts';
import { askCandidateEntry } from './candidate-entry.ts';
import { employmentOfCpf } from './hire-candidate.queries.ts';
import { type HireServices, hireCandidate } from './hire-candidate.ts';
import { candidateById, countCandidates, countOpenings, listCandidates, listOpenings } from './opening.queries.ts';
import {
  closeOpening,
  createCandidate,
  createOpening,
  inviteFromOpening,
  moveCandidate,
  openingOf,
  presentCandidate,
  presentOpening,
} from './opening.ts';
import { deliverPaper, giveUp, ownAdmission, saveStep, sendAdmission } from './own-admission.ts';
import { countTeamAdmissions, listTeamAdmissions, teamAdmissionsByState } from './team-admission.queries.ts';

export interface Services extends AdmissionServices, HireServices {
  files: Pick<FileStore, 'open' | 'path'>;
  recordPort: Pick<RecordPort, 'read'>;
}

/** Online admission: HR's desk, the candidate's own side, and openings. */
export function admissionRoutes(services: Services): Routes[] {
  return [deskRoutes(services), teamRoutes(), ownRoutes(services), openingRoutes(services)];
}

function deskRoutes(services: Services): Routes {
  const row = async (tx: Tx, by: By, id: string) => presentRow(await admissionOf(tx, id), by);
  const whole = async (tx: Tx, by: By, found: AdmissionRow) =>
    presentWhole(found, by, await knownOf(services, tx, found), await actorsOf(tx, found.id));
  return routes(admissionContract, {
    admissions: async ({ tx, by, params, query }) => {
      const filter = filterOf(query);
      const rows = await listAdmissions(tx, filter, query.orderBy, { ...params, after: query.after });
      return pageOf(rows, await countAdmissions(tx, filter), params, one => presentRow(one, by));
    },
    admissionTotals: async ({ tx, query }) =>
      totalsOf(await admissionsByState(tx, filterOf({ ...query, aba: undefined }))),
    inviteCandidate: async ({ tx, by, body }) => row(tx, by, await inviteCandidate(tx, services, by, body)),
    admission: async ({ tx, by, params }) => whole(tx, by, await beginReview(tx, by, params.id)),
    admissionFile: async ({ params, inOwnTransaction }) => {
      const file = await inOwnTransaction(async tx => fileOf(await admissionOf(tx, params.id), params.idArquivo));
      return { ...file, content: await services.files.open(file.sha256) };
    },
    returnAdmission: async ({ tx, by, params: { id }, body }) => {
      await returnItems(tx, services, by, id, body);
      return whole(tx, by, await admissionOf(tx, id));
    },
    approveAdmission: async ({ tx, by, params: { id }, body }) => {
      await approveAdmission(tx, by, id, body.versao);
      return whole(tx, by, await admissionOf(tx, id));
    },
    hireCandidate: ({ tx, by, params, body }) => hireCandidate(tx, services, by, params.id, body),
    endAdmission: async ({ tx, by, params: { id }, body }) => {
      await endAdmission(tx, by, id, body.motivo);
      return row(tx, by, id);
    },
    resendAdmission: async ({ tx, by, params: { id }, body }) => {
      await resendAdmission(tx, services, by, id, body);
      return row(tx, by, id);
    },
  });
}

function teamRoutes(): Routes {
  return routes(teamAdmissionContract, {
    teamAdmissions: async ({ tx, params, query }) => {
      const filter = filterOf(query);
      const rows = await listTeamAdmissions(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countTeamAdmissions(tx, filter), params, presentTeam);
    },
    teamAdmissionTotals: async ({ tx, query }) =>
      totalsOf(await teamAdmissionsByState(tx, filterOf({ ...query, aba: undefined }))),
  });
}

function ownRoutes(services: Services): Routes {
  const view = async (tx: Tx) => presentOwn(await ownAdmission(tx));
  return routes(ownAdmissionContract, {
    askCandidateEntry: ({ tx, body }) => askCandidateEntry(services, tx, body.tokenAcesso),
    ownAdmission: ({ tx }) => view(tx),
    saveAdmissionStep: async ({ tx, by, params, body }) => {
      await saveStep(tx, by, Number(params.n), body);
      return view(tx);
    },
    sendContactCode: ({ tx, by, body }) => sendContactCode(services, tx, by, body.contato),
    confirmContact: async ({ body, inOwnTransaction }) => {
      await confirmContact(services, body, inOwnTransaction);
      return inOwnTransaction(view);
    },
    deliverPaper: ({ by, body, uploads: [upload], inOwnTransaction }) =>
      deliverPaper(services, by, { form: body, upload: upload ?? refuse('UPLOAD_REQUIRED') }, inOwnTransaction),
    ownPaper: async ({ params, inOwnTransaction }) => {
      const file = await inOwnTransaction(async tx => fileOf(await ownAdmission(tx), params.id));
      return { ...file, content: await services.files.open(file.sha256) };
    },
    sendAdmission: async ({ tx, by }) => {
      await sendAdmission(tx, by);
      return view(tx);
    },
    giveUpAdmission: async ({ tx, by, body }) => {
      await giveUp(tx, by, body.motivo);
    },
  });
}

function openingRoutes(services: Services): Routes {
  const opening = async (tx: Tx, id: string) => presentOpening(await openingOf(tx, id));
  const candidate = async (tx: Tx, id: string) =>
    presentCandidate((await candidateById(tx, id)) ?? refuse('NOT_FOUND'));
  return routes(openingsContract, {
    openings: async ({ tx, params, query }) => {
      const open = query.situacao && query.situacao === 'aberta';
      const filter = { search: query.pesquisa, open };
      const rows = await listOpenings(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countOpenings(tx, filter), params, presentOpening);
    },
    opening: ({ tx, params }) => opening(tx, params.id),
    createOpening: async ({ tx, by, body }) => opening(tx, await createOpening(tx, by, body)),
    closeOpening: async ({ tx, by, params: { id } }) => {
      await closeOpening(tx, by, id);
      return opening(tx, id);
    },
    candidates: async ({ tx, params, query }) => {
      const id = query.idVaga && (await openingOf(tx, query.idVaga)).id;
      const rows = await listCandidates(tx, id, { ...params, after: query.after });
      return pageOf(rows, await countCandidates(tx, id), params, presentCandidate);
    },
    createCandidate: async ({ tx, by, body }) => candidate(tx, await createCandidate(tx, by, body)),
    moveCandidate: async ({ tx, by, params: { id }, body }) => {
      await moveCandidate(tx, by, id, body);
      return candidate(tx, id);
    },
    inviteFromOpening: async ({ tx, by, params, body }) =>
      presentRow(await admissionOf(tx, await inviteFromOpening(tx, services, by, params.id, body)), by),
  });
}

type Asked = Pick<QueryOf<(typeof admissionContract)['admissions']>, 'pesquisa' | 'aba' | 'situacao' | 'idEmpresa'>;

const filterOf = ({ pesquisa, aba, situacao, idEmpresa }: Asked): AdmissionFilter => ({
  ...{ search: pesquisa, tab: aba, companyId: idEmpresa },
  state: situacao && admissionMoves.storedOf(situacao),
});

function totalsOf(counts: Partial<Record<string, number>>) {
  const sum = (states: readonly string[]) => states.reduce((all, state) => all + (counts[state] ?? 0), 0);
  const tabs = {
    ...{ comCandidato: sum(tabStates.comCandidato), paraRevisar: sum(tabStates.paraRevisar) },
    ...{ aprovadas: sum(tabStates.aprovadas), encerradas: sum(tabStates.encerradas) },
  };
  return { todas: Object.values(tabs).reduce((all, one) => all + one, 0), ...tabs };
}

/** What no page draws is given to be kept. @throws FILE_NOT_FOUND */
function fileOf({ files }: Pick<AdmissionRow, 'files'>, id: string) {
  const found = files.find(one => one.id === id.toLowerCase()) ?? refuse('FILE_NOT_FOUND');
  const { sha256, content_type: contentType, name, size } = found;
  return { sha256, contentType, name, size, inline: contentType !== heicType };
}

/** What the company's record says of the same person, in the reader's reach. */
async function knownOf({ recordPort }: Pick<Services, 'recordPort'>, tx: Tx, { told, company_id }: AdmissionRow) {
  const found = told.cpf ? await employmentOfCpf(tx, String(told.cpf), company_id) : undefined;
  return found && recordPort.read(tx, found.id);
}

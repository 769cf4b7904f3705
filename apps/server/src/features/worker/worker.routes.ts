import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { WorkerFilter } from '@cracha/contract/features/worker/worker.schemas.ts';
import { mostAtOnce } from '@cracha/contract/features/worker/workers-acts.schemas.ts';
import type { BodyOf } from '@cracha/contract/kernel/endpoint.ts';
import { recordOpening } from '#core/audit/audit.ts';
import { countDownload } from '#core/file/download.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom, dayOf } from '#kernel/day.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type By, groupOf } from '#kernel/http/by.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentOwnAccount, presentOwnBankChange } from './bank/bank-change.presenter.ts';
import { bankDaysOf, ownAccounts, ownBankChanges, waitingAccount } from './bank/bank-change.queries.ts';
import { askBankChange, type BankServices, cancelBankChange, stopBankChange } from './bank/bank-change.ts';
import { changeWorker, takeBackChange } from './change-worker.ts';
import { transferOf } from './company-transfer.queries.ts';
import { correctWorkerCpf } from './correct-cpf.ts';
import { createWorker } from './create-worker.ts';
import { exportWorkers } from './export-workers.ts';
import { filesOf } from './folder/worker-file.queries.ts';
import { absencesWithin, leavesOf } from './leave.queries.ts';
import { addLeave, changeLeave, removeLeave } from './leave.ts';
import { recordFormOf } from './record-form.queries.ts';
import { saveSection } from './save-worker.ts';
import { takeBackTransfer, transferWorker } from './transfer-worker.ts';
import { maySee, seesMirrors, seesRequests } from './worker.policy.ts';
import { presentAbsences, presentLeave, presentList, presentWorker } from './worker.presenter.ts';
import {
  accessesOf,
  closingsOf,
  cpfCorrectionsOf,
  historyOf,
  managerOf,
  otherEmployments,
  receiptsOf,
  type Worker,
  workerById,
} from './worker.queries.ts';
import {
  dismissWorker,
  type Invite,
  inviteWorkers,
  noteOpening,
  reactivateWorker,
  showSensitive,
} from './worker-acts.ts';
import { changesOf } from './worker-change.queries.ts';
import { presentHistory } from './worker-history.presenter.ts';
import {
  type Chosen,
  countByState,
  countWorkers,
  cpfOf,
  exactly,
  filterValuesOf,
  listWorkers,
  lookUpPage,
  lookUpSearch,
  placeOf,
  type WorkerListFilter,
  workersAmong,
} from './worker-list.queries.ts';
import { type PhotoServices, setWorkerPhoto } from './worker-photo.ts';
import { requestDaysOf } from './worker-request.queries.ts';
import { timelineOf } from './worker-timeline.ts';
import { dismissWorkers, moveWorkers, type SwitchRoles, switchWorkers } from './workers-acts.ts';

/** HR's registry of workers. */
export function workerRoutes({
  invite,
  switchRoles,
  files,
  enqueue,
  ...bank
}: { invite: Invite; switchRoles: SwitchRoles } & PhotoServices & BankServices): Routes {
  return routes(workerContract, {
    hrWorkers: listOf,
    managerWorkers: listOf,
    hrWorkerTotals: totalsOf,
    managerWorkerTotals: totalsOf,
    hrWorkerFilters: filtersOf,
    managerWorkerFilters: filtersOf,
    exportWorkers: async ({ actor, inOwnTransaction, inOwnReading, query }) => {
      const filter = filterOf(actor, query);
      await inOwnTransaction(tx => countDownload(tx, actor, 'workerList', ''));
      return exportWorkers(inOwnReading, groupOf(actor), filter, actor.language);
    },
    inviteWorkers: async ({ tx, actor, by, body }) =>
      inviteWorkers(tx, by, invite, await chosenOf(tx, actor, body, mostAtOnce.people)),
    moveWorkers: async ({ tx, actor, by, body }) =>
      moveWorkers(tx, by, await chosenOf(tx, actor, body, mostAtOnce.records), body),
    dismissWorkers: async ({ tx, actor, by, body }) =>
      dismissWorkers(tx, by, await chosenOf(tx, actor, body, mostAtOnce.records), body),
    switchWorkers: async ({ tx, actor, by, body }) =>
      switchWorkers(tx, by, switchRoles, await chosenOf(tx, actor, body, mostAtOnce.people), body.ligado),
    createWorker: async ({ tx, by, body }) => ({ id: await createWorker(tx, by, body) }),
    worker: async ({ tx, actor, by, params }) => {
      const worker = await workerOf(tx, params.id);
      await noteOpening(tx, by, worker, 'employment');
      return present(tx, actor, worker);
    },
    saveWorker: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => saveSection(tx, by, worker, body)),
    setWorkerPhoto: async ({ actor, by, params, body, inOwnTransaction }) => {
      await setWorkerPhoto({ files, enqueue }, by, params.id, body.imagem, inOwnTransaction);
      return inOwnTransaction(async tx => present(tx, actor, await workerOf(tx, params.id)));
    },
    showWorkerCpf: async ({ tx, by, params }) => {
      const worker = await workerOf(tx, params.id);
      await noteOpening(tx, by, worker, 'cpf');
      return { cpf: worker.cpf ?? refuse('NOT_FOUND') };
    },
    showWorkerSensitive: async ({ tx, by, params, body }) => {
      const shown = await showSensitive(tx, by, await workerOf(tx, params.id), body.parte);
      return { campos: shown.values, afastamentos: shown.leaves.map(presentLeave) };
    },
    correctWorkerCpf: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => correctWorkerCpf(tx, by, worker, body)),
    changeWorker: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => changeWorker(tx, by, worker, body)),
    takeBackWorkerChange: ({ tx, by, params }) =>
      acted(tx, by, params.id, (by, worker) => takeBackChange(tx, by, worker, params.idMudanca)),
    addLeave: ({ tx, by, params, body }) => acted(tx, by, params.id, (by, worker) => addLeave(tx, by, worker, body)),
    changeLeave: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => changeLeave(tx, by, worker, params.idAfastamento, body)),
    removeLeave: ({ tx, by, params }) =>
      acted(tx, by, params.id, (by, worker) => removeLeave(tx, by, worker, params.idAfastamento)),
    teamAbsences: async ({ tx, actor }) => presentAbsences(await absencesWithin(tx, actor.accessGroupId, 7), dayFrom()),
    transferWorker: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => transferWorker(tx, by, worker, body)),
    takeBackTransfer: ({ tx, by, params }) =>
      acted(tx, by, params.id, (by, worker) => takeBackTransfer(tx, by, worker, params.idTransferencia)),
    askBankChange: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => askBankChange(tx, bank, by, worker, body)),
    cancelBankChange: ({ tx, by, params }) =>
      acted(tx, by, params.id, (by, worker) => cancelBankChange(tx, by, worker, params.idMudanca)),
    ownAccounts: async ({ tx, actor }) => (await ownAccounts(tx, actor.personId)).map(presentOwnAccount),
    ownBankChanges: async ({ tx, actor }) => (await ownBankChanges(tx, actor.personId)).map(presentOwnBankChange),
    stopBankChange: async ({ tx, by, params }) => presentOwnBankChange(await stopBankChange(tx, by, params.id)),
    dismissWorker: ({ tx, by, params, body }) =>
      acted(tx, by, params.id, (by, worker) => dismissWorker(tx, by, worker, body)),
    reactivateWorker: ({ tx, by, params }) =>
      acted(tx, by, params.id, (by, worker) => reactivateWorker(tx, by, worker)),
    workerTimeline: async ({ tx, actor, params }) => {
      const worker = await workerOf(tx, params.id);
      const [access] = await accessesOf(tx, [worker.person_id]);
      return timelineOf(worker, actor, {
        changes: await changesOf(tx, worker.id),
        leaves: await leavesOf(tx, worker.id),
        closings: seesMirrors(actor) ? await closingsOf(tx, worker.id) : [],
        bank: await bankDaysOf(tx, worker.id),
        requests: seesRequests(actor) ? await requestDaysOf(tx, worker.id) : [],
        cpf: await cpfCorrectionsOf(tx, worker),
        receipts: await receiptsOf(tx, worker.id, publishedSeen(actor)),
        // a former employment's are told by its own
        files: opensFolders(actor)
          ? (await filesOf(tx, worker.id)).filter(file => file.employment_id === worker.id)
          : [],
        firstAccess: access?.accepted_at ? dayOf(access.accepted_at) : undefined,
      });
    },
    workerHistory: async ({ tx, actor, params }) =>
      presentHistory(await historyOf(tx, await workerOf(tx, params.id)), actor),
  });
}

type ListCall = CallOf<(typeof workerContract)['hrWorkers']>;

/** HR's list and a manager's: whose rows they are is row-level security's. */
async function listOf({ tx, actor, by, params, query }: ListCall) {
  const [group, order] = [groupOf(actor), query.orderBy ?? 'nome'];
  const after = placeOf(query.after, order);
  const page = { order, after, size: params.size, offset: (params.page - 1) * params.size };
  const filter = await lookUpPage(tx, filterOf(actor, query), page);
  const rows = await listWorkers(tx, group, filter, page);
  // who types a whole CPF learns whose it is
  if (cpfOf(query.pesquisa ?? ''))
    for (const { id: entityId, person_id: personId } of rows)
      await recordOpening(tx, by, { accessGroupId: group, personId, entity: 'cpf', entityId });
  return presentList(rows, await countWorkers(tx, group, filter), { ...params, most: exactly(filter) }, actor);
}

async function totalsOf({ tx, actor, query }: CallOf<(typeof workerContract)['hrWorkerTotals']>) {
  const { total, ...porSituacao } = await countByState(
    tx,
    groupOf(actor),
    await lookUpSearch(tx, filterOf(actor, query)),
  );
  return { total, porSituacao };
}

async function filtersOf({ tx, actor }: CallOf<(typeof workerContract)['hrWorkerFilters']>) {
  const { companies, departments, clients } = await filterValuesOf(tx, groupOf(actor));
  const empresas = companies.map(({ id, trade_name: nome, active: ativa }) => ({ id, nome, ativa }));
  return { empresas, lotacoes: departments, tomadores: clients };
}

type ChosenForm = Pick<BodyOf<(typeof workerContract)['inviteWorkers']>, 'ids' | 'filtro'>;

/**
 * Those that are named, or all that a filter finds, each once and in the order of ids.
 * @throws NOT_FOUND where one that is named is none of the reader's, TOO_MANY_CHOSEN, OPERATION_NOT_ALLOWED
 */
async function chosenOf(tx: Tx, actor: Actor, { ids, filtro }: ChosenForm, most: number): Promise<Chosen[]> {
  const named = ids && new Set(ids.map(id => id.toLowerCase()));
  const found = named
    ? await workersAmong(tx, [...named])
    : await allFound(tx, groupOf(actor), filterOf(actor, filtro ?? {}), most);
  if (named && found.length < named.size) refuse('NOT_FOUND');
  return found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function allFound(tx: Tx, group: string, filter: WorkerListFilter, max: number): Promise<Chosen[]> {
  const page = { order: 'nome', after: undefined, size: max, offset: 0 } as const;
  const found = await listWorkers(tx, group, await lookUpSearch(tx, filter), page);
  return found.length > max ? refuse('TOO_MANY_CHOSEN', { max }) : found;
}

async function acted(tx: Tx, by: By, id: string, act: (by: By, worker: Worker) => Promise<void>) {
  await act(by, await workerOf(tx, id));
  return present(tx, by.actor, await workerOf(tx, id));
}

async function workerOf(tx: Tx, id: string): Promise<Worker> {
  return (await workerById(tx, id)) ?? refuse('EMPLOYEE_NOT_FOUND');
}

async function present(tx: Tx, actor: Actor, worker: Worker) {
  const [access] = await accessesOf(tx, [worker.person_id]);
  return presentWorker(worker, actor, {
    access,
    changes: await changesOf(tx, worker.id),
    leaves: await leavesOf(tx, worker.id),
    others: await otherEmployments(tx, worker),
    form: await recordFormOf(tx, worker.company_id),
    waiting: await waitingAccount(tx, worker.id),
    transfer: await transferOf(tx, worker.id),
    manager: seesLines(actor) ? await managerOf(tx, worker.id) : undefined,
  });
}

/** The categories of what is published that the reader may see, each by its own grant. */
function publishedSeen({ profile, permissions }: Actor): number[] {
  const asked =
    profile === 'rh'
      ? ['RhReciboVisualizar', 'RhBeneficioVisualizar', 'RhInformeRendimentoVisualizar']
      : ['GestorReciboVisualizar', 'GestorBeneficioVisualizar'];
  return asked.flatMap((grant, at) => (permissions.has(grant) ? [at + 1] : []));
}

/** As the org chart asks of who reads it. */
function seesLines({ profile, permissions, appAccesses }: Actor): boolean {
  return (
    permissions.has(profile === 'rh' ? 'RhOrganogramaVisualizar' : 'GestorOrganogramaVisualizar') &&
    appAccesses.has('organograma')
  );
}

/** As call 85 asks of who opens a folder. */
function opensFolders({ permissions, appAccesses }: Actor): boolean {
  return permissions.has('RhDocumentoEmpregadoVisualizar') && appAccesses.has('docs-empregado');
}

/** A list's filter in stored terms. @throws OPERATION_NOT_ALLOWED of what only the grant of bank data tells */
function filterOf(actor: Actor, wire: WorkerFilter): WorkerListFilter {
  if (wire.contaAguardando && !maySee(actor, 'banco')) refuse('OPERATION_NOT_ALLOWED');
  return {
    companyId: wire.idEmpresa,
    department: wire.lotacao,
    client: wire.tomador,
    regime: wire.regime,
    state: wire.situacao,
    withoutDismissed: wire.semDesligados,
    withoutAccess: wire.semAcesso,
    switchedOff: wire.acessoDesligado,
    bankChangeWaits: wire.contaAguardando,
    search: wire.pesquisa,
  };
}

import { randomUUID } from 'node:crypto';
import { contract } from '@cracha/contract/contract.ts';
import { formOf, otherRequest, requestWorld } from '#features/request/request.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const {
  request: requests,
  'payroll-queue': payroll,
  'request-setup': setup,
  'benefit-plan': catalogue,
  'request-batch': batches,
  'request-draft': drafts,
  'request-proof': proofs,
} = contract;
type Sending = Act['send'];
const [motivo, another] = ['O setor já pediu um novo.', 'O setor pede um novo amanhã.'];

/** Requests, of who asks and who decides; each makes what it needs. */
export function requestActs(app: Pick<TestApp, 'as' | 'database' | 'personId'>): Record<string, () => Promise<Act>> {
  const asHelena = (send: Sending, other: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const asMaria = (send: Sending, other: Sending): Act => ({ who: 'maria', profile: 'trabalhador', send, other });
  let world: Promise<string> | undefined;
  const employment = () => {
    world ??= requestWorld(app);
    return world;
  };
  const made = async () => ({ id: await otherRequest(app, await employment(), randomUUID()) });
  const set = (columns: string, id: string) =>
    app.database.owner.query(`update hr_request set ${columns} where id = $1`, [id]);
  const fields = async (assunto: string) => ({
    ...{ tipo: 'outros', idVinculo: await employment(), assunto, mensagem: 'O meu quebrou ontem.' },
  });
  const sending =
    (key: 'sendRequest' | 'sendRequestAsManager' | 'sendRequestAsHr', who: Pick<Act, 'who' | 'profile'>) =>
    async (): Promise<Act> => {
      const [one, other] = [await fields(randomUUID()), await fields(randomUUID())];
      const send =
        (form: typeof one): Sending =>
        (call, idempotencyKey) =>
          call(requests[key], { body: formOf(form), idempotencyKey });
      return { ...who, send: send(one), other: send(other) };
    };
  const deciding = (key: 'denyRequest' | 'reviewRequest' | 'cancelRequest') => async () => {
    const params = await made();
    const send =
      (why: string): Sending =>
      (call, idempotencyKey) =>
        call(requests[key], { params, body: { versao: 1, motivo: why }, idempotencyKey });
    return asHelena(send(motivo), send(another));
  };
  return {
    saveRequestDraft: async () => {
      const send =
        (mensagem: string): Sending =>
        (call, idempotencyKey) =>
          call(drafts.saveRequestDraft, { params: { tipo: 'ferias' }, body: { dados: { mensagem } }, idempotencyKey });
      return asMaria(send(randomUUID()), send(randomUUID()));
    },
    sendRequest: sending('sendRequest', { who: 'maria', profile: 'trabalhador' }),
    sendRequestAsManager: sending('sendRequestAsManager', { who: 'gustavo', profile: 'gestor' }),
    sendRequestAsHr: sending('sendRequestAsHr', { who: 'helena', profile: 'rh' }),
    denyRequest: deciding('denyRequest'),
    reviewRequest: deciding('reviewRequest'),
    cancelRequest: deciding('cancelRequest'),
    approveRequest: async () => {
      const params = await made();
      const send =
        (versao: number): Sending =>
        (call, idempotencyKey) =>
          call(requests.approveRequest, { params, body: { versao }, idempotencyKey });
      return asHelena(send(1), send(2));
    },
    resendRequest: async () => {
      const params = await made();
      await (await app.as('helena', 'rh'))(requests.reviewRequest, { params, body: { versao: 1, motivo } });
      const form = await fields(randomUUID());
      const send =
        (assunto: string): Sending =>
        (call, idempotencyKey) =>
          call(requests.resendRequest, { params, body: formOf({ ...form, assunto, versao: '2' }), idempotencyKey });
      return asMaria(send('Crachá novo'), send('Crachá velho'));
    },
    finishRequest: async () => {
      const params = await made();
      await (await app.as('helena', 'rh'))(requests.denyRequest, { params, body: { versao: 1, motivo } });
      const send =
        (versao: number): Sending =>
        (call, idempotencyKey) =>
          call(requests.finishRequest, { params, body: { versao }, idempotencyKey });
      return asHelena(send(2), send(3));
    },
    consentToRequest: async () => {
      const params = await made();
      await set("state = 'approved', awaits_consent = true", params.id);
      const send =
        (concorda: boolean): Sending =>
        (call, idempotencyKey) =>
          call(requests.consentToRequest, { params, body: { versao: 1, concorda, motivo }, idempotencyKey });
      return asMaria(send(true), send(false));
    },
    noteRequest: async () => {
      const params = await made();
      const { rows } = await app.database.owner.query(
        `insert into worker_file (access_group_id, company_id, employment_id, person_id, section, name, sha256, size, content_type, visible, uploaded_by)
         select access_group_id, company_id, employment_id, person_id, 'avisos', 'Aviso.pdf', md5(id::text) || md5(id::text), 1, 'application/pdf', true, person_id
           from hr_request where id = $1 returning id`,
        [params.id],
      );
      await set(`state = 'approved', notice_file_id = '${rows[0].id}'`, params.id);
      const send =
        (versao: number): Sending =>
        (call, idempotencyKey) =>
          call(requests.noteRequest, { params, body: { versao }, idempotencyKey });
      return asMaria(send(1), send(2));
    },
    redirectRequest: async () => {
      const params = await made();
      const para = await app.personId('gustavo');
      const send =
        (why: string): Sending =>
        (call, idempotencyKey) =>
          call(requests.redirectRequest, { params, body: { etapa: 1, para, motivo: why }, idempotencyKey });
      return asHelena(send(motivo), send(another));
    },
    ...batchActs(made),
    ...mendActs(made, set),
    ...payrollActs(app, employment),
    ...setupActs(app, employment),
    writeOnRequest: async () => {
      const params = await made();
      const send =
        (mensagem: string): Sending =>
        (call, idempotencyKey) =>
          call(requests.writeOnRequest, { params, body: { mensagem }, idempotencyKey });
      return asMaria(send(motivo), send(another));
    },
  };
}

/** Acts on many, each on one of its own. */
function batchActs(made: () => Promise<{ id: string }>) {
  const act = (key: 'approveRequests' | 'denyRequests' | 'finishRequests') => async (): Promise<Act> => {
    const { id } = await made();
    const send =
      (versao: number): Sending =>
      (call, idempotencyKey) =>
        call(batches[key], { body: { itens: [{ id, versao }], motivo }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(1), other: send(2) };
  };
  return {
    approveRequests: act('approveRequests'),
    denyRequests: act('denyRequests'),
    finishRequests: act('finishRequests'),
  };
}

/** HR's word on an effect that failed. */
function mendActs(made: () => Promise<{ id: string }>, set: (columns: string, id: string) => Promise<unknown>) {
  const mending = (send: (id: string, why: string, versao: number) => Sending) => async (): Promise<Act> => {
    const { id } = await made();
    await set("state = 'approved', effect_failure = 'ERROR_SEND'", id);
    return { who: 'helena', profile: 'rh', send: send(id, motivo, 1), other: send(id, another, 2) };
  };
  return {
    retryEffect: mending(
      (id, _, versao) => (call, idempotencyKey) =>
        call(requests.retryEffect, { params: { id }, body: { versao }, idempotencyKey }),
    ),
    effectElsewhere: mending(
      (id, why) => (call, idempotencyKey) =>
        call(requests.effectElsewhere, { params: { id }, body: { versao: 1, motivo: why }, idempotencyKey }),
    ),
  };
}

/** What payroll takes and gives back. */
function payrollActs(app: Pick<TestApp, 'database'>, employment: () => Promise<string>) {
  const entry = async (state: 'open' | 'taken', month: string) => {
    const { rows } = await app.database.owner.query(
      `insert into payroll_entry (access_group_id, company_id, employment_id, person_id, competence, kind, payload, state)
       select access_group_id, company_id, id, person_id, $2::date, 'other', '{}', $3 from employment where id = $1 returning id`,
      [await employment(), `${month}-01`, state],
    );
    return { id: String(rows[0].id) };
  };
  const asHelena = (send: Sending, other?: Sending): Act => ({
    who: 'helena',
    profile: 'rh',
    send,
    ...(other && { other }),
  });
  return {
    exportPayroll: async () => {
      await entry('open', '2027-05');
      const send =
        (mes: number): Sending =>
        (call, idempotencyKey) =>
          call(payroll.exportPayroll, { body: { mes, ano: 2027 }, idempotencyKey });
      return asHelena(send(5), send(6));
    },
    takePayrollEntry: async () => {
      const params = await entry('open', '2027-07');
      return asHelena((call, idempotencyKey) => call(payroll.takePayrollEntry, { params, idempotencyKey }));
    },
    giveBackPayrollEntry: async () => {
      const params = await entry('taken', '2027-08');
      const send =
        (why: string): Sending =>
        (call, idempotencyKey) =>
          call(payroll.giveBackPayrollEntry, { params, body: { motivo: why }, idempotencyKey });
      return asHelena(send(motivo), send(another));
    },
  };
}

/** What HR sets for requests. */
function setupActs(app: Pick<TestApp, 'as' | 'database'>, employment: () => Promise<string>) {
  const asHelena = (send: Sending, other: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const category = { ativa: true, ordem: 1 };
  const plan = {
    ...{ tipo: 'seguroVida' as const, regimes: [], mesesDeCasa: 0, lotacoes: [], janela: null, maxDependentes: 0 },
    ...{ parte: { tipo: 'fixa' as const, valor: 100 }, termo: '', ativo: true },
  };
  const company = async () => {
    const of = 'select company_id from employment where id = $1';
    return String((await app.database.owner.query(of, [await employment()])).rows[0].company_id);
  };
  return {
    createRequestCategory: async () => {
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.createRequestCategory, { body: { ...category, nome }, idempotencyKey });
      return asHelena(send(randomUUID()), send(randomUUID()));
    },
    updateRequestCategory: async () => {
      const hr = await app.as('helena', 'rh');
      const { id } = await hr(setup.createRequestCategory, { body: { ...category, nome: randomUUID() } });
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(setup.updateRequestCategory, { params: { id }, body: { ...category, nome, versao: 1 }, idempotencyKey });
      return asHelena(send(randomUUID()), send(randomUUID()));
    },
    saveProofRule: async () => {
      const { rows } = await app.database.owner.query('select company_id from employment where id = $1', [
        await employment(),
      ]);
      await app.database.owner.query('delete from proof_rule');
      const rule = {
        aberto: true,
        provas: ['laudo' as const],
        frenteVerso: false,
        idadeMaxima: null,
        obrigatoria: true,
      };
      const send =
        (campo: string): Sending =>
        (call, idempotencyKey) =>
          call(proofs.saveProofRule, {
            body: { idEmpresa: String(rows[0].company_id), campo, ...rule, versao: 0 },
            idempotencyKey,
          });
      return asHelena(send('nome'), send('pis'));
    },
    createProofRule: async () => {
      const idEmpresa = await company();
      await app.database.owner.query('delete from proof_rule');
      const rule = {
        aberto: true,
        provas: ['laudo' as const],
        frenteVerso: false,
        idadeMaxima: null,
        obrigatoria: true,
      };
      const send =
        (campo: string): Sending =>
        (call, idempotencyKey) =>
          call(proofs.createProofRule, { body: { idEmpresa, campo, ...rule }, idempotencyKey });
      return asHelena(send('nome'), send('pis'));
    },
    createBenefitPlan: async () => {
      const idEmpresa = await company();
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(catalogue.createBenefitPlan, { body: { ...plan, idEmpresa, nome }, idempotencyKey });
      return asHelena(send(randomUUID()), send(randomUUID()));
    },
    updateBenefitPlan: async () => {
      const hr = await app.as('helena', 'rh');
      const body = { ...plan, idEmpresa: await company(), nome: randomUUID() };
      const { id } = await hr(catalogue.createBenefitPlan, { body });
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(catalogue.updateBenefitPlan, { params: { id }, body: { ...plan, nome, versao: 1 }, idempotencyKey });
      return asHelena(send(randomUUID()), send(randomUUID()));
    },
    saveRequestSetting: async () => {
      const params = { idEmpresa: await company() };
      await app.database.owner.query('delete from request_setting where company_id = $1', [params.idEmpresa]);
      const send =
        (corteFolha: number): Sending =>
        (call, idempotencyKey) =>
          call(setup.saveRequestSetting, {
            ...{ params, idempotencyKey },
            body: { avisoDias: 30, diasDescanso: [6, 7], corteFolha, versao: 0 },
          });
      return asHelena(send(10), send(11));
    },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@cracha/contract/contract.ts';
import { type Call, Refusal } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import type { DemoKey } from '../../src/seed/demo-people.ts';
import { clientOf, startApp, type TestApp } from '../app.ts';
import { administrationActs } from './administration-acts.ts';
import { admissionActs } from './admission-acts.ts';
import { announcementActs } from './announcement-acts.ts';
import { benefitActs } from './benefit-acts.ts';
import { clockActs } from './clock-acts.ts';
import { companyActs } from './company-acts.ts';
import { type Act, deskActs } from './desk-acts.ts';
import { documentActs } from './document-acts.ts';
import { identityActs } from './identity-acts.ts';
import { kitActs } from './kit-acts.ts';
import { managerActs } from './manager-acts.ts';
import { markActs } from './mark-acts.ts';
import { modelActs, sheetModelActs } from './model-acts.ts';
import { outwardActs } from './outward-acts.ts';
import { registryActs } from './registry-acts.ts';
import { requestActs } from './request-acts.ts';
import { signatureActs } from './signature-acts.ts';
import { templateActs } from './template-acts.ts';
import { ticketActs } from './ticket-acts.ts';
import { waysInActs } from './ways-in-acts.ts';
import { startWire, type Wire } from './wire.ts';
import { workerActs } from './worker-acts.ts';

// Between the client and the server a wire that swallows answers: the effect is there, the client doesn't know.
let app: TestApp;
let wire: Wire;
let swallowing = false;
beforeAll(async () => {
  // without jobs, so that what changes is what the calls change
  app = await startApp({ JOBS: 'off' });
  const { port } = new URL(app.base);
  wire = await startWire({ host: '127.0.0.1', port: Number(port) }, { answered: () => (swallowing ? 'lose' : 'pass') });
});
afterAll(async () => {
  await wire.close();
  await app.stop();
});

const rows = async (text: string, ...values: unknown[]) => (await app.database.owner.query(text, values)).rows;

/** Asks every table for a hash of its rows, jobs too, but those that merely say that somebody was there; one statement, planned once. */
let everyTable = '';

async function everything(): Promise<Record<string, string>> {
  everyTable ||= (
    await rows(
      `select string_agg(format('select %L as name, count(*) || '' '' || coalesce(md5(string_agg(t::text, ''|'' order by t::text)), '''') as hash from %s t', c.oid::regclass, c.oid::regclass), ' union all ') as text
         from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind = 'r' and (nspname = 'public' and relname not in ('session', 'session_position', 'idempotency_key', 'migration') or nspname = 'jobs' and relname = 'job_common')`,
    )
  )[0].text;
  const { rows: all } = await app.database.owner.query({ name: 'everything', text: everyTable });
  return Object.fromEntries(all.map(({ name, hash }) => [name, hash]));
}

const { import: imports, receipt: receipts, notification, identity, company } = contract;
const reason = 'Enviado com a folha errada, será corrigido e enviado de novo.';
const payroll = readFileSync(join(import.meta.dirname, '../../demo/files/P01_dominio_2vias.pdf'));
let number = 0;

function filesOf(...contents: Uint8Array[]): FormData {
  const body = new FormData();
  for (const content of contents) body.append('arquivo', new Blob([new Uint8Array(content)]), 'folha.pdf');
  return body;
}

/** An import in a state, sent like any other. */
async function importIn(state: string, columns = ''): Promise<string> {
  number += 1;
  const helena = await app.as('helena', 'rh');
  const [sent] = await helena(imports.uploadFiles, {
    body: filesOf(Buffer.concat([payroll, Buffer.alloc(number, 10)])),
  });
  const id = sent && 'id' in sent ? sent.id : '';
  await app.database.owner.query(`update import set state = $2 ${columns} where id = $1`, [id, state]);
  return id;
}

const newReceipt = () => receiptFor(app, 'maria', { month: 1 + (number++ % 12), year: 2020 });

async function disputed(): Promise<string> {
  const id = await newReceipt();
  const maria = await app.as('maria', 'trabalhador');
  await maria(receipts.answerReceipt, { params: { id }, body: { concorda: 'false', mensagem: 'Não é isto.' } });
  return id;
}

const own: Record<string, () => Promise<Act>> = {
  uploadFiles: async () => {
    number += 1;
    // of the same length, so that nothing but their content tells them apart
    const files = ['a', 'b'].map(end => filesOf(Buffer.concat([payroll, Buffer.from(`%${number}${end}`)])));
    const send = (body: FormData | undefined) => (call: Call, idempotencyKey: string) =>
      call(imports.uploadFiles, { body, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(files[0]), other: send(files[1]) };
  },
  publishImport: async () => {
    const id = await importIn('ready', ', clean = 1');
    const send = (quando?: string) => (call: Call, idempotencyKey: string) =>
      call(imports.publishImport, { params: { id }, body: { quais: 'limpos', quando }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(), other: send('2030-01-01T12:00:00Z') };
  },
  cancelImport: async () => {
    const [id, another] = [await importIn('queued'), await importIn('queued')];
    const send = (params: { id: string }) => (call: Call, idempotencyKey: string) =>
      call(imports.cancelImport, { params, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send({ id }), other: send({ id: another }) };
  },
  retryImport: async () => {
    const id = await importIn('failed');
    return {
      who: 'helena',
      profile: 'rh',
      send: (call, idempotencyKey) => call(imports.retryImport, { params: { id }, idempotencyKey }),
    };
  },
  undoImports: async () => {
    const id = await importIn('published');
    const send = (Justificativa: string) => (call: Call, idempotencyKey: string) =>
      call(imports.undoImports, { body: { IdString: id, Justificativa }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(reason), other: send(`${reason} Sim.`) };
  },
  answerReceipt: async () => {
    const id = await newReceipt();
    const send = (concorda: string, mensagem?: string) => (call: Call, idempotencyKey: string) =>
      call(receipts.answerReceipt, { params: { id }, body: { concorda, mensagem }, idempotencyKey });
    return { who: 'maria', profile: 'trabalhador', send: send('false', 'Faltam horas.'), other: send('true') };
  },
  writeMessage: async () => {
    const id = await disputed();
    const send = (mensagem: string) => (call: Call, idempotencyKey: string) =>
      call(receipts.writeMessage, { params: { id }, body: { mensagem }, idempotencyKey });
    return { who: 'maria', profile: 'trabalhador', send: send('Olá?'), other: send('Olá!') };
  },
  reopenReceipt: async () => {
    const id = await disputed();
    return {
      who: 'helena',
      profile: 'rh',
      send: (call, idempotencyKey) => call(receipts.reopenReceipt, { params: { id }, idempotencyKey }),
    };
  },
  remindWorkers: async () => {
    const ids = [await newReceipt(), await newReceipt()];
    const send = (chosen: string[]) => (call: Call, idempotencyKey: string) =>
      call(receipts.remindWorkers, { body: { ids: chosen }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(ids), other: send(ids.slice(1)) };
  },
  changeVisibility: async () => {
    const ids = [await newReceipt()];
    const send = (visivel: boolean) => (call: Call, idempotencyKey: string) =>
      call(receipts.changeVisibility, { body: { ids, visivel, confirmado: true }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(false), other: send(true) };
  },
  deleteReceipts: async () => {
    const id = await newReceipt();
    const send = (Justificativa: string) => (call: Call, idempotencyKey: string) =>
      call(receipts.deleteReceipts, { body: { IdString: id, Justificativa }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send(reason), other: send(`${reason} Sim.`) };
  },
  showNet: async () => {
    const id = await newReceipt();
    const send = (mostrar: boolean) => (call: Call, idempotencyKey: string) =>
      call(receipts.showNet, { params: { id }, body: { mostrar }, idempotencyKey });
    return { who: 'maria', profile: 'trabalhador', send: send(true), other: send(false) };
  },
  switchQrCode: async () => {
    const id = await newReceipt();
    const send = (ligado: 'true' | 'false') => (call: Call, idempotencyKey: string) =>
      call(receipts.switchQrCode, { params: { id, ligado }, idempotencyKey });
    return { who: 'helena', profile: 'rh', send: send('true'), other: send('false') };
  },
  sendReceiptByEmail: async () => {
    const id = await newReceipt();
    return {
      who: 'maria',
      profile: 'trabalhador',
      send: (call, idempotencyKey) => call(receipts.sendReceiptByEmail, { params: { id }, idempotencyKey }),
    };
  },
  configureCompany: async () => {
    const [{ id }] = await rows("select id from company where cnpj = 'B0REAL26000181'");
    const send = (tipoPonto: 'manual' | 'fopag') => (call: Call, idempotencyKey: string) =>
      call(company.configureCompany, { params: { id }, body: { tipoPonto }, idempotencyKey });
    return { who: 'bruno', profile: 'rh', send: send('manual'), other: send('fopag') };
  },
  markAsRead: async () => ({
    who: 'helena',
    profile: 'rh',
    send: (call, idempotencyKey) => call(notification.markAsRead, { body: {}, idempotencyKey }),
  }),
  chooseHrGroup: async () => {
    const [{ id }] = await rows("select id from access_group where name = 'Grupo Pantanal'");
    return {
      who: 'helena',
      profile: 'rh',
      send: (call, idempotencyKey) => call(identity.chooseHrGroup, { body: { idGrupoAcesso: id }, idempotencyKey }),
    };
  },
};

/** Made once the app is there; the names are known before. */
const world = {
  get database() {
    return app.database;
  },
  get base() {
    return app.base;
  },
  as: (...who: Parameters<TestApp['as']>) => app.as(...who),
  bearer: (who: DemoKey) => app.bearer(who),
  personId: (who: DemoKey) => app.personId(who),
};
const acts = {
  ...own,
  ...deskActs(world),
  ...identityActs(world),
  ...waysInActs(world),
  ...administrationActs(world),
  ...workerActs(world),
  ...companyActs(world),
  ...markActs(world),
  ...managerActs(world),
  ...benefitActs(world),
  ...announcementActs(world),
  ...registryActs(world),
  ...outwardActs(world),
  ...modelActs(world),
  ...sheetModelActs(world),
  ...clockActs(world),
  ...ticketActs(world),
  ...documentActs(world),
  ...templateActs(world),
  ...admissionActs(world),
  ...kitActs(world),
  ...requestActs(world),
  ...signatureActs(world),
};

const through = async ({ who, profile }: Act) =>
  clientOf(`http://127.0.0.1:${wire.port}/api`, await app.bearer(who), profile);

async function swallowed(work: () => Promise<unknown>): Promise<void> {
  swallowing = true;
  const outcome: unknown = await work().catch(error => error);
  swallowing = false;
  expect(outcome instanceof Refusal && outcome.status).toBe(0);
}

describe.each(Object.entries(acts))('%s, its answer swallowed', (_, prepare) => {
  it('repeated three times with its key has one effect and one answer; the key with other data is refused', async () => {
    const act = await prepare();
    const call = await through(act);
    const key = crypto.randomUUID();
    const before = await everything();
    await swallowed(() => act.send(call, key));
    const after = await everything();
    expect(after).not.toEqual(before);
    await swallowed(() => act.send(call, key));
    const answers = [await act.send(call, key), await act.send(call, key)];
    expect(answers[1]).toEqual(answers[0]);
    expect(await everything()).toEqual(after);
    if (!act.other) return;
    const refusal: unknown = await act.other(call, key).catch(error => error);
    expect(refusal instanceof Refusal && [refusal.status, refusal.body.code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
    expect(await everything()).toEqual(after);
  });
});

it('a repeat without its key is a second effect', async () => {
  const act = (await acts.writeMessage?.()) ?? expect.fail('no act');
  const call = await through(act);
  await swallowed(() => act.send(call, crypto.randomUUID()));
  const after = await everything();
  await act.send(call, crypto.randomUUID());
  expect(await everything()).not.toEqual(after);
});

it('every call that changes something is in the list, or named here with its reason', () => {
  const elsewhere: Record<string, string> = {
    signIn: 'a second session is no harm: it has its own token',
    signOut: 'its own effect ends the session that the repeat would need',
    refreshToken: 'a token more of the same session',
    signInWithCode: 'as signIn; its code is good once, and the next one comes within half a minute',
    signInSigner: 'as signIn',
    signInWithPasskey: 'as signIn; what was signed counts once',
    signInWithChallenge: 'as signIn; its challenge ends with it',
    finishProviderSignIn: 'as signIn; what came back counts once',
    beginProviderSignIn: 'a sign-in more that was begun, and is forgotten in ten minutes',
    passkeyOptions: 'a challenge more, good for five minutes',
    passkeySignInOptions: 'as passkeyOptions',
    useAccessLetter: 'a session more that may set the password; the first password ends the letter',
    askByLetter: 'the case is there already: its answer is the same',
    acceptLink: 'a link is accepted once; its code is used up',
    refuseLink: 'a claim is refused once, and is not found afterwards',
    keepAccountAlone: 'what has ended stays ended',
    objectToCase: 'a case is objected to once, and is not found afterwards',
    objectByLink: 'as objectToCase',
    replaceContact: 'as resetAuthenticator: the same person asks once',
    decideAccount: 'the same person’s word counts once',
    claimPasskey: 'a passkey is one’s own once',
    endOwnSession: 'a session ends once, and is refused afterwards',
    endOtherSessions: 'as endOwnSession',
    disownActivity: 'as endOwnSession; its own session waits for a new password',
    supportRequest: 'begins the one session of a grant anew',
    userNames: 'changes nothing',
    provisionalKey: 'changes its own session alone; the newest key counts',
    resendContactCode: 'as sendContactCode',
    sendCellPhoneCode: 'as sendEmailCode',
    confirmCellPhone: 'as confirmEmail',
    activateTwoFactor: 'as saveTwoFactor',
    chooseManagerGroup: 'as chooseHrGroup',
    createFirstAdministrator: 'its link works once (start.test.ts)',
    proveSecondFactor: 'a code counts once, and the session stays as fresh as the first time',
    askHelp: 'the captcha’s answer counts once',
    previewAccessProfile: 'changes nothing',
    headcounts: 'changes nothing',
    announcementReach: 'changes nothing',
    newAnnouncementReach: 'changes nothing',
    checkPeriods: 'changes nothing',
    checkRequest: 'changes nothing',
    tryRoute: 'changes nothing',
    readTicket: 'what is read is read',
    previewTemplate: 'changes nothing but that the worker was looked at',
    compareAuthenticity: 'changes nothing',
    checkDocument: 'changes nothing',
    tryPdfModel: 'changes nothing but that the sample was opened',
    choosePayrollClock: 'the same company is chosen again',
    retryPayrollClock: 'what waits is due now, and no sooner the second time',
    splitDocument: 'a page is split once, and is decided afterwards',
    confirmSums: 'sums are confirmed once, and refused afterwards',
    readingPage: 'a page is handed out again: the first time counts',
    readingText: 'as readingPage',
    askEntry: 'one code a minute, whoever asks',
    askCandidateEntry: 'as askEntry',
    admission: 'opening one begins its review once',
    saveAdmissionStep: 'keeps the same values again (admission.test.ts)',
    deliverPaper: 'the same picture is refused the second time (admission.test.ts)',
    sendAdmission: 'what is sent is sent once (admission.test.ts)',
    sendContactCode: 'a second code waits a minute (admission.test.ts)',
    confirmContact: 'a used code is dead (admission.test.ts)',
    giveUpAdmission: 'its own effect ends the link',
    openLink: 'each opening counts, and has a pass of its own',
    openPrint: 'a ticket is used once',
    sealStored: 'asks for the seal again, and what is sealed stays so',
    revokeLink: 'what is revoked stays revoked',
    notMe: 'a link is closed once',
    askActCode: 'one code a minute',
    checkDocumentFile: 'changes nothing',
    trySheetModel: 'changes nothing but that the sample was opened',
  };
  const changing = Object.values(contract)
    .flatMap(feature => Object.entries(feature))
    .filter(([, call]) => !('planned' in call && call.planned))
    .filter(([, call]) => call.method !== 'GET' || ('changesState' in call && call.changesState))
    .map(([key]) => key);
  expect(changing.filter(key => !(key in acts) && !(key in elsewhere))).toEqual([]);
});

import type { Profile } from '@cracha/contract/access/roles.ts';
import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { makeMembership } from '#core/access/membership.factory.ts';
import { tableKey } from '#core/reading/file/table-columns.ts';
import { type KnownWorker, knownWorkers, makeImport, readPayslip } from '#features/import/import.factory.ts';
import { receiptFor } from '#features/receipt/receipt-world.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { DemoKey } from '../../src/seed/demo-people.ts';
import type { TestApp } from '../app.ts';

/** An act with what it needs: how it is sent, and the same with other data (undefined where nothing in it can differ). */
export interface Act {
  who: DemoKey;
  profile: Profile;
  send: (call: Call, idempotencyKey: string) => Promise<unknown>;
  other?: (call: Call, idempotencyKey: string) => Promise<unknown>;
}

type Sending = Act['send'];
/** What the acts need of the app. */
type Needed = Pick<TestApp, 'database' | 'as' | 'personId'>;

const { review, release, receipt, import: imports, rubric: rubrics } = contract;
const titles = ['CPF', 'Descrição', 'Valor'];

/** The acts of both desks and of HR's work on receipts; each makes what it needs. */
export function deskActs(app: Needed): Record<string, () => Promise<Act>> {
  const asHelena = (send: Sending, other?: Sending): Act => ({ who: 'helena', profile: 'rh', send, other });
  const asGustavo = (send: Sending, other?: Sending): Act => ({ who: 'gustavo', profile: 'rh', send, other });
  const doubtful = async (given: Parameters<typeof readPayslip>[1] = {}, matched = true) => {
    const [worker] = await knownWorkers(app);
    const reading = readPayslip(matched ? worker : undefined, given);
    const made = await makeImport(app, [
      { reading, worker: matched ? worker : undefined, companyId: worker?.companyId },
    ]);
    return { worker, params: { id: made.id, documento: made.documents[0] ?? '' } };
  };
  const rubric = async () => {
    const { rows } = await app.database.owner.query<{ id: string }>(
      `insert into remembered_rubric (access_group_id, employer, rubric_table, code, valid_from, valid_until, description, kind, nature)
       select access_group_id, left(cnpj, 8), 'T1', gen_random_uuid()::text, '2020-01', '', 'Salário', '1', '1000' from company
        where access_group_id = (select id from access_group where name = 'Grupo Pantanal') limit 1 returning id`,
    );
    return rows[0]?.id ?? '';
  };
  return {
    ...reviewActs(app, doubtful, asHelena),
    ...releaseActs(app, asHelena, asGustavo),
    ...receiptActs(app, asHelena),
    correctRubric: async () => {
      const params = { id: await rubric() };
      const send =
        (natureza: string): Sending =>
        (call, idempotencyKey) =>
          call(rubrics.correctRubric, { params, body: { natureza }, idempotencyKey });
      return asHelena(send('1003'), send('1016'));
    },
    forgetRubric: async () => {
      const params = { id: await rubric() };
      return asHelena((call, idempotencyKey) => call(rubrics.forgetRubric, { params, idempotencyKey }));
    },
    confirmColumns: async () => {
      const { params } = await doubtful();
      const heading = tableKey(titles, 'recibo');
      const table = { heading, titles, guess: ['cpf', 'descricao', 'valor'], examples: [], rows: 1, entry: null };
      await app.database.owner.query("update import set state = 'confirmColumns', tables = $2 where id = $1", [
        params.id,
        JSON.stringify([table]),
      ]);
      const send =
        (last: 'valor' | 'vencimentos'): Sending =>
        (call, idempotencyKey) =>
          call(imports.confirmColumns, {
            params: { id: params.id },
            body: { cabecalho: heading, documento: 'recibo', colunas: ['cpf', 'descricao', last] },
            idempotencyKey,
          });
      return asHelena(send('valor'), send('vencimentos'));
    },
  };
}

interface Waiting {
  worker: KnownWorker | undefined;
  params: { id: string; documento: string };
}
type Doubtful = (given?: Parameters<typeof readPayslip>[1], matched?: boolean) => Promise<Waiting>;
type As = (send: Sending, other?: Sending) => Act;

function reviewActs(app: Needed, doubtful: Doubtful, as: As): Record<string, () => Promise<Act>> {
  const simple = (key: 'reserveDocument' | 'ignoreDocument') => async () => {
    const [one, another] = [await doubtful(), await doubtful()];
    const send =
      ({ params }: Waiting): Sending =>
      (call, idempotencyKey) =>
        call(review[key], { params, idempotencyKey });
    return as(send(one), send(another));
  };
  const undated = async () => {
    const [worker] = await knownWorkers(app);
    const doubt = { code: 'CREDIT_DAY_DOUBTFUL' as const, values: { days: '05/10/2026, 06/10/2026' } };
    return makeImport(app, [{ reading: readPayslip(worker, { findings: [doubt] }), worker, state: 'clean' }]);
  };
  const unread = { type: 4 as const, lines: [], findings: [{ code: 'PAGE_SCANNED' as const, values: {} }] };
  const stranger = { name: 'Wesley Gama', cpf: '11144477735', registration: '90001' };
  return {
    reserveDocument: simple('reserveDocument'),
    ignoreDocument: simple('ignoreDocument'),
    confirmDocument: async () => {
      const { params } = await doubtful();
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(review.confirmDocument, { params, body: { correcao: { nome } }, idempotencyKey });
      return as(send('Um'), send('Outro'));
    },
    reopenDocument: async () => {
      const { params } = await doubtful();
      const helena = await app.as('helena', 'rh');
      await helena(review.ignoreDocument, { params });
      return as((call, idempotencyKey) => call(review.reopenDocument, { params, idempotencyKey }));
    },
    typeDocument: async () => {
      const { params } = await doubtful(unread, false);
      const send =
        (tipo: 2 | 9): Sending =>
        (call, idempotencyKey) =>
          call(review.typeDocument, { params, body: { tipo }, idempotencyKey });
      return as(send(9), send(2));
    },
    decideExisting: async () => {
      const { params } = await doubtful({ findings: [{ code: 'RECEIPT_EXISTS', values: { competence: '09/2026' } }] });
      const send =
        (existente: 'manter' | 'substituir'): Sending =>
        (call, idempotencyKey) =>
          call(review.decideExisting, { params: { id: params.id }, body: { existente }, idempotencyKey });
      return as(send('manter'), send('substituir'));
    },
    undoExisting: async () => {
      const { params } = await doubtful({ findings: [{ code: 'RECEIPT_EXISTS', values: { competence: '09/2026' } }] });
      const { id } = params;
      const helena = await app.as('helena', 'rh');
      const { ato } = await helena(review.decideExisting, { params: { id }, body: { existente: 'manter' } });
      const send =
        (at: string): Sending =>
        (call, idempotencyKey) =>
          call(review.undoExisting, { params: { id }, body: { ato: at }, idempotencyKey });
      return as(send(ato), send('2026-10-05T12:00:00.000Z'));
    },
    setCreditDays: async () => {
      const { id, documents } = await undated();
      const send =
        (dia: string): Sending =>
        (call, idempotencyKey) =>
          call(review.setCreditDays, { params: { id }, body: { dia, documentos: documents }, idempotencyKey });
      return as(send('2026-10-05'), send('2019-06-28'));
    },
    undoCreditDays: async () => {
      const { id } = await undated();
      const helena = await app.as('helena', 'rh');
      const { ato } = await helena(review.setCreditDays, { params: { id }, body: { dia: '2026-10-05' } });
      const send =
        (at: string): Sending =>
        (call, idempotencyKey) =>
          call(review.undoCreditDays, { params: { id }, body: { ato: at }, idempotencyKey });
      return as(send(ato), send('2026-10-05T12:00:00.000Z'));
    },
    registerWorkers: async () => {
      const found = [{ code: 'WORKER_NOT_FOUND' as const, values: {} }];
      const { params } = await doubtful({ ...stranger, findings: found }, false);
      return as(
        (call, idempotencyKey) => call(review.registerWorkers, { params: { id: params.id }, body: {}, idempotencyKey }),
        (call, idempotencyKey) =>
          call(review.registerWorkers, {
            params: { id: params.id },
            body: { documentos: [params.documento] },
            idempotencyKey,
          }),
      );
    },
    replaceImport: async () => {
      const [one, another] = [await doubtful(), await doubtful()];
      const send =
        ({ params }: Waiting): Sending =>
        (call, idempotencyKey) =>
          call(review.replaceImport, { params: { id: params.id }, idempotencyKey });
      return as(send(one), send(another));
    },
  };
}

function releaseActs(app: Needed, asHelena: As, asGustavo: As): Record<string, () => Promise<Act>> {
  const waiting = async (asked: boolean) => {
    const [worker] = await knownWorkers(app);
    const { id } = await makeImport(app, [{ reading: readPayslip(worker), worker, state: 'clean' }]);
    const gustavo = await app.personId('gustavo');
    const { rows } = await app.database.owner.query<{ access_group_id: string }>(
      "update import set state = 'ready' where id = $1 returning access_group_id",
      [id],
    );
    await acrossTenants(app.database.pool, 'a second person of HR', tx =>
      makeMembership(tx, { personId: gustavo, role: 'RH', accessGroupId: rows[0]?.access_group_id ?? '' }),
    );
    if (asked)
      await app.database.owner.query(
        'insert into release_request (import_id, access_group_id, asked_by, asked_of) values ($1, $2, $3, $4)',
        [id, rows[0]?.access_group_id, await app.personId('helena'), gustavo],
      );
    return { params: { id }, worker, gustavo };
  };
  const decides = async (key: 'confirmRuleChange' | 'refuseRuleChange' | 'withdrawRuleChange'): Promise<Sending> => {
    const { params: imported } = await waiting(false);
    await app.database.owner.query("update release_rule_change set state = 'expired' where state = 'open'");
    const { rows } = await app.database.owner.query<{ id: string }>(
      `insert into release_rule_change (access_group_id, asked_by, at_once)
       select access_group_id, $2, false from import where id = $1 returning id`,
      [imported.id, await app.personId('helena')],
    );
    const params = { id: rows[0]?.id ?? '' };
    return (call, idempotencyKey) => call(release[key], { params, idempotencyKey });
  };
  return {
    askRelease: async () => {
      const { params, gustavo } = await waiting(false);
      const send =
        (mensagem: string): Sending =>
        (call, idempotencyKey) =>
          call(release.askRelease, { params, body: { para: gustavo, mensagem }, idempotencyKey });
      return asHelena(send('Uma'), send('Outra'));
    },
    withdrawRelease: async () => {
      const { params } = await waiting(true);
      return asHelena((call, idempotencyKey) => call(release.withdrawRelease, { params, idempotencyKey }));
    },
    returnRelease: async () => {
      const { params } = await waiting(true);
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(release.returnRelease, { params, body: { motivo }, idempotencyKey });
      return asGustavo(send('Falta o recibo de Denis.'), send('Falta o recibo de Rosa.'));
    },
    grantRelease: async () => {
      const { params } = await waiting(true);
      return asGustavo((call, idempotencyKey) => call(release.grantRelease, { params, idempotencyKey }));
    },
    markExpected: async () => {
      const { params, worker } = await waiting(false);
      const send =
        (esperado: boolean): Sending =>
        (call, idempotencyKey) =>
          call(release.markExpected, {
            params,
            body: { idVinculo: worker?.employmentId ?? '', esperado },
            idempotencyKey,
          });
      return asHelena(send(true), send(false));
    },
    markManyExpected: async () => {
      const { params } = await waiting(false);
      const send =
        (motivo: string): Sending =>
        (call, idempotencyKey) =>
          call(release.markManyExpected, { params, body: { motivo }, idempotencyKey });
      return asHelena(send('Recebem por outra folha'), send('Estão em licença'));
    },
    undoManyExpected: async () => {
      const { params } = await waiting(false);
      const helena = await app.as('helena', 'rh');
      const { ato } = await helena(release.markManyExpected, { params, body: { parcial: true } });
      const send =
        (at: string): Sending =>
        (call, idempotencyKey) =>
          call(release.undoManyExpected, { params, body: { ato: at }, idempotencyKey });
      return asHelena(send(ato), send('2026-10-05T12:00:00.000Z'));
    },
    setReleaseRules: async () => {
      const send =
        (aoTerminar: boolean): Sending =>
        (call, idempotencyKey) =>
          call(release.setReleaseRules, { body: { duasPessoas: false, aoTerminar }, idempotencyKey });
      return asHelena(send(false), send(true));
    },
    confirmRuleChange: async () => asGustavo(await decides('confirmRuleChange')),
    refuseRuleChange: async () => asGustavo(await decides('refuseRuleChange')),
    withdrawRuleChange: async () => asHelena(await decides('withdrawRuleChange')),
  };
}

let month = 0;

function receiptActs(app: Needed, as: As): Record<string, () => Promise<Act>> {
  const published = () => receiptFor(app, 'maria', { month: 1 + (month++ % 12), year: 2019 });
  const disputed = async () => {
    const id = await published();
    const maria = await app.as('maria', 'trabalhador');
    await maria(receipt.answerReceipt, { params: { id }, body: { concorda: 'false', mensagem: 'Não é isto.' } });
    return id;
  };
  const motivo = 'Sai com a correção do mês.';
  return {
    assignDispute: async () => {
      const id = await disputed();
      const helena = await app.personId('helena');
      const send =
        (idResponsavel: string): Sending =>
        (call, idempotencyKey) =>
          call(contract['receipt-dispute'].assignDispute, { params: { id }, body: { idResponsavel }, idempotencyKey });
      return as(send(helena), send(id));
    },
    closeDispute: async () => {
      const id = await disputed();
      const send =
        (why: string): Sending =>
        (call, idempotencyKey) =>
          call(contract['receipt-dispute'].closeDispute, {
            params: { id },
            body: { desfecho: 'explicada', motivo: why },
            idempotencyKey,
          });
      return as(send('As horas estão no recibo de maio.'), send('As horas estão no recibo de junho.'));
    },
    withholdReceipts: async () => {
      const ids = [await published()];
      const send =
        (why: string): Sending =>
        (call, idempotencyKey) =>
          call(contract['receipt-withholding'].withholdReceipts, { body: { ids, motivo: why }, idempotencyKey });
      return as(send(motivo), send(`${motivo} Sim.`));
    },
    setPayDay: async () => {
      const id = await published();
      const { rows } = await app.database.owner.query<{ day: string | null }>(
        'select paid_on::text as day from receipt where id = $1',
        [id],
      );
      const send =
        (dataPagamento: string | null): Sending =>
        (call, idempotencyKey) =>
          call(contract['pay-day'].setPayDay, {
            body: { recibos: [{ id, de: rows[0]?.day ?? null }], dataPagamento },
            idempotencyKey,
          });
      return as(send(null), send('2019-06-28'));
    },
    giveReceiptsBack: async () => {
      const [one, another] = [await published(), await published()];
      const send =
        (id: string): Sending =>
        (call, idempotencyKey) =>
          call(contract['receipt-withholding'].giveReceiptsBack, { body: { ids: [id] }, idempotencyKey });
      await app.database.owner.query(
        "update receipt set withheld_at = now(), withheld_reason = 'Sai com a correção.', visible = false where id = any ($1)",
        [[one, another]],
      );
      return as(send(one), send(another));
    },
    publishTypedReceipt: async () => {
      const [worker] = await knownWorkers(app);
      const typed =
        (year: number): Sending =>
        (call, idempotencyKey) =>
          call(contract['receipt-typed'].publishTypedReceipt, { body: typedForm(worker, year), idempotencyKey });
      return as(typed(2015), typed(2016));
    },
    nameFields: async () => {
      const { rows } = await app.database.owner.query<{ id: string }>(
        "select id from access_group where name = 'Grupo Pantanal'",
      );
      const params = { idGrupoAcesso: rows[0]?.id ?? '', idEmpresa: '0', tipo: '1' } as const;
      const send =
        (nome: string): Sending =>
        (call, idempotencyKey) =>
          call(contract['receipt-typed'].nameFields, {
            params,
            body: { nomes: [{ campo: 'vencimentos', nome }] },
            idempotencyKey,
          });
      return as(send('Histórico'), send('Verba'));
    },
  };
}

function typedForm(worker: KnownWorker | undefined, ano: number) {
  const verbas = [{ codigo: '0101', descricao: 'Diferença', referencia: null, vencimentos: 1_000, descontos: null }];
  return {
    idEmpregado: worker?.employmentId ?? '',
    especie: 'complementar' as const,
    mes: 3,
    ano,
    dataPagamento: null,
    verbas,
  };
}

import { deskContract as desk } from '@cracha/contract/features/desk/desk.contract.ts';
import { deskSetupContract as setup } from '@cracha/contract/features/desk/desk-setup.contract.ts';
import { notificationContract } from '@cracha/contract/features/notification/notification.contract.ts';
import { draftContract } from '@cracha/contract/features/request/draft.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { mailAnswer } from './answer-mail.ts';
import { categoryNamed, confidentialCategory, employmentWith, ticketOf } from './desk.factory.ts';
import { closeOver, recountGroup, tellLate } from './recount.ts';

let app: TestApp;
let payment = '';
beforeAll(async () => {
  app = await startApp();
  payment = (await categoryNamed(app, 'Pagamento e descontos')).id;
});
afterAll(() => app.stop());

const signal = new AbortController().signal;
const hr = () => app.as('helena', 'rh');
const maria = () => app.as('maria', 'trabalhador');
const one = async (sql: string, ...values: unknown[]) => (await app.database.owner.query(sql, values)).rows[0];
const toldOf = async (id: string) =>
  (
    await app.database.owner.query(
      `select n.kind, p.email from notification n join person p on p.id = n.person_id where n.target like '%' || $1 order by n.kind, p.email`,
      [id],
    )
  ).rows.map(({ kind, email }) => `${kind} ${String(email).split('@')[0]}`);
const mensagem = 'O desconto é do vale-transporte.';

/** Ana, of HR in Helena's group: a colleague of hers. */
async function colleague(): Promise<string> {
  const ana = await app.personId('ana');
  await app.database.owner.query(
    `insert into membership (person_id, role, access_group_id, access_profile_id, all_companies, all_workers, accepted_at, accepted_how)
     select $1, 'RH', m.access_group_id, m.access_profile_id, true, true, now(), 'before' from membership m where m.person_id = $2 and m.role = 'RH'
     on conflict do nothing`,
    [ana, await app.personId('helena')],
  );
  return ana;
}

describe('a ticket', () => {
  it('takes the draft of its words along', async () => {
    const worker = await maria();
    const params = { tipo: 'atendimento' } as const;
    await worker(draftContract.saveRequestDraft, { params, body: { dados: { subject: 'Desconto' } } });
    await ticketOf(app, payment);
    expect(await worker(draftContract.requestDraft, { params })).toBeNull();
  });

  it('goes from the question to the rating; each side sees what is new to it', async () => {
    const id = await ticketOf(app, payment);
    const [helena, worker] = [await hr(), await maria()];
    const opened = await helena(desk.ticket, { params: { id } });
    expect(opened).toMatchObject({ status: 'novo', naoLidas: 1, responsavel: null, atrasado: false });
    expect(opened.protocolo).toMatch(/^A-\d{4}-\d{6}$/);
    expect(opened.can).toEqual(['assume', 'responde', 'anota', 'aguarda', 'transfere', 'resolve']);
    await helena(desk.readTicket, { params: { id } });
    const taken = await helena(desk.takeTicket, { params: { id }, body: { versao: opened.versao } });
    expect(taken).toMatchObject({
      status: 'emAndamento',
      naoLidas: 0,
      responsavel: { id: await app.personId('helena') },
    });
    expect(taken.can).not.toContain('assume');
    const asked = await helena(desk.waitTicket, { params: { id }, body: { mensagem: 'De que mês?' } });
    expect(asked).toMatchObject({ status: 'aguardando', solucaoAte: null });
    expect(asked.primeiraRespostaEm).not.toBeNull();
    expect((await worker(desk.ticket, { params: { id } })).naoLidas).toBe(1);
    const replied = await worker(desk.writeTicket, { params: { id }, body: { mensagem: 'De novembro.' } });
    expect(replied).toMatchObject({ status: 'emAndamento', can: ['responde'] });
    const solved = await helena(desk.solveTicket, { params: { id }, body: { mensagem } });
    expect(solved).toMatchObject({ status: 'resolvido', solucaoAte: null, can: ['anota'] });
    const open = await worker(desk.ticket, { params: { id } });
    expect(open.can).toEqual(['reabre', 'encerra', 'avalia']);
    await worker(desk.reopenTicket, { params: { id }, body: { mensagem: 'Ainda falta.' } });
    await helena(desk.solveTicket, { params: { id }, body: { mensagem } });
    const rated = await worker(desk.rateTicket, { params: { id }, body: { nota: 4, frase: 'Rápido.' } });
    expect(rated).toMatchObject({ status: 'encerrado', nota: 4, can: [] });
    expect(await codeOf(worker(desk.rateTicket, { params: { id }, body: { nota: 1 } }))).toBe('ALREADY_DECIDED');
    const told = await helena(desk.ticket, { params: { id } });
    expect(told.historico.map(({ ato }) => ato)).toEqual(
      'abre,assume,aguarda,retorna,resolve,reabre,resolve,avalia,encerra'.split(','),
    );
    expect(await toldOf(id)).toEqual(
      'ticketAnswered helena,ticketAnswered helena,ticketOpened helena,ticketSolved maria,ticketSolved maria,ticketWaits maria'.split(
        ',',
      ),
    );
    const { rows } = await app.database.owner.query(
      'select verb from record_history where entity_id = $1 order by id',
      [id],
    );
    expect(rows.map(({ verb }) => verb)).toContain('deskTicketRated');
  });

  it('is numbered without a gap or a double, however many open at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => ticketOf(app, payment)));
    const { rows } = await app.database.owner.query('select protocol from desk_ticket where id = any ($1) order by 1', [
      ids,
    ]);
    const numbers = rows.map(({ protocol }) => Number(protocol.slice(-6)));
    expect(numbers).toEqual(Array.from({ length: 8 }, (_, at) => (numbers[0] ?? 0) + at));
  });

  it('is taken by one of ten who ask for the same version', async () => {
    const id = await ticketOf(app, payment);
    const helena = await hr();
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => helena(desk.solveTicket, { params: { id }, body: { versao: 1, mensagem } })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await one(`select count(*)::int as n from desk_event where ticket_id = $1 and act = 'solve'`, id)).n).toBe(
      1,
    );
    expect(await codeOf(helena(desk.takeTicket, { params: { id }, body: { versao: 1 } }))).toBe('STALE_VERSION');
    expect(await codeOf(helena(desk.takeTicket, { params: { id }, body: {} }))).toBe('STATUS_FORBIDS');
  });

  it('asks what its category asks, and refuses a form that is none', async () => {
    const helena = await hr();
    const { id: idCategoria } = await helena(setup.createDeskCategory, {
      body: {
        ...{ nome: 'Vale-transporte', sigilosa: false, grupo: [], primeiraResposta: 60, solucao: 480, ativa: true },
        campos: [
          { nome: 'Linha', tipo: 'escolha', obrigatorio: true, opcoes: ['Azul', 'Verde'] },
          { nome: 'Desde', tipo: 'data', obrigatorio: false },
        ],
      },
    });
    const worker = await maria();
    const [offered] = await worker(desk.deskOptions, {});
    expect(offered?.categorias.map(({ nome }) => nome)).toContain('Vale-transporte');
    const body = { idCategoria, assunto: 'Mudei de linha', mensagem: 'Agora vou pela linha verde.' };
    const fieldsOf = async (sent: object) =>
      (await refusalOf(worker(desk.openTicket, { body: { ...body, ...sent } }))).body.fields;
    expect(await fieldsOf({})).toEqual({ 'campos.c1': expect.any(String) });
    expect(await fieldsOf({ campos: JSON.stringify({ c1: 'Roxa' }) })).toEqual({ 'campos.c1': expect.any(String) });
    expect(await fieldsOf({ campos: { c1: 'Azul', c2: '2026-02-30' } })).toEqual({ 'campos.c2': expect.any(String) });
    expect(await fieldsOf({ campos: { c1: 'Azul' }, mensagem: ' \u200b  ' })).toHaveProperty('mensagem');
    expect(await fieldsOf({ campos: { c1: 'Azul' }, idRecibo: idCategoria })).toEqual({ idRecibo: expect.any(String) });
    const elsewhere = worker(desk.openTicket, { body: { ...body, idVinculo: idCategoria } });
    expect(await codeOf(elsewhere)).toBe('EMPLOYEE_NOT_FOUND');
    const made = await worker(desk.openTicket, { body: { ...body, campos: { c1: 'Verde', outro: 'x' } } });
    expect((await worker(desk.ticket, { params: { id: made.id } })).respostas).toEqual([
      { nome: 'Linha', valor: 'Verde' },
    ]);
  });

  it('is opened by HR for a worker in reach, who is told; never for themselves, nor where they would not see it', async () => {
    const ana = await colleague();
    const helena = await hr();
    const idVinculo = await employmentWith(app, payment);
    const body = {
      idCategoria: payment,
      assunto: 'Ligou sobre o vale',
      mensagem: 'Ela pediu por telefone o vale certo.',
    };
    expect((await refusalOf(helena(desk.openTicket, { body }))).body.fields).toEqual({ idVinculo: expect.any(String) });
    const { id } = await helena(desk.openTicket, { body: { ...body, idVinculo } });
    const worker = await maria();
    const hers = await worker(desk.ticket, { params: { id } });
    expect(hers).toMatchObject({ status: 'novo', naoLidas: 1, primeiraRespostaEm: null, can: ['responde'] });
    expect(hers.mensagens).toMatchObject([{ lado: 'rh', minha: false }]);
    expect((await helena(desk.ticket, { params: { id } })).naoLidas).toBe(0);
    const told = await toldOf(id);
    expect(told).toContain('ticketOpenedFor maria');
    expect(told).not.toContain('ticketOpened helena');
    const { id: secret } = await confidentialCategory(app, 'Só de Helena');
    const other = await app.as('ana', 'rh');
    expect(
      (await refusalOf(other(desk.openTicket, { body: { ...body, idVinculo, idCategoria: secret } }))).body.fields,
    ).toEqual({ idCategoria: expect.any(String) });
    const foreign = await app.as('bruno', 'rh');
    expect(await codeOf(foreign(desk.openTicket, { body: { ...body, idVinculo } }))).toBe('EMPLOYEE_NOT_FOUND');
    const { person_id: before } = await one('select person_id from employment where id = $1', idVinculo);
    await app.database.owner.query('update employment set person_id = $2 where id = $1', [idVinculo, ana]);
    expect(await codeOf(other(desk.openTicket, { body: { ...body, idVinculo } }))).toBe('OPERATION_NOT_ALLOWED');
    await app.database.owner.query('update employment set person_id = $2 where id = $1', [idVinculo, before]);
  });

  it('keeps five files, refuses one that is not what it says and the same twice', async () => {
    const token = await app.bearer('maria');
    const send = async (path: string, fields: Record<string, string>, files: [string, string][]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      for (const [at, [name, text]] of files.entries()) form.append(`file_${at}`, new Blob([text]), name);
      const headers = { authorization: `Bearer ${token}`, 'x-profile': 'trabalhador' };
      const answer = await app.send(path, { method: 'POST', headers, body: form });
      return answer.json() as Promise<{ id: string; code: string }>;
    };
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
    const fields = { idCategoria: payment, assunto: 'Com papel', mensagem: 'Segue o comprovante.' };
    const { id } = await send('/atendimento', fields, [['papel.pdf', pdf]]);
    const [kept] = (await (await hr())(desk.ticket, { params: { id } })).mensagens;
    expect(kept?.anexos).toEqual([{ id: expect.any(String), nome: 'papel.pdf', tamanho: pdf.length }]);
    const reply = (files: [string, string][]) => send(`/atendimento/${id}/mensagem`, { mensagem: 'Outro' }, files);
    expect(await reply([['igual.pdf', pdf]])).toMatchObject({ code: 'UPLOAD_DUPLICATE' });
    expect((await reply([['foto.png', pdf]])).code).toMatch(/^UPLOAD|FILE/);
    const six = Array.from({ length: 6 }, (_, at): [string, string] => [`${at}.pdf`, `${pdf}\n%${at}`]);
    expect(await reply(six)).toMatchObject({ code: 'UPLOAD_TOO_MANY' });
    expect((await one('select count(*)::int as n from desk_message where ticket_id = $1', id)).n).toBe(1);
  });
});

describe('what stays inside', () => {
  it('a note of HR is in none of the worker’s calls, nor in their own data', async () => {
    const id = await ticketOf(app, payment);
    const [helena, worker] = [await hr(), await maria()];
    await helena(desk.writeTicket, { params: { id }, body: { mensagem: 'Segredo da casa', interna: true } });
    await helena(desk.transferTicket, { params: { id }, body: { prioridade: 'urgente', motivo: 'Segredo do motivo' } });
    expect(JSON.stringify(await helena(desk.ticket, { params: { id } }))).toMatch(/Segredo da casa.*Segredo do motivo/);
    const shown = await worker(desk.ticket, { params: { id } });
    expect(JSON.stringify(shown)).not.toContain('Segredo');
    expect(shown).toMatchObject({ naoLidas: 0, consumido: null, responsaveis: [] });
    const token = await app.bearer('maria');
    const headers = { authorization: `Bearer ${token}`, 'x-profile': 'trabalhador' };
    const data = await (await app.send('/privacidade/meus-dados', { headers })).text();
    expect(data).toContain(shown.protocolo);
    expect(data).not.toContain('Segredo');
    expect(await codeOf(worker(desk.writeTicket, { params: { id }, body: { mensagem, interna: true } }))).toBe(
      'INVALID_OPTION',
    );
  });

  it('an answer is mailed without its subject while it is unread; of a confidential ticket nothing is', async () => {
    const sent: { to: string; subject: string; text: string }[] = [];
    const mailer = { send: async (mail: { to: string; subject: string; text: string }) => void sent.push(mail) };
    const { id: category } = await confidentialCategory(app, 'Conduta');
    const [open, secret] = [await ticketOf(app, payment), await ticketOf(app, category)];
    const helena = await hr();
    for (const id of [open, secret]) await helena(desk.writeTicket, { params: { id }, body: { mensagem } });
    const { rows } = await app.database.owner.query("select data from jobs.job where name = 'desk-mail'");
    expect(rows.map(({ data }) => data.ticketId)).toContain(open);
    expect(rows.map(({ data }) => data.ticketId)).not.toContain(secret);
    const of = {
      personId: await app.personId('helena'),
      ...(await one('select access_group_id as "accessGroupId" from desk_ticket where id = $1', open)),
    };
    const services = { pool: app.database.pool, mailer, publicUrl: 'https://x.test' };
    for (const ticketId of [open, secret]) await mailAnswer(services, { ...of, ticketId });
    expect(sent.map(mail => mail.to)).toEqual(['maria@pantanal.test']);
    expect(JSON.stringify(sent)).not.toMatch(/Desconto|Pagamento|transporte/);
    await (await maria())(desk.readTicket, { params: { id: open } });
    await mailAnswer(services, { ...of, ticketId: open });
    expect(sent).toHaveLength(1);
  });

  it('a confidential ticket is its group’s alone: no other HR sees, moves or is told of it, and no history names it', async () => {
    const ana = await colleague();
    const { id: category } = await confidentialCategory(app);
    const id = await ticketOf(app, category, 'Assédio');
    const helena = await hr();
    const other = await app.as('ana', 'rh');
    expect(await codeOf(other(desk.ticket, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf(other(desk.solveTicket, { params: { id }, body: { mensagem } }))).toBe('NOT_FOUND');
    const list = await other(desk.tickets, { params: { page: '1', size: '100' }, query: { fila: 'todos' } });
    expect(JSON.stringify(list)).not.toContain(id);
    expect((await helena(desk.ticket, { params: { id } })).categoria.sigilosa).toBe(true);
    expect(await toldOf(id)).toEqual(['ticketOpened helena']);
    expect((await one('select count(*)::int as n from record_history where entity_id = $1', id)).n).toBe(0);
    const bells = await helena(notificationContract.notifications, { params: { page: '1', size: '100' }, query: {} });
    expect(JSON.stringify(bells)).not.toMatch(/Assédio|Ouvidoria/);
    const move = (idCategoria: string) =>
      helena(desk.transferTicket, { params: { id }, body: { idCategoria, motivo: 'É de outra área.' } });
    expect((await refusalOf(move(payment))).body.fields).toEqual({ idCategoria: expect.any(String) });
    expect((await helena(desk.ticket, { params: { id } })).responsaveis.map(person => person.id)).not.toContain(ana);
  });

  it('who moves one to a confidential category of others has it no more', async () => {
    await colleague();
    const { id: category } = await confidentialCategory(app, 'Ética');
    const id = await ticketOf(app, payment);
    const other = await app.as('ana', 'rh');
    const moved = other(desk.transferTicket, {
      params: { id },
      body: { idCategoria: category, motivo: 'É da ouvidoria.' },
    });
    expect(await moved).toBeNull();
    expect(await codeOf(other(desk.ticket, { params: { id } }))).toBe('NOT_FOUND');
    const kept = await (await hr())(desk.ticket, { params: { id } });
    expect(kept).toMatchObject({ categoria: { id: category, sigilosa: true }, solucaoMinutos: 480 });
  });

  it('managers, other workers and another tenant’s HR get none of it; the worker decides nothing of HR’s', async () => {
    const id = await ticketOf(app, payment);
    const ask = async (who: 'ana' | 'gustavo' | 'maria', profile: 'trabalhador' | 'gestor') =>
      await app.as(who, profile);
    expect(await codeOf((await ask('ana', 'trabalhador'))(desk.ticket, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf((await ask('gustavo', 'gestor'))(desk.ticket, { params: { id } }))).toBe('ACCESS_NOT_ALLOWED');
    const worker = await maria();
    expect(await codeOf(worker(desk.solveTicket, { params: { id }, body: { mensagem } }))).toBe('ACCESS_NOT_ALLOWED');
    expect(await codeOf(worker(desk.closeTicket, { params: { id }, body: {} }))).toBe('STATUS_FORBIDS');
  });

  it('HR doesn’t find a ticket of their own on the desk', async () => {
    const id = await ticketOf(app, payment);
    await app.database.owner.query('update desk_ticket set person_id = $2 where id = $1', [
      id,
      await app.personId('helena'),
    ]);
    expect(await codeOf((await hr())(desk.ticket, { params: { id } }))).toBe('NOT_FOUND');
  });
});

describe('the clock', () => {
  it('tells once what is late, and nothing where a holiday came in between', async () => {
    const late = await ticketOf(app, payment);
    const spared = await ticketOf(app, payment);
    // every weekday open, opened ten days ago
    const helena = await hr();
    const day: [string, string][] = [['00:00', '24:00']];
    await helena(setup.changeDeskHours, {
      body: { horas: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day } },
    });
    await app.database.owner.query(`update desk_event set at = now() - interval '10 days' where ticket_id = $1`, [
      late,
    ]);
    await app.database.owner.query(`update desk_ticket set due_at = now() - interval '1 day' where id = any ($1)`, [
      [late, spared],
    ]);
    await tellLate(app.database.pool, signal);
    await tellLate(app.database.pool, signal);
    expect((await toldOf(late)).filter(told => told.startsWith('ticketLate')).sort()).toEqual([
      'ticketLate ana',
      'ticketLate helena',
    ]);
    expect((await toldOf(spared)).filter(told => told.startsWith('ticketLate'))).toEqual([]);
    const overdue = await helena(desk.tickets, { params: { page: '1', size: '100' }, query: { fila: 'atrasados' } });
    expect(overdue.items.map(({ id }) => id)).toEqual([late]);
    expect((await helena(desk.ticketTotals, {})).atrasados).toBe(1);
  });

  it('orders what is open for who looks: overdue first, then their own, then by category', async () => {
    await app.database.owner.query("update desk_ticket set state = 'closed', due_at = null");
    const other = (await categoryNamed(app, 'Documentos e cadastro')).id;
    const [inPayment, inOther, late] = [
      await ticketOf(app, payment),
      await ticketOf(app, other),
      await ticketOf(app, payment),
    ];
    const mine = await ticketOf(app, payment);
    await app.database.owner.query("update desk_ticket set due_at = now() - interval '1 day' where id = $1", [late]);
    await app.database.owner.query('update desk_ticket set assignee_id = $2 where id = $1', [
      ...[mine, await app.personId('helena')],
    ]);
    const helena = await hr();
    const seen: string[] = [];
    for (let after: string | undefined, more = true; more; ) {
      const page = await helena(desk.tickets, { params: { page: '1', size: '1' }, query: { fila: 'abertos', after } });
      seen.push(...page.items.map(({ id }) => id));
      after = page.after ?? undefined;
      more = after !== undefined;
    }
    expect(seen).toEqual([late, mine, inOther, inPayment]);
  });

  it('goes by new hours also for what is open', async () => {
    const id = await ticketOf(app, payment);
    const helena = await hr();
    await helena(setup.changeDeskHours, { body: { horas: { 1: [['09:00', '09:10']] } } });
    const accessGroupId = (await one('select access_group_id from desk_ticket where id = $1', id)).access_group_id;
    const before = (await one('select due_at from desk_ticket where id = $1', id)).due_at;
    await recountGroup(app.database.pool, { personId: await app.personId('helena'), accessGroupId }, signal);
    expect((await one('select due_at from desk_ticket where id = $1', id)).due_at > before).toBe(true);
    const wrong = helena(setup.changeDeskHours, { body: { horas: { 1: [['12:00', '08:00']] } } });
    expect((await refusalOf(wrong)).body.fields).toEqual({ 'horas.1': expect.any(String) });
    expect(await codeOf(helena(setup.changeDeskHours, { body: { horas: {}, versao: 1 } }))).toBe('STALE_VERSION');
  });

  it('ends what was solved seven days ago: its worker reopens it no more, and may still rate it', async () => {
    const [id, young] = [await ticketOf(app, payment), await ticketOf(app, payment)];
    const [helena, worker] = [await hr(), await maria()];
    for (const solved of [id, young]) await helena(desk.solveTicket, { params: { id: solved }, body: { mensagem } });
    expect(await codeOf(helena(desk.closeTicket, { params: { id }, body: {} }))).toBe('STATUS_FORBIDS');
    await app.database.owner.query(`update desk_ticket set solved_at = now() - interval '7 days' where id = $1`, [id]);
    expect(await codeOf(worker(desk.reopenTicket, { params: { id }, body: {} }))).toBe('STATUS_FORBIDS');
    await closeOver(app.database.pool, signal);
    await closeOver(app.database.pool, signal);
    expect(await worker(desk.ticket, { params: { id } })).toMatchObject({ status: 'encerrado', can: ['avalia'] });
    expect((await worker(desk.ticket, { params: { id: young } })).status).toBe('resolvido');
    expect((await one(`select count(*)::int as n from desk_event where ticket_id = $1 and act = 'close'`, id)).n).toBe(
      1,
    );
    expect(await worker(desk.rateTicket, { params: { id }, body: { nota: 5 } })).toMatchObject({ nota: 5 });
  });
});

describe('what HR sets up', () => {
  it('a confidential category has people and stays so; a prepared answer knows its placeholders', async () => {
    const helena = await hr();
    const made = await confidentialCategory(app, 'Denúncias');
    const { id, versao, nome } = made;
    const body = { nome, campos: [], sigilosa: false, grupo: [], primeiraResposta: 60, solucao: 480, ativa: true };
    const change = (sent: object) =>
      helena(setup.changeDeskCategory, { params: { id }, body: { ...body, versao, ...sent } });
    expect((await refusalOf(change({}))).body.fields).toEqual({ sigilosa: expect.any(String) });
    expect((await refusalOf(change({ sigilosa: true }))).body.fields).toEqual({ grupo: expect.any(String) });
    const stranger = await app.personId('maria');
    expect((await refusalOf(change({ sigilosa: true, grupo: [stranger] }))).body.fields).toEqual({
      grupo: expect.any(String),
    });
    expect(
      (await refusalOf(change({ nome: 'ferias e PONTO', sigilosa: true, grupo: made.grupo.map(one => one.id) }))).body
        .fields,
    ).toEqual({ nome: expect.any(String) });
    const answer = (texto: string) =>
      helena(setup.createCannedAnswer, { body: { titulo: 'Saudação', texto, ativa: true } });
    expect((await refusalOf(answer('Olá, {salario}.'))).body.fields).toEqual({ texto: expect.any(String) });
    const kept = await answer('Olá, {primeiroNome}.');
    expect(await helena(setup.cannedAnswers, {})).toContainEqual(kept);
    const worker = await maria();
    expect((await worker(setup.deskCategories, {})).find(one => one.id === id)?.grupo).toEqual([]);
    expect(await codeOf(worker(setup.cannedAnswers, {}))).toBe('ACCESS_NOT_ALLOWED');
  });

  it('a category that becomes confidential takes its tickets along', async () => {
    await colleague();
    const helena = await hr();
    const body = {
      nome: 'Saúde',
      campos: [],
      sigilosa: false,
      grupo: [],
      primeiraResposta: 60,
      solucao: 480,
      ativa: true,
    };
    const { id: category } = await helena(setup.createDeskCategory, { body });
    const id = await ticketOf(app, category);
    const other = await app.as('ana', 'rh');
    expect((await other(desk.ticket, { params: { id } })).categoria.sigilosa).toBe(false);
    const grupo = [await app.personId('helena')];
    await helena(setup.changeDeskCategory, { params: { id: category }, body: { ...body, sigilosa: true, grupo } });
    expect(await codeOf(other(desk.ticket, { params: { id } }))).toBe('NOT_FOUND');
  });
});

import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { historyContract as history } from '@cracha/contract/features/history/history.contract.ts';
import { kitContract as calls } from '@cracha/contract/features/kit/kit.contract.ts';
import { ownMissingContract } from '@cracha/contract/features/kit/own-missing.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedBy, textOf } from '#features/template/template.factory.ts';
import { inStaffContext } from '#kernel/database/job-context.ts';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { mariasEmployment } from '#test/maria.ts';
import { helenaWith } from '#test/permissions.ts';
import { itemIn, kitWorld } from './kit.factory.ts';
import { kitOpener, kitPapersOf } from './open-kit.ts';
import { remindPapers } from './remind-papers.ts';

let app: TestApp;
let world: ReturnType<typeof kitWorld>;
let maria = { id: '', companyId: '', accessGroupId: '' };
beforeAll(async () => {
  app = await startApp();
  world = kitWorld(app);
  maria = await mariasEmployment(app.database);
});
afterAll(() => app.stop());

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const motivo = 'A foto está escura e cortada.';
const deliver = async (id: string, item: string, arquivos: string[]) =>
  (await world.maria())(calls.deliverKitItem, { params: { id, item }, body: { arquivos } });
const noticesOf = async (kind: string) =>
  (
    await sql('select count(*)::integer as n from notification where person_id = $1 and kind = $2', [
      await app.personId('maria'),
      kind,
    ])
  )[0].n;

describe('what a kit may ask', () => {
  it('refuses with its law what may not be asked, and warns of what looks like it', async () => {
    const forbidden = await refusalOf(world.defined({ itens: [{ tipo: 'papel', nome: 'Teste de gravidez' }] }));
    expect(forbidden.body).toMatchObject({
      code: 'PAPER_NOT_ALLOWED',
      data: { regra: expect.stringContaining('9.029') },
    });
    expect((await world.defined({ itens: [{ tipo: 'papel', nome: 'Carta de experiência' }] })).avisos).toEqual([
      { item: 0, lei: 'CLT, art. 442-A' },
    ]);
    const body = { idEmpregado: maria.id, nome: 'Carta de experiência' };
    const helena = await world.helena();
    expect((await refusalOf(helena(calls.askPaper, { body }))).body).toMatchObject({
      code: 'CONFIRMATION_REQUIRED',
      data: { lei: 'CLT, art. 442-A' },
    });
    expect(await codeOf(helena(calls.askPaper, { body: { ...body, nome: 'Exame de HIV' } }))).toBe('PAPER_NOT_ALLOWED');
    expect(
      await codeOf(helena(calls.askPaper, { body: { ...body, nome: 'Certidão de antecedentes criminais' } })),
    ).toBe('PAPER_NOT_ALLOWED');
  });

  it('a criminal record needs a reason, and a second person of HR', async () => {
    const record = { tipo: 'papel' as const, nome: 'Certidão de antecedentes criminais' };
    expect(await codeOf(world.defined({ itens: [record] }))).toBe('PAPER_NEEDS_REASON');
    const one = await world.defined({ itens: [{ ...record, justificativa: 'Transporte de valores, com arma.' }] });
    expect(one).toMatchObject({
      esperaSegundaPessoa: expect.stringContaining('Helena'),
      can: expect.not.arrayContaining(['confirma', 'abre']),
    });
    const helena = await world.helena();
    const params = { id: one.id };
    expect(await codeOf(helena(calls.openAdmissionKit, { body: { idEmpregado: maria.id, idDefinicao: one.id } }))).toBe(
      'SECOND_PERSON_NEEDED',
    );
    expect(await codeOf(helena(calls.confirmKitDefinition, { params }))).toBe('SECOND_PERSON_NEEDED');
    await sql('update kit_definition set reasoned_by = $2 where id = $1', [one.id, await app.personId('gustavo')]);
    expect(await helena(calls.confirmKitDefinition, { params })).toMatchObject({
      esperaSegundaPessoa: null,
      can: expect.arrayContaining(['abre']),
    });
    const { id, nome, tipo, versao, itens } = await helena(calls.kitDefinition, { params });
    const changed = itens.map(item => ({ ...item, justificativa: 'Outra razão, outra função.' }));
    expect(await helena(calls.saveKitDefinition, { body: { id, nome, tipo, versao, itens: changed } })).toMatchObject({
      esperaSegundaPessoa: expect.any(String),
    });
    expect(await codeOf(helena(calls.saveKitDefinition, { body: { id, nome, tipo, versao, itens } }))).toBe(
      'STALE_VERSION',
    );
  });

  it('deleted it comes back by the history; one that is open for somebody is in use', async () => {
    const kit = await world.opened();
    const helena = await world.helena();
    const [{ definition_id: used }] = await sql('select definition_id from kit where id = $1', [kit.id]);
    const Justificativa = 'Este kit foi trocado por outro, que é mais curto.';
    expect(await codeOf(helena(calls.deleteKitDefinitions, { body: { IdString: used, Justificativa } }))).toBe(
      'IN_USE',
    );
    const { id } = await world.defined();
    await helena(calls.deleteKitDefinitions, { body: { IdString: id, Justificativa } });
    expect(await codeOf(helena(calls.kitDefinition, { params: { id } }))).toBe('NOT_FOUND');
    const { items } = await helena(history.deletionHistory, { query: { tipo: 'kit' } });
    await helena(history.restoreDeleted, {
      params: { id: items[0]?.id ?? '' },
      body: { Justificativa, confirmado: true },
    });
    expect(await helena(calls.kitDefinition, { params: { id } })).toMatchObject({ nome: 'Kit CLT' });
  });
});

describe('whom a kit suits', () => {
  const refusalFor = async (form: Parameters<typeof world.defined>[0]) => {
    const { id: idDefinicao } = await world.defined(form);
    const helena = await world.helena();
    const list = async (idEmpregado?: string) =>
      (await helena(calls.kitDefinitions, { params: { page: '1', size: '100' }, query: { idEmpregado } })).items;
    const offered = (await list(maria.id)).some(({ id }) => id === idDefinicao);
    expect((await list()).some(({ id }) => id === idDefinicao)).toBe(true);
    await sql("update kit set state = 'done', ended_at = now() where state = 'open' and employment_id = $1", [
      maria.id,
    ]);
    const code = await helena(calls.openAdmissionKit, { body: { idEmpregado: maria.id, idDefinicao } }).then(
      () => 'opened',
      error => error.body.code,
    );
    return [offered, code];
  };

  it('a worker of another company, position or regime does not get it, nor is it offered', async () => {
    const [before] = await sql('select job_title, hiring_regime from employment where id = $1', [maria.id]);
    const [other] = await sql('select id from company where access_group_id = $1 and id <> $2 limit 1', [
      maria.accessGroupId,
      maria.companyId,
    ]);
    await sql("update employment set job_title = 'Operadora de Máquinas', hiring_regime = 'empregado' where id = $1", [
      maria.id,
    ]);
    const refused = [false, 'KIT_NOT_FOR_WORKER'];
    expect(await refusalFor({ idEmpresa: other.id })).toEqual(refused);
    expect(await refusalFor({ idEmpresa: maria.companyId })).toEqual([true, 'opened']);
    expect(await refusalFor({ cargos: ['Motorista', 'Vendedora'] })).toEqual(refused);
    expect(await refusalFor({ cargos: ['Motorista', 'operadora de maquinas'] })).toEqual([true, 'opened']);
    expect(await refusalFor({ regimes: ['aprendiz'] })).toEqual(refused);
    await sql('update employment set job_title = null, hiring_regime = null where id = $1', [maria.id]);
    expect(await refusalFor({ regimes: ['aprendiz'], cargos: ['Motorista'] })).toEqual([true, 'opened']);
    await sql('update employment set job_title = $2, hiring_regime = $3 where id = $1', [
      maria.id,
      before.job_title,
      before.hiring_regime,
    ]);
  });

  it('a termination asks the same', async () => {
    const { id: idDefinicao } = await world.defined({ tipo: 'rescisao', cargos: ['Astronauta'] });
    await sql("update employment set job_title = coalesce(job_title, 'Operadora') where id = $1", [maria.id]);
    const body = { idEmpregado: maria.id, idDefinicao, codigo: '02' as const, aviso: 'naoSeAplica' as const };
    const asked = (await world.helena())(calls.openTerminationKit, { body: { ...body, ultimoDia: dayFrom() } });
    expect(await codeOf(asked)).toBe('KIT_NOT_FOR_WORKER');
  });

  it('kits are found by company and by the day they count by; companies are those in reach', async () => {
    const kit = await world.opened();
    const helena = await world.helena();
    const [{ day }] = await sql('select admitted_on::text as day from employment where id = $1', [maria.id]);
    const holds = async (query: { idEmpresa?: string; de?: string; ate?: string }) =>
      (
        await helena(calls.admissionKits, {
          params: { page: '1', size: '100' },
          query: { situacao: 'aberto', ...query },
        })
      ).items.some(({ id }) => id === kit.id);
    expect(await holds({ idEmpresa: maria.companyId, de: day, ate: day })).toBe(true);
    expect(await holds({ de: '2099-01-01' })).toBe(false);
    expect(await holds({ ate: '1990-01-01' })).toBe(false);
    const companies = await helena(calls.kitCompanies, {});
    expect(companies.map(({ id }) => id)).toContain(maria.companyId);
    const [other] = companies.filter(({ id }) => id !== maria.companyId);
    expect(await holds({ idEmpresa: other?.id ?? '' })).toBe(false);
    const foreign = await sql('select id from company where access_group_id <> $1', [maria.accessGroupId]);
    expect(companies.filter(({ id }) => foreign.some(one => one.id === id))).toEqual([]);
  });
});

describe('a kit of admission', () => {
  it('goes from asked to accepted; both sides read the same percentage, and the paper stands in the folder', async () => {
    const kit = await world.opened();
    const { id } = kit;
    expect(kit).toMatchObject({ percentual: 0, pedidos: 4, pronto: false, situacao: 'aberto' });
    expect(await noticesOf('papersAsked')).toBeGreaterThan(0);
    const identity = itemIn(kit, 'RG ou CNH').id;
    const mine = await deliver(id, identity, await world.held(2));
    expect(itemIn(mine, 'RG ou CNH')).toMatchObject({
      situacao: 'entregue',
      arquivos: [{ n: 1, paginas: 1 }, { n: 2 }],
    });
    const helena = await world.helena();
    const params = { id, item: identity };
    expect(await codeOf(helena(calls.refuseKitItem, { params, body: { motivo: 'ruim' } }))).toBe('MIN_LENGTH');
    await helena(calls.refuseKitItem, { params, body: { motivo } });
    const [own] = (await (await world.maria())(calls.ownKits, {})).filter(one => one.id === id);
    expect(own && itemIn(own, 'RG ou CNH')).toMatchObject({ situacao: 'recusado', motivo, can: ['entrega'] });
    await deliver(id, identity, await world.held(2));
    const accepted = await helena(calls.acceptKitItem, { params, body: {} });
    expect(accepted.percentual).toBe(25);
    expect((await (await world.maria())(calls.kit, { params: { id } })).percentual).toBe(25);
    const files = await sql(
      "select section, visible from worker_file where employment_id = $1 and name like 'papel-%' and section = 'identidade'",
      [maria.id],
    );
    expect(files).toEqual([
      { section: 'identidade', visible: true },
      { section: 'identidade', visible: true },
    ]);
    expect(await codeOf(deliver(id, identity, await world.held(2)))).toBe('RECORD_ALREADY_EXISTS');
    expect(await codeOf(helena(calls.acceptKitItem, { params, body: {} }))).toBe('STATUS_FORBIDS');
    expect(accepted.eventos.map(({ ato }) => ato)).toEqual(['aceitou', 'entregou', 'recusou', 'entregou', 'abriu']);
  });

  it('counts for the worker what they owe: papers and data, asked or refused, of kits that are open', async () => {
    const kit = await world.opened();
    const missing = async () => (await world.maria())(ownMissingContract.ownMissingPapers, {});
    const before = await missing();
    const item = itemIn(kit, 'RG ou CNH').id;
    await deliver(kit.id, item, await world.held(2));
    expect(await missing()).toBe(before - 1);
    const helena = await world.helena();
    await helena(calls.refuseKitItem, { params: { id: kit.id, item }, body: { motivo } });
    expect(await missing()).toBe(before);
    await helena(calls.cancelKit, { params: { id: kit.id }, body: { motivo } });
    expect(await missing()).toBe(before - 4);
  });

  it('names what is missing when it is concluded; what is waived counts, what is optional need not', async () => {
    const kit = await world.opened();
    const { id } = kit;
    const helena = await world.helena();
    const refused = await refusalOf(helena(calls.concludeKit, { params: { id } }));
    expect(refused.body).toMatchObject({
      code: 'ADMISSION_INCOMPLETE',
      data: { lista: 'RG ou CNH, Comprovante de endereço, Seus contatos' },
    });
    for (const name of ['RG ou CNH', 'Comprovante de endereço'])
      await helena(calls.waiveKitItem, {
        params: { id, item: itemIn(kit, name).id },
        body: { motivo: 'Já está na pasta.' },
      });
    await (await world.maria())(calls.deliverKitItem, {
      params: { id, item: itemIn(kit, 'Seus contatos').id },
      body: {},
    });
    const ready = await helena(calls.kit, { params: { id } });
    expect(ready).toMatchObject({ pronto: true, percentual: 75 });
    expect(
      await sql("select count(*)::integer as n from notification where kind = 'kitReady' and cause = $1", [
        `kitReady:${id}`,
      ]),
    ).toEqual([{ n: 1 }]);
    expect(await helena(calls.concludeKit, { params: { id } })).toMatchObject({ situacao: 'concluido' });
    expect(await codeOf(helena(calls.cancelKit, { params: { id }, body: { motivo } }))).toBe('STATUS_FORBIDS');
  });

  it('asks for both sides, for what was not sent before, and for a paper that is not too old', async () => {
    const kit = await world.opened();
    const { id } = kit;
    const address = itemIn(kit, 'Comprovante de endereço').id;
    expect(await codeOf(deliver(id, address, []))).toBe('UPLOAD_REQUIRED');
    const identity = itemIn(kit, 'RG ou CNH').id;
    expect(await codeOf(deliver(id, identity, await world.heldPhoto()))).toBe('PAPER_SIDES');
    await deliver(id, address, await world.held());
    const helena = await world.helena();
    const params = { id, item: address };
    const old = await refusalOf(helena(calls.acceptKitItem, { params, body: { emitidoEm: dayFrom(-91) } }));
    expect([old.body.code, Object.keys(old.body.fields ?? {})]).toEqual(['DATE_OUT_OF_RANGE', ['emitidoEm']]);
    const done = await helena(calls.acceptKitItem, { params, body: { emitidoEm: dayFrom(-80) } });
    expect(itemIn(done, 'Comprovante de endereço')).toMatchObject({ validoAte: dayFrom(10) });
    await sql('update kit_item set valid_until = $2 where id = $1', [address, dayFrom(-1)]);
    await remindPapers(app.database.pool, new AbortController().signal);
    expect(itemIn(await helena(calls.kit, { params: { id } }), 'Comprovante de endereço').situacao).toBe('pedido');
  });

  it('is opened once, reminded once a day, and canceled with a reason', async () => {
    const kit = await world.opened();
    const helena = await world.helena();
    const { id: idDefinicao } = await world.defined();
    expect(await codeOf(helena(calls.openAdmissionKit, { body: { idEmpregado: maria.id, idDefinicao } }))).toBe(
      'RECORD_ALREADY_EXISTS',
    );
    const params = { id: kit.id };
    await helena(calls.remindKit, { params });
    const told = await noticesOf('papersAsked');
    expect(await helena(calls.remindKit, { params })).toMatchObject({ lembradoEm: dayFrom() });
    expect(await noticesOf('papersAsked')).toBe(told);
    const { eventos } = await helena(calls.kit, { params });
    expect(eventos.filter(({ ato }) => ato === 'lembrou')).toHaveLength(1);
    expect(await helena(calls.cancelKit, { params, body: { motivo } })).toMatchObject({
      situacao: 'cancelado',
      motivo,
    });
    expect(await codeOf(deliver(kit.id, itemIn(kit, 'RG ou CNH').id, await world.held(2)))).toBe('STATUS_FORBIDS');
  });

  it('a manager reads the state of their people, decides what asks for them, and nothing of health and pay', async () => {
    const kit = await world.opened({
      itens: [
        { tipo: 'papel', nome: 'RG ou CNH', gestor: true },
        { tipo: 'papel', nome: 'Comprovante de endereço' },
        { tipo: 'papel', nome: 'Exame ASO', saude: true },
        { tipo: 'papel', nome: 'Comprovante da conta', salario: true, gestor: true },
      ],
    });
    const { id } = kit;
    const [identity, address, exam, account] = kit.itens.map(({ id }) => id);
    for (const item of [identity, address, exam, account]) await deliver(id, item ?? '', await world.held());
    const gustavo = await app.as('gustavo', 'gestor');
    const seen = await gustavo(calls.kit, { params: { id } });
    expect(seen.itens.map(({ nome, can }) => [nome, can])).toEqual([
      ['RG ou CNH', ['aceita', 'recusa']],
      ['Comprovante de endereço', []],
    ]);
    expect(seen).toMatchObject({ pedidos: 4, entregues: 4 });
    expect(await codeOf(gustavo(calls.acceptKitItem, { params: { id, item: address ?? '' }, body: {} }))).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    for (const item of [exam, account]) {
      const params = { id, item: item ?? '' };
      expect(await codeOf(gustavo(calls.acceptKitItem, { params, body: {} }))).toBe('NOT_FOUND');
      expect(await codeOf(gustavo(calls.kitItemFile, { params: { ...params, n: '1' } }))).toBe('NOT_FOUND');
    }
    expect(
      itemIn(await gustavo(calls.acceptKitItem, { params: { id, item: identity ?? '' }, body: {} }), 'RG ou CNH')
        .situacao,
    ).toBe('aceito');
    const shown = await (await world.helena())(calls.acceptKitItem, { params: { id, item: exam ?? '' }, body: {} });
    const document = itemIn(shown, 'Exame ASO').idDocumento;
    expect(await sql('select health, kind, origin from document where id = $1', [document])).toEqual([
      { health: true, kind: 'aso', origin: 'kit' },
    ]);
    await helenaWith(app, ['RhDocumentoEmpregadoCriar'], async () => {
      const body = { idEmpregado: maria.id, nome: 'Exame periódico', saude: true };
      expect(await codeOf((await world.helena())(calls.askPaper, { body }))).toBe('OPERATION_NOT_ALLOWED');
    });
    await helenaWith(app, ['RhAdmissaoVisualizar'], async () => {
      const limited = await (await world.helena())(calls.kit, { params: { id } });
      expect(limited.itens.map(({ nome }) => nome)).not.toContain('Exame ASO');
      expect(limited.percentual).toBe(50);
    });
  });

  it('another tenant finds nothing of it, and nobody delivers for somebody else', async () => {
    const kit = await world.opened();
    await sql(
      "update company set app_accesses = app_accesses || '{meu-modelo}' where access_group_id = (select id from access_group where name = 'Grupo Boreal')",
    );
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.kit, { params: { id: kit.id } }))).toBe('NOT_FOUND');
    const ana = await app.as('ana', 'trabalhador');
    expect(await codeOf(ana(calls.kit, { params: { id: kit.id } }))).toBe('NOT_FOUND');
  });

  it('online admission reads its papers', async () => {
    const { id } = await world.defined();
    const papers = await inTransaction(app.database.owner, 'select 1', client =>
      kitPapersOf(queriesOn(client), id, {}),
    );
    expect(papers?.map(({ name, sides, maxAgeDays, obligatory }) => [name, sides, maxAgeDays, obligatory])).toEqual([
      ['RG ou CNH', 2, null, true],
      ['Comprovante de endereço', 1, 90, true],
      ['Certidão de nascimento dos filhos', 1, null, false],
    ]);
  });
});

it('online admission opens a kit with what HR has looked at, which counts as accepted', async () => {
  const { id: definitionId, itens } = await world.defined();
  await sql("update kit set state = 'done', ended_at = now() where state = 'open' and employment_id = $1", [maria.id]);
  const who = { personId: await app.personId('helena'), accessGroupId: maria.accessGroupId, profile: 'rh' as const };
  const file = { sha256: 'c'.repeat(64), name: 'rg.pdf', contentType: 'application/pdf', size: 9 };
  const open = kitOpener({ enqueue: async () => undefined });
  const id = await inStaffContext(app.database.pool, who, tx =>
    open(
      tx,
      { ...who, ip: null, supporterId: null },
      { definitionId, employmentId: maria.id, delivered: [{ paperId: itens[0]?.id ?? '', files: [file] }] },
    ),
  );
  const kit = await (await world.helena())(calls.kit, { params: { id } });
  expect(kit.percentual).toBe(25);
  expect(itemIn(kit, 'RG ou CNH')).toMatchObject({ situacao: 'aceito', arquivos: [{ nome: 'rg.pdf' }] });
  expect(
    await sql('select name from worker_file where employment_id = $1 and sha256 = $2', [maria.id, file.sha256]),
  ).toEqual([{ name: 'rg.pdf' }]);
});

describe('models in a kit', () => {
  it('are made by the opened kit; the item follows its paper', async () => {
    const idModelo = await publishedBy(await world.helena(), { corpo: textOf('Do kit {{kit.nome}}.') });
    // a newer one is not the one that asks
    await sql(
      `insert into kit (access_group_id, company_id, employment_id, person_id, kind, name, opened_by, opened_at, search)
       select access_group_id, company_id, id, person_id, 'termination', 'Outro', person_id, now() + interval '1 day', '' from employment where id = $1`,
      [maria.id],
    );
    const kit = await world.opened({ itens: [{ tipo: 'ciente', nome: 'Carta de boas-vindas', idModelo }] });
    const { id } = kit;
    const helena = await world.helena();
    const made = async () => itemIn(await helena(calls.kit, { params: { id } }), 'Carta de boas-vindas');
    await expect.poll(async () => (await made()).idDocumento).not.toBeNull();
    const { idDocumento } = await made();
    await sql("delete from kit where name = 'Outro'");
    const { texto } = await helena(documents.documentText, { params: { id: idDocumento ?? '', n: '1' } });
    expect(texto).toContain(`Do kit ${kit.nome}.`);
    await sql(
      `insert into document_receipt (document_id, version, access_group_id, person_id, read_at, acknowledged_at)
       select $1, 1, $2, $3, now(), now()`,
      [idDocumento, maria.accessGroupId, await app.personId('maria')],
    );
    expect((await made()).situacao).toBe('aceito');
  });
});

describe('a termination', () => {
  const form = { codigo: '02' as const, aviso: 'trabalhado' as const, avisoEm: dayFrom(-37), ultimoDia: dayFrom(-7) };

  it('has its points, counts ten days from the end, and dismisses nobody', async () => {
    const helena = await world.helena();
    const kit = await helena(calls.openTerminationKit, { body: { ...form, idEmpregado: maria.id } });
    const { id } = kit;
    expect(kit.rescisao).toMatchObject({ codigo: '02', dia: 7, dias: 10, prazo: dayFrom(3), desligado: false });
    expect(kit.itens).toHaveLength(7);
    expect(await noticesOf('terminationOpened')).toBe(1);
    const contact = itemIn(kit, 'Contato pessoal confirmado');
    expect(contact.can).toEqual(['aceita']);
    const params = { id, item: contact.id };
    expect(await codeOf(helena(calls.waiveKitItem, { params, body: { motivo } }))).toBe('OPERATION_NOT_ALLOWED');
    const person = await app.personId('maria');
    const [{ email, cell }] = await sql(
      'select email_confirmed_at as email, cell_phone_confirmed_at as cell from person where id = $1',
      [person],
    );
    await sql('update person set email_confirmed_at = null, cell_phone_confirmed_at = null where id = $1', [person]);
    expect(await codeOf(helena(calls.acceptKitItem, { params, body: {} }))).toBe('CONTACT_NOT_FOUND');
    await sql(
      'update person set email_confirmed_at = coalesce($2, now()), cell_phone_confirmed_at = $3 where id = $1',
      [person, email, cell],
    );
    for (const { id: item } of kit.itens) await helena(calls.acceptKitItem, { params: { id, item }, body: {} });
    expect(await helena(calls.concludeKit, { params: { id } })).toMatchObject({
      percentual: 100,
      can: expect.arrayContaining(['desliga']),
    });
    expect(await sql('select dismissed_on from employment where id = $1', [maria.id])).toEqual([
      { dismissed_on: null },
    ]);
  });

  it('asks when the notice was given', async () => {
    const helena = await world.helena();
    const body = { ...form, idEmpregado: maria.id };
    expect(await codeOf(helena(calls.openTerminationKit, { body: { ...body, avisoEm: null } }))).toBe('REQUIRED_FIELD');
    expect(await codeOf(helena(calls.openTerminationKit, { body: { ...body, avisoEm: dayFrom() } }))).toBe(
      'START_AFTER_END',
    );
  });
});

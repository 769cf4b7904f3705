import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { employmentOf, lookUp, receiptFor } from './receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);

describe('GET /holerite/empregadototalrecibospendentes, /EmpregadoTodosNaoVisualizado', () => {
  it('count and name what the tables say waits for the worker, and nobody else’s', async () => {
    await receiptFor(app, 'maria', { month: 2 });
    await receiptFor(app, 'gustavo', { month: 2 });
    const made = { 2: 'benefit', 3: 'incomeStatement', 6: 'employeeRecord', 7: 'timeMirror' };
    const others = new Map<number, string>();
    for (const [category, kind] of Object.entries(made)) {
      const id = await receiptFor(app, 'maria', { month: 12 });
      const change = 'update receipt set category = $2, kind = $3, items = $4, content = $5 where id = $1';
      await app.database.owner.query(change, [id, category, kind, '[]', Number(category) > 3 ? '{}' : null]);
      others.set(Number(category), id);
    }
    for (const who of ['maria', 'gustavo'] as const) {
      const call = await app.as(who, 'trabalhador');
      const waits = await row(
        `select count(*) filter (where r.category = 1 and r.agrees is null)::int as unanswered,
                array_agg(r.id::text order by r.id) filter (where r.category <= 3 and r.viewed_at is null) as unopened
           from receipt r where r.person_id = $1 and r.visible and r.deleted_at is null`,
        await app.personId(who),
      );
      expect(await call(calls.pendingReceiptTotal, {})).toBe(waits.unanswered);
      expect((await call(calls.unopenedDocuments, {})).map(({ id }) => id).sort()).toEqual(waits.unopened);
      expect(waits.unopened.length).toBeGreaterThan(0);
    }
    // an employee record and a time-clock mirror are told of elsewhere
    const unopened = await (await app.as('maria', 'trabalhador'))(calls.unopenedDocuments, {});
    expect([...others].filter(([, id]) => unopened.some(one => one.id === id)).map(([category]) => category)).toEqual([
      2, 3,
    ]);
    expect(unopened.find(({ id }) => id === others.get(3))).toMatchObject({ tipo: 3, mes: null });
    await app.database.owner.query('delete from receipt where id = any ($1)', [[...others.values()]]);
  });
});

describe('GET /holerite/retonaholeriteempregado/{a}/{b}', () => {
  it("dates the owner's first opening once, and the total still waits for the answer", async () => {
    const id = await receiptFor(app, 'maria', { month: 1 });
    const maria = await app.as('maria', 'trabalhador');
    const waiting = await maria(calls.pendingReceiptTotal, {});
    expect((await maria(calls.unopenedDocuments, {})).map(document => document.id)).toContain(id);
    const first = await maria(calls.receiptOfEmployment, { params: { idEmpregado: '0', id } });
    expect(first.totalVencimentos - first.totalDescontos).toBe(first.liquido);
    expect(first).toMatchObject({
      especie: 'mensal',
      mes: 1,
      nome: 'Maria Aparecida Souza',
      baseInss: 350_000,
      banco: '104 Caixa',
      urlPdf: `/api/recibo/${id}/pdf`,
    });
    expect(first.can).toEqual(['baixar', 'enviarEmail', 'concordar', 'discordar']);
    const again = await maria(calls.receiptOfEmployment, {
      params: { idEmpregado: await employmentOf(app, 'maria'), id },
    });
    expect(again.visualizadoEm).toBe(first.visualizadoEm);
    expect(first.visualizadoEm).not.toBeNull();
    expect(await maria(calls.pendingReceiptTotal, {})).toBe(waiting);
    expect((await maria(calls.unopenedDocuments, {})).map(document => document.id)).not.toContain(id);
    const kept = await row(
      "select count(*)::int as n, min(ip) as ip, bool_and(access_group_id is not null) as grouped from record_history where entity_id = $1 and verb = 'receiptOpened'",
      id,
    );
    expect(kept).toEqual({ n: 1, ip: '127.0.0.1', grouped: true });
    expect((await row('select viewed_ip from receipt where id = $1', id)).viewed_ip).toBe('127.0.0.1');
  });

  it('writes the access log for HR and manager and sets no opening; both see a hidden one, its worker does not', async () => {
    const id = await receiptFor(app, 'maria', { month: 2 });
    await app.database.owner.query('update receipt set visible = false where id = $1', [id]);
    const params = { idEmpregado: await employmentOf(app, 'maria'), id };
    expect((await (await app.as('helena', 'rh'))(calls.receiptOfEmployment, { params })).visivel).toBe(false);
    const byManager = { idEmpregado: '0', id };
    expect((await (await app.as('gustavo', 'gestor'))(calls.receiptOfEmployment, { params: byManager })).can).toEqual([
      'baixar',
    ]);
    const ofAnother = { idEmpregado: await employmentOf(app, 'ana'), id };
    expect(await codeOf((await app.as('helena', 'rh'))(calls.receiptOfEmployment, { params: ofAnother }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    expect(await codeOf((await app.as('maria', 'trabalhador'))(calls.receiptOfEmployment, { params }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    const log = await app.database.owner.query(
      'select profile from access_log where entity_id = $1 and person_id = $2 order by id',
      [id, await app.personId('maria')],
    );
    expect(log.rows.map(entry => entry.profile)).toEqual(['rh', 'gestor']);
    expect((await row('select viewed_at from receipt where id = $1', id)).viewed_at).toBeNull();
  });

  it.each([
    ['another tenant’s HR', 'bruno', 'rh'],
    ['a colleague', 'ana', 'trabalhador'],
  ] as const)('is not found for %s, alike to an unknown and a malformed id', async (_who, key, profile) => {
    const id = await receiptFor(app, 'maria', { month: 3 });
    const call = await app.as(key, profile);
    const employment = await employmentOf(app, 'maria');
    const bodies = await Promise.all(
      [id, unknownId, 'x'].map(async asked => {
        const { status, body } = await refusalOf(
          call(calls.receiptOfEmployment, { params: { idEmpregado: employment, id: asked } }),
        );
        const { requestId: _id, ...rest } = body;
        return { status, ...rest };
      }),
    );
    expect(bodies[0]).toMatchObject({ status: 404, code: 'RECEIPT_NOT_FOUND' });
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });

  it('a manager sees the team alone, and nothing without the permission', async () => {
    const [ofMaria, ofAna] = [await receiptFor(app, 'maria', { month: 4 }), await receiptFor(app, 'ana', { month: 4 })];
    const token = await app.bearer('gustavo');
    const gustavo = clientOf(app.base, token, 'gestor');
    const [team, other] = [await employmentOf(app, 'maria'), await employmentOf(app, 'ana')];
    expect((await gustavo(calls.receiptOfEmployment, { params: { idEmpregado: team, id: ofMaria } })).id).toBe(ofMaria);
    expect(await codeOf(gustavo(calls.receiptOfEmployment, { params: { idEmpregado: other, id: ofAna } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
    await withoutPermission('gustavo', 'GestorReciboVisualizar', async () => {
      expect(await codeOf(gustavo(calls.receiptOfEmployment, { params: { idEmpregado: team, id: ofMaria } }))).toBe(
        'OPERATION_NOT_ALLOWED',
      );
    });
  });

  it('leaves out bases and bank where the company shows the short version', async () => {
    const id = await receiptFor(app, 'ana', {}, 'Grupo Boreal');
    await app.database.owner.query("update company set full_receipt = false where cnpj = 'B0REAL26000181'");
    const ana = await app.as('ana', 'trabalhador');
    const short = await ana(calls.receiptOfEmployment, { params: { idEmpregado: '0', id } });
    for (const key of ['baseInss', 'valorInss', 'baseFgts', 'valorFgts', 'baseIrrf', 'banco', 'agencia', 'conta'])
      expect(short).not.toHaveProperty(key);
    expect(short.liquido).toBe(297_792);
    const home = await ana(calls.workerHome, {});
    expect(home.ultimoRecibo?.id).toBe(id);
    expect(home.ultimoRecibo).not.toHaveProperty('banco');
  });

  it('says what paper needs: the employer by law and where, since when and as what one works', async () => {
    const id = await receiptFor(app, 'maria', { month: 4 });
    const of = await row('select company_id, employment_id from receipt where id = $1', id);
    const { owner } = app.database;
    await owner.query(
      "update company set street = 'Av. Central', number = '15', city = 'Cajamar', state = 'SP' where id = $1",
      [of.company_id],
    );
    await owner.query(
      `insert into worker_record (employment_id, access_group_id, company_id, person_id, occupation_code)
       select id, access_group_id, company_id, person_id, '782220' from employment where id = $1
       on conflict (employment_id) do update set occupation_code = excluded.occupation_code`,
      [of.employment_id],
    );
    const said = await row(
      `select c.legal_name as "razaoSocial", e.admitted_on::text as admissao, r.department as lotacao
         from receipt r join company c on c.id = r.company_id join employment e on e.id = r.employment_id where r.id = $1`,
      id,
    );
    const read = await (await app.as('maria', 'trabalhador'))(calls.receiptOfEmployment, {
      params: { idEmpregado: '0', id },
    });
    expect(read).toMatchObject({ ...said, endereco: 'Av. Central, 15, Cajamar, SP', cbo: '782220' });
  });

  it('marks no opening while support acts for the worker, and records both', async () => {
    const id = await receiptFor(app, 'maria', { month: 5 });
    const maria = await underSupport('maria');
    const seen = await maria(calls.receiptOfEmployment, { params: { idEmpregado: '0', id } });
    expect(seen.visualizadoEm).toBeNull();
    expect(seen.can).not.toContain('concordar');
    expect((await row('select supporter_id from access_log where entity_id = $1', id)).supporter_id).not.toBeNull();
    expect(await codeOf(maria(calls.answerReceipt, { params: { id }, body: { concorda: 'true' } }))).toBe(
      'SUPPORT_ACT_FORBIDDEN',
    );
  });
});

describe('GET /holerite/carregaholeriteempregado/{a}/{b}/{pageSize}', () => {
  it('reads both employments with 0 and one with its id; never a hidden or deleted one', async () => {
    const here = await receiptFor(app, 'ana', { year: 2024, month: 3 });
    const there = await receiptFor(app, 'ana', { year: 2024, month: 4 }, 'Grupo Boreal');
    const hidden = await receiptFor(app, 'ana', { year: 2024, month: 5 });
    await app.database.owner.query('update receipt set visible = false where id = $1', [hidden]);
    const ana = await app.as('ana', 'trabalhador');
    const all = await ana(calls.receiptsOfEmployment, {
      params: { idEmpregado: '0', page: '1' },
      query: { ano: '2024' },
    });
    expect(all.items.map(item => item.id)).toEqual([there, here]);
    const { kept } = await row(
      'select array_agg(id order by competence desc) as kept from receipt where person_id = $1 and category = 1 and year = 2024 and visible and deleted_at is null',
      await app.personId('ana'),
    );
    expect(all.items.map(item => item.id)).toEqual(kept);
    const boreal = await employmentOf(app, 'ana', 'Grupo Boreal');
    const one = await ana(calls.receiptsOfEmployment, {
      params: { idEmpregado: boreal, page: '1' },
      query: { ano: '2024' },
    });
    expect(one).toMatchObject({ total: 1, items: [{ id: there, empresa: 'Boreal Serviços', visualizado: false }] });
    const found = await ana(calls.receiptsOfEmployment, {
      params: { idEmpregado: '0', page: '1' },
      query: { ano: '2024', pesquisa: 'BOREÁL' },
    });
    expect(found.items.map(item => item.id)).toEqual([there]);
  });

  it('HR names an employment of its scope; a foreign one and 0 are not found', async () => {
    const [helena, bruno] = [await app.as('helena', 'rh'), await app.as('bruno', 'rh')];
    const maria = await employmentOf(app, 'maria');
    expect(
      (await helena(calls.receiptsOfEmployment, { params: { idEmpregado: maria, page: '1', size: '2' }, query: {} }))
        .items,
    ).toHaveLength(2);
    expect(
      await codeOf(bruno(calls.receiptsOfEmployment, { params: { idEmpregado: maria, page: '1' }, query: {} })),
    ).toBe('EMPLOYEE_NOT_FOUND');
    expect(
      await codeOf(helena(calls.receiptsOfEmployment, { params: { idEmpregado: '0', page: '1' }, query: {} })),
    ).toBe('EMPLOYEE_NOT_FOUND');
    expect(
      await codeOf(helena(calls.receiptsOfEmployment, { params: { idEmpregado: maria, page: '0' }, query: {} })),
    ).toBe('INVALID_PAGE');
    expect(
      await codeOf(
        helena(calls.receiptsOfEmployment, {
          params: { idEmpregado: maria, page: '1' },
          query: { after: 'bm9uc2Vuc2U' },
        }),
      ),
    ).toBe('INVALID_PAGE');
  });
});

/** A session that a supporter opened for the person. */
async function underSupport(who: 'maria') {
  const token = await app.bearer(who);
  const person = await app.personId(who);
  await app.database.owner.query(
    `with g as (insert into support_grant (person_id, supporter_id, granted_by, reason, granted_until)
       select $1, id, $1, 'test', now() + interval '1 hour' from person where email = 'suporte@cracha.test' returning id)
     update session set support_grant_id = (select id from g) where id = (select id from session where person_id = $1 order by created_at desc limit 1)`,
    [person],
  );
  return clientOf(app.base, token, 'trabalhador');
}

async function withoutPermission(who: 'gustavo', permission: string, work: () => Promise<void>): Promise<void> {
  const person = await app.personId(who);
  const take =
    'update access_profile set permissions = array_remove(permissions, $2) where id in (select access_profile_id from membership where person_id = $1)';
  const give =
    'update access_profile set permissions = permissions || $2::text where id in (select access_profile_id from membership where person_id = $1)';
  await app.database.owner.query(take, [person, permission]);
  await work();
  await app.database.owner.query(give, [person, permission]);
}

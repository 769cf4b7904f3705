import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';
import { item } from './receipt.factory.ts';
import { codeOf, employmentOf, lookUp, receiptFor, refusalOf, unknownId } from './receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);

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
      urlPdf: null,
    });
    expect(first.can).toEqual(['enviarEmail', 'concordar', 'discordar']);
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
    expect((await (await app.as('gustavo', 'gestor'))(calls.receiptOfEmployment, { params })).can).toEqual([]);
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

describe('GET /recibo/{id}/variacao', () => {
  it('tells line by line what changed since the month before, to the cent', async () => {
    const before = await receiptFor(app, 'maria', { year: 2023, month: 1 });
    await receiptFor(app, 'maria', { year: 2023, month: 2, kind: 'vacation' });
    const id = await receiptFor(app, 'maria', {
      year: 2023,
      month: 2,
      items: [
        item('0101', 'Salario Base', 360_000),
        item('0901', 'INSS', -32_308),
        item('0250', 'Horas extras', 12_345),
      ],
    });
    const changes = await (await app.as('maria', 'trabalhador'))(calls.receiptChanges, { params: { id } });
    expect(changes.anterior).toMatchObject({ id: before, mes: 1, ano: 2023 });
    expect(changes.linhas.map(line => [line.codigo, line.anterior, line.atual, line.efeito])).toEqual([
      ['0903', 21_000, null, 21_000],
      ['0250', null, 12_345, 12_345],
      ['0101', 350_000, 360_000, 10_000],
      ['0901', 31_208, 32_308, -1_100],
    ]);
    expect(changes.linhas.reduce((sum, line) => sum + line.efeito, 0)).toBe(changes.diferenca);
  });
});

describe('GET /editarcampo/getholeritenomecampo/{a}/{b}/{c}', () => {
  it("answers the group's own names over the usual ones, the company's over both, and no other group's", async () => {
    const { access_group_id: group, company_id: company } = await row(
      'select access_group_id, company_id from employment where id = $1',
      await employmentOf(app, 'maria'),
    );
    const name =
      'insert into receipt_field_name (access_group_id, company_id, type, field, name, position) values ($1, $2, 1, $3, $4, $5)';
    await app.database.owner.query(name, [group, null, 'vencimentos', 'Proventos', 5]);
    await app.database.owner.query(name, [group, company, 'vencimentos', 'Créditos', 1]);
    const names = async (who: 'maria' | 'helena', of: string) => {
      const answer = await (await app.as(who, who === 'maria' ? 'trabalhador' : 'rh'))(calls.fieldNames, {
        params: { idGrupoAcesso: group, idEmpresa: of, tipo: '1' },
      });
      return answer.find(field => field.campo === 'vencimentos')?.nome;
    };
    expect(await names('maria', '0')).toBe('Proventos');
    expect(await names('helena', company)).toBe('Créditos');
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.fieldNames, { params: { idGrupoAcesso: group, idEmpresa: '0', tipo: '1' } }))).toBe(
      'NOT_FOUND',
    );
    const { access_group_id: boreal } = await row(
      'select access_group_id from employment where id = $1',
      await employmentOf(app, 'ana', 'Grupo Boreal'),
    );
    const own = await bruno(calls.fieldNames, { params: { idGrupoAcesso: boreal, idEmpresa: '0', tipo: '1' } });
    expect(own.find(field => field.campo === 'vencimentos')?.nome).toBe('Vencimentos');
    expect(
      await codeOf(bruno(calls.fieldNames, { params: { idGrupoAcesso: boreal, idEmpresa: company, tipo: '1' } })),
    ).toBe('NOT_FOUND');
  });
});

describe('GET /holerite/enviaremailholerite/{id}', () => {
  it('sends one message to the confirmed address, masked in the answer; HR to the worker’s', async () => {
    const id = await receiptFor(app, 'maria', { month: 6 });
    expect(await (await app.as('maria', 'trabalhador'))(calls.sendReceiptByEmail, { params: { id } })).toEqual({
      enviadoPara: 'm****@p*****.test',
    });
    await expect
      .poll(
        async () =>
          (
            await row(
              "select count(*)::int as n from outbox_message where recipient = 'maria@pantanal.test' and body like $1",
              `%${id}%`,
            )
          ).n,
        { timeout: 10_000 },
      )
      .toBe(1);
    expect((await row('select body from outbox_message where body like $1', `%${id}%`)).body).toContain(
      `/trabalhador/visualiza-recibo?id=${id}`,
    );
    expect(await (await app.as('helena', 'rh'))(calls.sendReceiptByEmail, { params: { id } })).toEqual({
      enviadoPara: 'm****@p*****.test',
    });
    expect(await codeOf((await app.as('bruno', 'rh'))(calls.sendReceiptByEmail, { params: { id } }))).toBe(
      'RECEIPT_NOT_FOUND',
    );
  });

  it('is refused from another site, without a confirmed address, and after five in an hour', async () => {
    const id = await receiptFor(app, 'ana', { month: 6 });
    const authorization = `Bearer ${await app.bearer('ana')}`;
    const cross = await app.send(`/holerite/enviaremailholerite/${id}`, {
      headers: { authorization, 'sec-fetch-site': 'cross-site' },
    });
    expect(await cross.json()).toMatchObject({ code: 'CROSS_SITE_REFUSED' });
    const ana = await app.as('ana', 'trabalhador');
    for (let sent = 0; sent < 5; sent++) await ana(calls.sendReceiptByEmail, { params: { id } });
    expect(await codeOf(ana(calls.sendReceiptByEmail, { params: { id } }))).toBe('RATE_LIMITED');
    await app.database.owner.query('update person set email_confirmed_at = null where id = $1', [
      await app.personId('ana'),
    ]);
    expect(
      await codeOf(ana(calls.sendReceiptByEmail, { params: { id: await receiptFor(app, 'ana', { month: 8 }) } })),
    ).toBe('CONTACT_NOT_CONFIRMED');
  });
});

/** A session that a supporter opened for the person. */
async function underSupport(who: 'maria') {
  const token = await app.bearer(who);
  const person = await app.personId(who);
  await app.database.owner.query(
    `with g as (insert into support_grant (person_id, granted_by, reason, granted_until) values ($1, $1, 'test', now() + interval '1 hour') returning id)
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

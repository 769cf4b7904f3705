import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { item } from '../receipt.factory.ts';
import { employmentOf, lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);

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
    const maria = await app.as('maria', 'trabalhador');
    const { mesPassado: changes, anoPassado } = await maria(calls.receiptChanges, { params: { id } });
    expect(anoPassado).toBeNull();
    expect(changes?.anterior).toMatchObject({ id: before, mes: 1, ano: 2023 });
    expect(changes?.linhas.map(line => [line.codigo, line.natureza, line.anterior, line.atual, line.efeito])).toEqual([
      ['0903', 'valeTransporte', 21_000, null, 21_000],
      ['0250', 'horasExtras', null, 12_345, 12_345],
      ['0101', 'salario', 350_000, 360_000, 10_000],
      ['0901', 'inss', 31_208, 32_308, -1_100],
    ]);
    expect(changes?.linhas.reduce((sum, line) => sum + line.efeito, 0)).toBe(changes?.diferenca);
  });

  it('compares with the same month last year too; a kind that comes once a year with that alone', async () => {
    const maria = await app.as('maria', 'trabalhador');
    const kind = 'thirteenthSecond';
    const first = await receiptFor(app, 'maria', { year: 2021, month: 12, kind });
    expect(await maria(calls.receiptChanges, { params: { id: first } })).toMatchObject({
      mesPassado: null,
      anoPassado: null,
    });
    const second = await receiptFor(app, 'maria', { year: 2022, month: 12, kind });
    expect(await maria(calls.receiptChanges, { params: { id: second } })).toMatchObject({
      mesPassado: null,
      anoPassado: { anterior: { id: first }, diferenca: 0, linhas: [] },
    });
    const [september, lastOctober] = [
      await receiptFor(app, 'maria', { year: 2022, month: 9 }),
      await receiptFor(app, 'maria', { year: 2021, month: 10 }),
    ];
    const id = await receiptFor(app, 'maria', { year: 2022, month: 10 });
    expect(await maria(calls.receiptChanges, { params: { id } })).toMatchObject({
      mesPassado: { anterior: { id: september, mes: 9, ano: 2022 } },
      anoPassado: { anterior: { id: lastOctober, mes: 10, ano: 2021 } },
    });
    await app.database.owner.query('update receipt set visible = false where id = $1', [september]);
    expect(await maria(calls.receiptChanges, { params: { id } })).toMatchObject({
      mesPassado: null,
      anoPassado: { anterior: { id: lastOctober } },
    });
    const ana = await app.as('ana', 'trabalhador');
    expect(await codeOf(ana(calls.receiptChanges, { params: { id } }))).toBe('RECEIPT_NOT_FOUND');
  });

  it('names the nature of each line whose words say it, on the receipt too', async () => {
    const id = await receiptFor(app, 'maria', { year: 2021, month: 3, items: [item('1', 'Abono', 900)] });
    const maria = await app.as('maria', 'trabalhador');
    const natures = async (of: string) =>
      (await maria(calls.receiptOfEmployment, { params: { idEmpregado: '0', id: of } })).verbas.map(
        line => line.natureza,
      );
    expect(await natures(id)).toEqual([null]);
    expect(await natures(await receiptFor(app, 'maria', { year: 2021, month: 2 }))).toEqual([
      'salario',
      'inss',
      'valeTransporte',
    ]);
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
    const kept = await row(
      "select name from receipt_field_name where access_group_id = $1 and company_id = $2 and type = 1 and field = 'vencimentos'",
      group,
      company,
    );
    expect(await names('maria', company)).toBe(kept.name);
    const bruno = await app.as('bruno', 'rh');
    expect(await codeOf(bruno(calls.fieldNames, { params: { idGrupoAcesso: group, idEmpresa: '0', tipo: '1' } }))).toBe(
      'NOT_FOUND',
    );
    const { access_group_id: boreal } = await row(
      'select access_group_id from employment where id = $1',
      await employmentOf(app, 'ana', 'Grupo Boreal'),
    );
    const own = await bruno(calls.fieldNames, { params: { idGrupoAcesso: boreal, idEmpresa: '0', tipo: '1' } });
    expect(own.find(field => field.campo === 'vencimentos')?.nome).toBe('Proventos');
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

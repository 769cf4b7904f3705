import { receiptContract as calls } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { createClient } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { lookUp, receiptFor } from '../receipt-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const anonymous = () => createClient({ base: app.base, headers: () => ({}) });
const withCode = async (month: number, on = true) => {
  const id = await receiptFor(app, 'maria', { month });
  await app.database.owner.query('update receipt set qr_code = $2 where id = $1', [id, on]);
  return {
    id,
    codigo: (await lookUp(app, 'select verification_code from receipt where id = $1', id)).verification_code,
  };
};

describe('GET /autenticidade/{codigo}', () => {
  it('says of whom by initials and masked CPF, and nothing of the pay', async () => {
    const { codigo } = await withCode(1);
    const shown = await anonymous()(calls.authenticity, {
      params: { codigo: `${codigo.slice(0, 4)}-${codigo.slice(4).toLowerCase()}` },
    });
    expect(shown).toEqual({
      situacao: 'autentico',
      iniciais: 'M. A. S.',
      cpf: '***.982.247-**',
      empresa: expect.any(String),
      cnpj: expect.any(String),
      tipo: 1,
      mes: 1,
      ano: 2026,
      especie: 'mensal',
      liquido: null,
      sha256: '',
      publicadoEm: expect.any(String),
      versao: 0,
    });
    expect(JSON.stringify(shown)).not.toMatch(/Maria|52998224725|297792/);
  });

  it('answers alike to a code that is unknown, switched off, hidden or withdrawn', async () => {
    const [off, hidden, gone] = [await withCode(2, false), await withCode(3), await withCode(4)];
    await app.database.owner.query('update receipt set visible = false where id = $1', [hidden.id]);
    await app.database.owner.query('update receipt set deleted_at = now() where id = $1', [gone.id]);
    for (const codigo of [off.codigo, hidden.codigo, gone.codigo, 'ABCDEFGH23456789', '%', '-']) {
      expect(await anonymous()(calls.authenticity, { params: { codigo } })).toEqual({ situacao: 'indisponivel' });
    }
  });

  it('leaves the net out until the worker shows it', async () => {
    const { id, codigo } = await withCode(5);
    const maria = await app.as('maria', 'trabalhador');
    for (let time = 0; time < 2; time++)
      expect(await maria(calls.showNet, { params: { id }, body: { mostrar: true } })).toEqual({
        id,
        mostraLiquido: true,
      });
    expect(await anonymous()(calls.authenticity, { params: { codigo } })).toMatchObject({ liquido: 297_792 });
    expect(
      (
        await lookUp(
          app,
          "select count(*)::int as n from record_history where verb = 'receiptNetShown' and entity_id = $1",
          id,
        )
      ).n,
    ).toBe(1);
    await maria(calls.showNet, { params: { id }, body: { mostrar: false } });
    expect(await anonymous()(calls.authenticity, { params: { codigo } })).toMatchObject({ liquido: null });
    expect(
      await codeOf((await app.as('ana', 'trabalhador'))(calls.showNet, { params: { id }, body: { mostrar: true } })),
    ).toBe('RECEIPT_NOT_FOUND');
    expect(
      await codeOf((await app.as('helena', 'rh'))(calls.showNet, { params: { id }, body: { mostrar: true } })),
    ).toBe('ACCESS_NOT_ALLOWED');
  });
});

describe('POST /autenticidade/{codigo}/comparar', () => {
  const compare = async (codigo: string, name: string, content: string) => {
    const body = new FormData();
    body.append('file', new Blob([content]), name);
    return (await app.send(`/autenticidade/${codigo}/comparar`, { method: 'POST', body })).json();
  };

  it('refuses what is no PDF, no file and an unavailable code', async () => {
    const { codigo } = await withCode(6);
    expect(await compare(codigo, 'recibo.pdf', 'not a pdf')).toMatchObject({ code: 'UPLOAD_CONTENT_MISMATCH' });
    expect(await compare(codigo, 'recibo.exe', '%PDF-1.7')).toMatchObject({ code: 'UPLOAD_EXTENSION_NOT_ALLOWED' });
    expect(await compare('ABCDEFGH23456789', 'recibo.pdf', '%PDF-1.7\n')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await compare(codigo, 'recibo.pdf', '%PDF-1.7\n')).toEqual({ resultado: 'alterado' });
    expect(await (await app.send(`/autenticidade/${codigo}/comparar`, { method: 'POST' })).json()).toMatchObject({
      code: 'UPLOAD_REQUIRED',
    });
  });
});

it.each([
  ['Maria Aparecida de Souza', 'M. A. S.'],
  ['  Ângela   dos Santos e Silva ', 'Â. S. S.'],
  ['Madonna', 'M.'],
])('the initials of %s are %s', async (name, initials) => {
  expect((await lookUp(app, 'select access.initials($1) as initials', name)).initials).toBe(initials);
});

it('the narrow functions answer nothing to who may not read the receipt', async () => {
  const { id } = await withCode(7);
  const client = await app.database.pool.connect();
  const { rows } = await client.query('select access_group_id, company_id from receipt where false');
  expect(rows).toEqual([]);
  const boreal = (await lookUp(app, "select id from access_group where name = 'Grupo Boreal'")).id;
  const contexts = [
    [],
    [
      ['profile', 'rh'],
      ['access_group', boreal],
      ['companies', '*'],
      ['workers', '*'],
    ],
    [
      ['profile', 'trabalhador'],
      ['user', await app.personId('ana')],
      ['hidden_employers', '{}'],
    ],
    [
      ['profile', 'gestor'],
      ['access_group', (await lookUp(app, "select id from access_group where name = 'Grupo Pantanal'")).id],
      ['companies', '*'],
      ['workers', '{}'],
    ],
  ];
  for (const context of contexts) {
    await client.query('begin');
    for (const [name, value] of context) await client.query('select set_config($1, $2, true)', [`app.${name}`, value]);
    for (const call of [
      'access.receipt_source($1)',
      'access.receipt_file_marks($1)',
      'access.receipt_address($1)',
      'access.hr_of_receipt($1)',
      "access.hr_with($1, 'RhDiscordanciaEditar')",
      'access.mailable_receipts(array[$1::uuid])',
    ]) {
      expect([call, (await client.query(`select * from ${call}`, [id])).rows]).toEqual([call, []]);
    }
    await client.query('rollback');
  }
  client.release();
});

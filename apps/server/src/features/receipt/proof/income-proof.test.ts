import { createHash } from 'node:crypto';
import { incomeProofContract as calls } from '@cracha/contract/features/receipt/income-proof.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { createClient } from '@cracha/contract/kernel/client.ts';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf } from '#test/calls.ts';
import { item } from '../receipt.factory.ts';
import { employmentOf, lookUp, receiptFor } from '../receipt-world.factory.ts';
import { chosenOf, provable } from './income-proof.ts';

let app: TestApp;
let maria: Call;
let stranger: Call;
let employment: string;
beforeAll(async () => {
  app = await startApp();
  maria = await app.as('maria', 'trabalhador');
  stranger = createClient({ base: app.base, headers: () => ({}) });
  employment = await employmentOf(app, 'maria');
  for (const [month, net] of [
    [1, 100_000],
    [2, 200_000],
    [3, 300_001],
    [4, 300_000],
  ] as const)
    await receiptFor(app, 'maria', { year: 2021, month, items: [item('1', 'Salário', net)] });
  // what does not count: another kind, a hidden one
  await receiptFor(app, 'maria', { year: 2021, month: 5, kind: 'vacation', items: [item('1', 'Férias', 9_000_000)] });
});
afterAll(() => app.stop());

const row = (sql: string, ...values: unknown[]) => lookUp(app, sql, ...values);
const make = (campos: ('mediaLiquida' | 'ultimoLiquido' | 'cargo' | 'cpf')[], dias: 7 | 15 | 30 = 7) =>
  maria(calls.makeIncomeProof, { body: { idEmpregado: employment, campos, dias } });
const open = (codigo: string) => stranger(calls.openIncomeProof, { params: { codigo } });

describe('a proof of income', () => {
  it('shows what was chosen, of the last three monthly payslips, and nothing else; the database knows no code', async () => {
    const [option] = await maria(calls.incomeProofOptions, {});
    expect(option).toMatchObject({
      idEmpregado: employment,
      valores: { mediaLiquida: 266_667, ultimoLiquido: 300_000 },
    });
    const made = await make(['mediaLiquida']);
    expect(made.endereco).toContain(made.codigo);
    const seen = await open(made.codigo.toLowerCase());
    expect(seen).toEqual({
      situacao: 'autentico',
      nome: made.comprovante.nome,
      empresa: made.comprovante.empresa,
      cnpj: made.comprovante.cnpj,
      valores: { mediaLiquida: 266_667 },
      meses: [
        { mes: 4, ano: 2021 },
        { mes: 3, ano: 2021 },
        { mes: 2, ano: 2021 },
      ],
      criadoEm: made.comprovante.criadoEm,
      venceEm: made.comprovante.venceEm,
    });
    const pdf = await PDFDocument.load(Buffer.from(made.pdf, 'base64'));
    expect(pdf.getPageCount()).toBe(1);
    const kept = await row(
      "select to_jsonb(p) - 'code_mac' as all, encode(code_mac, 'hex') as mac from income_proof p where id = $1",
      made.comprovante.id,
    );
    expect(kept.mac).toBe(createHash('sha256').update(`income proof ${made.codigo}`).digest('hex'));
    expect(JSON.stringify(kept)).not.toContain(made.codigo);
    expect(
      await row(
        "select count(*)::int as n from download where what = 'incomeProof' and entity_id = $1",
        made.comprovante.id,
      ),
    ).toEqual({ n: 1 });
    expect(app.logged.join('')).not.toContain(made.codigo);
  });

  it('tells its worker of each opening, and ends when it is taken back or has expired', async () => {
    const made = await make(['cargo', 'cpf'], 15);
    const { id } = made.comprovante;
    await open(made.codigo);
    await open(made.codigo);
    // the same address within a minute is one opening
    expect(await maria(calls.incomeProofAccesses, { params: { id } })).toMatchObject([{ ip: '127.0.0.1' }]);
    expect(
      await row(
        "select kind from notification where person_id = $1 and cause like 'income-proof:' || $2 || '%'",
        await app.personId('maria'),
        id,
      ),
    ).toEqual({ kind: 'incomeProofOpened' });
    await app.database.owner.query("update income_proof_access set at = at - interval '2 minutes'");
    await open(made.codigo);
    expect((await maria(calls.incomeProofs, {})).find(one => one.id === id)).toMatchObject({
      acessos: 2,
      situacao: 'valido',
    });
    expect(await maria(calls.revokeIncomeProof, { params: { id } })).toMatchObject({ situacao: 'revogado' });
    expect(await open(made.codigo)).toEqual({ situacao: 'indisponivel' });
    const other = await make(['cargo']);
    await app.database.owner.query("update income_proof set expires_at = now() - interval '1 second' where id = $1", [
      other.comprovante.id,
    ]);
    expect(await open(other.codigo)).toEqual({ situacao: 'indisponivel' });
    expect(
      await row('select count(*)::int as n from income_proof_access where proof_id = $1', other.comprovante.id),
    ).toEqual({ n: 0 });
  });

  it('is its worker’s alone', async () => {
    const {
      comprovante: { id },
    } = await make(['cargo']);
    const joao = await app.as('gustavo', 'trabalhador');
    expect(await codeOf(joao(calls.incomeProofAccesses, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf(joao(calls.revokeIncomeProof, { params: { id } }))).toBe('NOT_FOUND');
    expect(await joao(calls.incomeProofs, {})).toEqual([]);
    expect(
      await codeOf(joao(calls.makeIncomeProof, { body: { idEmpregado: employment, campos: ['cargo'], dias: 7 } })),
    ).toBe('EMPLOYEE_NOT_FOUND');
    expect(await codeOf((await app.as('helena', 'rh'))(calls.incomeProofs, {}))).toBe('ACCESS_NOT_ALLOWED');
    expect((await row('select revoked_at from income_proof where id = $1', id)).revoked_at).toBeNull();
  });

  it('lets no address try many codes', async () => {
    await app.database.owner.query("delete from attempt where kind = 'incomeProof'");
    for (let tries = 0; tries < 10; tries++)
      expect(await open(`AAAABBBBCCCC${tries}`)).toEqual({ situacao: 'indisponivel' });
    expect(await codeOf(open('AAAABBBBCCCCDDDD'))).toBe('TOO_MANY_ATTEMPTS');
  });
});

describe('what is shown', () => {
  const of = {
    id: '',
    access_group_id: '',
    company_id: '',
    name: 'Ana',
    cpf: '52998224725',
    legal_name: 'Ipê Ltda',
    cnpj: '1',
    job_title: null,
    admitted_on: '2020-01-02',
    dismissed: false,
    months: [],
  };
  it('has no average where nothing was paid, and refuses what is not there', () => {
    const all = provable(of);
    expect(all.values).toEqual({ admissao: '2020-01-02', situacao: 'ativo', cpf: '***.982.247-**' });
    expect(chosenOf(all, ['cargo'])).toBeUndefined();
    expect(chosenOf(all, ['cpf'])).toMatchObject({ values: { cpf: '***.982.247-**' }, months: [] });
  });
});

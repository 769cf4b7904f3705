import { contract } from '@cracha/contract/contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { boxItems } from '#core/receipt/statement-boxes.ts';
import { knownWorkers } from '#features/import/import.factory.ts';
import { employmentOf, receiptFor } from '#features/receipt/receipt-world.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

const { benefit } = contract;
const statement = contract['income-statement'];
const filed = contract['filed-document'];
const reason = 'Enviado com o valor do mês anterior; o correto segue na próxima publicação.';
let made = 0;

type Send = Act['send'];

/** HR's acts on benefits and income statements, and the worker's own; each makes what it needs. */
export function benefitActs(app: Pick<TestApp, 'database' | 'personId'>): Record<string, () => Promise<Act>> {
  const asHelena = (send: Send, other: Send): Act => ({ who: 'helena', profile: 'rh', send, other });
  const newBenefit = () =>
    receiptFor(app, 'maria', {
      category: 2,
      kind: `benefit:vale ${++made}`,
      title: 'Vale-refeição',
      year: 2014,
      bases: {},
      details: {},
    });
  const newStatement = () =>
    receiptFor(app, 'maria', {
      category: 3,
      kind: 'incomeStatement',
      year: 1990 + ++made,
      month: 12,
      items: boxItems({ '3.1': 4_200_000 }),
      bases: {},
      details: {},
      paidOn: null,
    });
  const newFiled = (category: 6 | 7) =>
    receiptFor(app, 'maria', {
      category,
      kind: category === 6 ? 'employeeRecord' : 'timeMirror',
      year: 1990 + ++made,
      month: 12,
      items: [],
      bases: {},
      details: {},
      paidOn: null,
    });
  const ofTwo = async (create: () => Promise<string>, send: (id: string) => Send) =>
    asHelena(send(await create()), send(await create()));
  return {
    remindOfBenefits: () =>
      ofTwo(
        newBenefit,
        id => (call, idempotencyKey) => call(benefit.remindOfBenefits, { body: { ids: [id] }, idempotencyKey }),
      ),
    showBenefits: () =>
      ofTwo(
        newBenefit,
        id => (call, idempotencyKey) =>
          call(benefit.showBenefits, { body: { ids: [id], visivel: false, confirmado: true }, idempotencyKey }),
      ),
    setCreditDay: async () => {
      const id = await newBenefit();
      const { rows } = await app.database.owner.query<{ day: string | null }>(
        'select paid_on::text as day from receipt where id = $1',
        [id],
      );
      const send = (dataCredito: string) => (call: Call, idempotencyKey: string) =>
        call(benefit.setCreditDay, {
          body: { beneficios: [{ id, de: rows[0]?.day ?? null }], dataCredito },
          idempotencyKey,
        });
      return asHelena(send('2014-06-05'), send('2014-06-06'));
    },
    deleteBenefits: () =>
      ofTwo(
        newBenefit,
        id => (call, idempotencyKey) =>
          call(benefit.deleteBenefits, { body: { IdString: id, Justificativa: reason }, idempotencyKey }),
      ),
    publishTypedBenefit: async () => {
      const [worker] = await knownWorkers(app);
      const send = (mes: number) => (call: Call, idempotencyKey: string) =>
        call(benefit.publishTypedBenefit, {
          body: {
            idEmpregado: worker?.employmentId ?? '',
            mes,
            ano: 2013,
            dataCredito: null,
            itens: [{ codigo: null, descricao: 'Cesta básica', quantidade: 1, valorUnitario: 25_000, desconto: null }],
          },
          idempotencyKey,
        });
      return asHelena(send(3), send(4));
    },
    sendIncomeStatementByEmail: async () => {
      const params = { id: await newStatement() };
      return {
        who: 'maria',
        profile: 'trabalhador',
        send: (call, idempotencyKey) => call(statement.sendIncomeStatementByEmail, { params, idempotencyKey }),
      };
    },
    switchIncomeStatements: async () => {
      const id = await newStatement();
      const { rows } = await app.database.owner.query<{ company: string; year: number }>(
        'select company_id as company, year from receipt where id = $1',
        [id],
      );
      const employment = await employmentOf(app, 'maria');
      const send = (habilitado: 'true' | 'false') => (call: Call, idempotencyKey: string) =>
        call(statement.switchIncomeStatements, {
          params: {
            idEmpresa: rows[0]?.company ?? '',
            ano: String(rows[0]?.year),
            idEmpregado: employment,
            habilitado,
          },
          idempotencyKey,
        });
      return asHelena(send('false'), send('true'));
    },
    remindOfIncomeStatements: () =>
      ofTwo(
        newStatement,
        id => (call, idempotencyKey) =>
          call(statement.remindOfIncomeStatements, { body: { ids: [id] }, idempotencyKey }),
      ),
    mailIncomeStatements: () =>
      ofTwo(
        newStatement,
        id => (call, idempotencyKey) => call(statement.mailIncomeStatements, { body: { ids: [id] }, idempotencyKey }),
      ),
    withdrawIncomeStatements: () =>
      ofTwo(
        newStatement,
        id => (call, idempotencyKey) =>
          call(statement.withdrawIncomeStatements, { body: { IdString: id, Justificativa: reason }, idempotencyKey }),
      ),
    withdrawRecords: () =>
      ofTwo(
        () => newFiled(6),
        id => (call, idempotencyKey) =>
          call(filed.withdrawRecords, { body: { IdString: id, Justificativa: reason }, idempotencyKey }),
      ),
  };
}

import { contract } from '@cracha/contract/contract.ts';
import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientOf, startApp, type TestApp } from '#test/app.ts';

/* S10: what support opens in the place of a worker, the worker has not opened. */
let app: TestApp;
let maria: Call;
let support: Call;
let opened: Record<string, string>;
beforeAll(async () => {
  app = await startApp();
  maria = await app.as('maria', 'trabalhador');
  const { id } = await maria(calls.askSupport, { body: { motivo: 'Não abre o recibo' } });
  await maria(calls.grantSupport, { params: { id }, body: { minutos: 60 } });
  const supporter = await app.as('suporte', 'admin');
  const { access_token } = await supporter(calls.supportRequest, { params: { id } });
  support = clientOf(app.base, access_token ?? '', 'trabalhador');
  opened = await rowsOfMaria();
});
afterAll(() => app.stop());

const rows = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;

/** One of each kind that nobody has opened, by its call. */
async function rowsOfMaria(): Promise<Record<string, string>> {
  const person = await app.personId('maria');
  const made = await rows(
    `insert into receipt (access_group_id, company_id, employment_id, person_id, category, kind, year, month, worker_name, registration, total_earnings, total_deductions, net, items, content, verification_code)
     select access_group_id, company_id, id, person_id, c.category, c.kind, 2019, 10, name, registration, 1000, 100, 900, '[]',
            '{"fields": {}, "days": [], "totals": {}}', c.kind || id::text
       from employment, (values (1, 'monthly'), (2, 'benefit:vale'), (3, 'incomeStatement'), (6, 'employeeRecord'), (7, 'timeMirror')) c(category, kind)
      where person_id = $1 returning id, category`,
    [person],
  );
  const of = (category: number): string => made.find(row => row.category === category)?.id;
  return {
    payslip: of(1),
    benefit: of(2),
    statement: of(3),
    record: of(6),
  };
}

const openings: [string, (call: Call, id: string) => Promise<unknown>][] = [
  ['payslip', (call, id) => call(contract.receipt.receiptOfEmployment, { params: { idEmpregado: '0', id } })],
  ['benefit', (call, id) => call(contract.benefit.benefitOfEmployment, { params: { idEmpregado: '0', id } })],
  ['statement', (call, id) => call(contract['income-statement'].incomeStatement, { params: { id } })],
  ['record', (call, id) => call(contract['filed-document'].employeeRecord, { params: { id } })],
];
const isOpened = async (id: string) => {
  const [{ seen }] = await rows('select viewed_at is not null as seen from receipt where id = $1', [id]);
  return seen;
};

it.each(openings)('a %s', async (kind, open) => {
  const id = opened[kind] ?? '';
  await open(support, id);
  expect(await isOpened(id)).toBe(false);
  // the same call dates it where its owner opens it
  await open(maria, id);
  expect(await isOpened(id)).toBe(true);
});

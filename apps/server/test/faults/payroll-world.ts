import type pg from 'pg';
import { makeMembership } from '#core/access/membership.factory.ts';
import { makeAccessGroup, refreshAppAccesses } from '#core/access-group/access-group.factory.ts';
import { makeCompany } from '#core/company/company.factory.ts';
import { hashPassword } from '#core/identity/password.ts';
import { makePerson } from '#core/identity/person.factory.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { demoPassword } from '../../src/seed/demo-people.ts';
import { drawPayslips } from '../../src/seed/draw-payslips.ts';
import { payslipOf } from '../../src/seed/payroll.ts';
import { insertWorkers } from '../../src/seed/scale/scale.queries.ts';

const cnpj = '11222333000181';

/** An access group of its own, with HR (`rh@folha.test`) and so many workers whose CPF a payroll file can name. */
export async function makePayrollWorld(pool: pg.Pool, owner: pg.Pool, workers: number): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await acrossTenants(pool, 'a payroll of many workers for a test', async tx => {
    const accessGroupId = await makeAccessGroup(tx, { name: 'Grupo Folha' });
    const company = { access_group_id: accessGroupId, cnpj, legal_name: 'Folha Ltda', trade_name: 'Folha' };
    const companyId = await makeCompany(tx, company);
    const hr = await makePerson(tx, { name: 'Rita Folha', email: 'rh@folha.test', password_hash: passwordHash });
    await makeMembership(tx, { personId: hr, role: 'RH', accessGroupId });
    await refreshAppAccesses(tx, accessGroupId);
    await insertWorkers(tx, { accessGroupId, companyId, passwordHash, workers });
  });
  const cpfs = Array.from({ length: workers }, (_, i) => cpfOf(i + 1));
  await owner.query(
    `update person p set cpf = c.cpf from unnest($1::text[]) with ordinality as c(cpf, n)
      where p.name = 'Trabalhador ' || to_char(c.n, 'FM0000000')`,
    [cpfs],
  );
}

/** The payroll file of those workers for a month: one payslip a page. */
export async function payrollFile(workers: number, year: number, month: number): Promise<Buffer> {
  const payslips = Array.from({ length: workers }, (_, i) => {
    const registration = String(i + 1).padStart(7, '0');
    return {
      company: { name: 'Folha Ltda', cnpj },
      worker: {
        name: `Trabalhador ${registration}`,
        cpf: cpfOf(i + 1),
        registration,
        jobTitle: 'Auxiliar',
        department: 'Produção',
        admittedOn: '2019-03-11',
      },
      year,
      month,
      paidOn: `${year}-${String(month).padStart(2, '0')}-28`,
      payslip: payslipOf(
        { salary: 200_000 + i * 100, overtimeHours: () => i % 9, healthPlan: 7816, transport: i % 2 === 0 },
        year,
        month,
      ),
    };
  });
  return Buffer.from(await drawPayslips(payslips));
}

/** The valid CPF whose first nine digits are the number (Receita Federal, módulo 11). */
function cpfOf(number: number): string {
  let digits = String(100_000_000 + number);
  for (const length of [9, 10]) {
    let sum = 0;
    for (let at = 0; at < length; at++) sum += Number(digits[at]) * (length + 1 - at);
    digits += String(((sum * 10) % 11) % 10);
  }
  return digits;
}

import { companyContract } from '@cracha/contract/features/company/company.contract.ts';
import { clockPortContract as port } from '@cracha/contract/features/time-clock/clock-port.contract.ts';
import { adaptersOf, type ClockAdapter } from '#core/clock/port/clock-port.ts';
import { lastMonths } from '#core/clock/port/double/scripted-double.ts';
import type { TestApp } from '#test/app.ts';
import { mariasEmployment } from '#test/maria.ts';
import { copyCompany } from './copy.ts';
import { deliverActs } from './outbox.ts';

/** Maria's company as one with a payroll clock, whose jobs run when a test says so. */
export async function portWorld(app: TestApp) {
  const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
  const { id: maria, companyId, accessGroupId } = await mariasEmployment(app.database);
  const hr = await app.as('helena', 'rh');
  await hr(companyContract.configureCompany, {
    params: { id: companyId },
    body: { tipoPonto: 'fopag', flagAprovacao: true, aprovacaoEspelho: true },
  });
  await sql("update company set app_accesses = array_remove(app_accesses, 'ponto-fopag') || '{ponto-fopag}'");
  // a few of the company's people are enough
  await sql(
    "update employment set dismissed_on = '2020-01-01' where company_id = $1 and id <> $2 and id not in (select id from employment where company_id = $1 order by id limit 2)",
    [companyId, maria],
  );
  const causer = { personId: await app.personId('helena'), accessGroupId };
  const stop = new AbortController().signal;

  const set = async (change: { ativo?: boolean; codigoEmpresa?: string } = {}) => {
    const { versao } = await hr(port.payrollClockConfig, { params: { id: companyId } });
    const body = { adaptador: 'double', codigoEmpresa: 'HSP', ativo: true, versao, ...change };
    return hr(port.savePayrollClockConfig, { params: { id: companyId }, body });
  };
  const copy = (adapter: ClockAdapter = app.clock) =>
    copyCompany(app.database.pool, adaptersOf(adapter), { ...causer, companyId }, stop);
  /** @param limit how long an answer may take, in milliseconds */
  const deliver = (limit?: number, adapter: ClockAdapter = app.clock) =>
    deliverActs(
      { pool: app.database.pool, adapters: adaptersOf(adapter), enqueue: async () => undefined },
      causer,
      stop,
      limit,
    );
  const mirrorOf = async (employmentId: string, back: number): Promise<string> => {
    const [row] = await sql(
      'select id from timesheet where employment_id = $1 and from_day = $2 and deleted_at is null',
      [employmentId, lastMonths(Date.now()).at(-1 - back)?.from],
    );
    return row?.id ?? '';
  };
  const acts = () => sql('select id, verb, state, tries, failure, key from clock_outbox order by sequence');
  return { companyId, maria, accessGroupId, sql, set, copy, deliver, mirrorOf, acts };
}

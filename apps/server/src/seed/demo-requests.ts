import type { RequestType } from '@cracha/contract/features/request/request.schemas.ts';
import type pg from 'pg';
import { makeMembership } from '#core/access/membership.factory.ts';
import { plusDays } from '#core/calendar/days.ts';
import { hashPassword } from '#core/identity/password.ts';
import { makePerson } from '#core/identity/person.factory.ts';
import { createApproverProfile } from '#features/approver-profile/approver-profile.ts';
import { createBenefitPlan } from '#features/request/benefit-plan/benefit-plan.ts';
import { clockRoute } from '#features/request/clock-route.ts';
import { decideRequest, type VerbServices } from '#features/request/request-verbs.ts';
import { type SendServices, sendRequest } from '#features/request/send-request.ts';
import { justificationPort } from '#features/time-clock/justification/justification-port.ts';
import { openVacations, startsOf } from '#features/vacation/vacation.ts';
import { recordPort } from '#features/worker/record-of-requests.ts';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import type { Jobs } from '#kernel/jobs/jobs.ts';
import { asStaff, asWorker, type DemoStaff } from './demo-acting.ts';
import { staffOf } from './demo-clock.queries.ts';
import { demoPassword, secondHr } from './demo-people.ts';
import { demoPlans, exportFirst, subjects } from './demo-requested.ts';
import {
  type DemoWorker,
  leaveInTheWay,
  makeLate,
  prepareRequests,
  requestsAtRest,
  requestsStand,
  standIn,
  takenVacation,
  workersOf,
} from './demo-requests.queries.ts';

interface Services {
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
}

/** What the demo shows of requests (product 5, section 5.19): all goes the way of workers, managers and HR, but what lies years back. */
export async function makeDemoRequests(services: Services, helena: DemoStaff, bruno: DemoStaff): Promise<void> {
  const { pool } = services;
  if (await requestsStand(pool, helena.accessGroupId)) return;
  const gustavo = await staffOf(pool, 'gustavo@pantanal.test', helena.accessGroupId);
  const workers = await acrossTenants(pool, 'who asks in the demo', async tx => {
    await prepareRequests(tx);
    return workersOf(tx);
  });
  const demo = new DemoRequests(services, { helena, gustavo, bruno }, workers);
  await demo.setUp();
  await demo.openBalances();
  await demo.offerBenefits();
  await demo.askManager();
  await demo.decide();
  await demo.askHr();
  await requestsAtRest(pool);
  await asStaff(pool, helena, exportFirst);
  await acrossTenants(pool, 'a second person of HR in the demo', tx => joinHr(tx, helena.accessGroupId, workers));
}

/** What Helena files for a worker somebody else of HR decides: who looks after the requests of São Paulo alone. */
async function joinHr(tx: Tx, accessGroupId: string, workers: readonly DemoWorker[]): Promise<void> {
  const { name, email, cpf, permissions } = secondHr;
  const password_hash = await hashPassword(demoPassword);
  const personId = await makePerson(tx, { name, email, cpf, password_hash });
  const companyIds = workers.filter(({ company }) => company === saoPaulo).map(({ companyId }) => companyId);
  await makeMembership(tx, {
    ...{ personId, accessGroupId, role: 'RH', profileName: 'Pedidos e férias', permissions: [...permissions] },
    companyIds: [...new Set(companyIds)],
  });
}

type Fields = Partial<Omit<Parameters<typeof sendRequest>[3], 'tipo' | 'idVinculo'>>;
const [saoPaulo, sinop] = ['Pantanal São Paulo', 'Pantanal Sinop'];
/** Whose opening HR has not told yet. */
const unchecked = ['001016', '001039'];

class DemoRequests {
  readonly #services: Services;
  readonly #staff: Record<'helena' | 'gustavo' | 'bruno', DemoStaff>;
  readonly #workers: readonly DemoWorker[];
  readonly #today = dayFrom();
  readonly #ports: SendServices & VerbServices;

  constructor(
    services: Services,
    staff: Record<'helena' | 'gustavo' | 'bruno', DemoStaff>,
    workers: readonly DemoWorker[],
  ) {
    this.#services = services;
    this.#staff = staff;
    this.#workers = workers;
    // nobody of the demo has contacts to be told at, nor a second factor
    const recordPortOfDemo = recordPort({ tellBankChange: async () => undefined });
    const { enqueue } = services.jobs;
    const justifications = justificationPort({ enqueue, clockRoute });
    this.#ports = { enqueue, recordPort: recordPortOfDemo, secondFactor: async () => undefined, justifications };
  }

  /** Vacations are decided by the manager and HR, long ones by who stands above the manager too; advances and other subjects by the manager. */
  async setUp(): Promise<void> {
    const [first] = this.#of(saoPaulo);
    const step = { needs: 1, deadlineDays: 3, withoutManager: 'rh' as const };
    const manager = { ...step, name: 'Gestão', approvers: ['gestor'] };
    const above = { ...step, name: 'Direção', approvers: ['gestor:2'] };
    const hr = { ...step, name: 'RH confirma', approvers: ['grupo:RH'] };
    const base = { active: true, companyIds: first ? [first.companyId] : null, conditions: [] };
    const long = [{ field: 'days' as const, op: '>' as const, value: 20 }];
    const profiles: Parameters<typeof createApproverProfile>[2][] = [
      { ...base, name: 'Férias longas', position: 1, kinds: ['ferias'], conditions: long, steps: [manager, above, hr] },
      { ...base, name: 'Férias', position: 2, kinds: ['ferias'], steps: [manager, hr] },
      {
        ...base,
        name: 'Outros pedidos',
        position: 3,
        kinds: ['adiantamento13', 'beneficio', 'outros'],
        steps: [manager],
      },
    ];
    await asStaff(this.#services.pool, this.#staff.helena, async (tx, by) => {
      for (const profile of profiles) await createApproverProfile(tx, by, profile);
    });
    await acrossTenants(this.#services.pool, 'a stand-in of the demo', tx =>
      standIn(tx, this.#staff.gustavo.personId, this.#staff.helena.personId, plusDays(this.#today, 7)),
    );
  }

  /** Of Pantanal all but two; Maria's oldest period was taken whole, the next is at risk of double pay. */
  async openBalances(): Promise<void> {
    const { pool } = this.#services;
    const { helena, gustavo, bruno } = this.#staff;
    const told = [...this.#of(saoPaulo), ...this.#of(sinop)].filter(
      ({ registration }) => !unchecked.includes(registration),
    );
    const maria = this.#who('maria');
    const begin = this.#back(1009);
    await asStaff(pool, helena, async (tx, by) => {
      for (const { id, admitted, key } of told) {
        if (admitted === null) continue;
        const usual = this.#back(500);
        const firstDay = key === 'maria' ? begin : ([admitted, usual].sort().at(-1) ?? usual);
        await openVacations(tx, by, id, { firstDay, taken: 0, sold: 0, absences: 0 });
      }
    });
    const ana = this.#who('ana', 'Boreal Serviços');
    const year = Number(this.#back(365).slice(0, 4));
    const anniversary = `${year}-05-02` <= this.#back(365) ? `${year}-05-02` : `${year - 1}-05-02`;
    await asStaff(pool, bruno, (tx, by) =>
      openVacations(tx, by, ana.id, { firstDay: anniversary, taken: 0, sold: 0, absences: 0 }),
    );
    const from = this.#back(420);
    await acrossTenants(pool, 'a vacation of the demo, long ago', tx =>
      takenVacation(tx, maria, {
        from,
        until: plusDays(from, 29),
        days: 30,
        periodBegin: begin,
        managerId: gustavo.personId,
      }),
    );
  }

  /** Three plans at São Paulo: Maria holds one, João asks for one, the third is asked for in the first month of a year. */
  async offerBenefits(): Promise<void> {
    const [maria, joao] = [this.#who('maria'), this.#who('joao')];
    const ids = await asStaff(this.#services.pool, this.#staff.helena, async (tx, by) => {
      const made: string[] = [];
      for (const plan of demoPlans) made.push((await createBenefitPlan(tx, by, maria.companyId, plan)).id);
      return made;
    });
    const joins = (idBeneficio: string | undefined) => ({ idBeneficio, acao: 'incluir', aceitaTermo: true });
    await this.#decide('gustavo', await this.#send(maria, 'beneficio', joins(ids[1])), 'approve');
    await this.#send(joao, 'beneficio', { ...joins(ids[0]), informacoes: 'Quero começar com o plano básico.' });
  }

  /** Gustavo's queue: every type, one late, two who are away together. */
  async askManager(): Promise<void> {
    const [maria, joao, ana] = [this.#who('maria'), this.#who('joao'), this.#who('ana', saoPaulo)];
    const together = await this.#start(maria, 10, 38);
    await this.#send(maria, 'ferias', { inicio: together, dias: 10, vender: 0, mensagem: 'Viajo com a família.' });
    await this.#vacation(joao, 15, 38);
    await this.#vacation(ana, 20, 60);
    const late = await this.#vacation(this.#registered('001001'), 30, 45);
    await acrossTenants(this.#services.pool, 'a late request of the demo', tx => makeLate(tx, late));
    for (const worker of [joao, ana]) await this.#advance(worker);
    for (const [at, worker] of [joao, ana, this.#registered('001003')].entries()) await this.#other(worker, at);
  }

  /** One denied, one returned, some approved: by both, by the manager alone, and one whose effect fails. */
  async decide(): Promise<void> {
    const maria = this.#who('maria');
    const endereco = { cep: '01310-100', logradouro: 'Avenida Paulista', numero: '900', bairro: 'Bela Vista' };
    const valor = { ...endereco, complemento: 'ap 52', municipio: 'São Paulo', uf: 'SP' };
    const moved = { campo: 'endereco', valor, motivo: 'Mudei de casa neste mês.', veracidade: true };
    await this.#decide('helena', await this.#send(maria, 'alteracaoCadastral', moved), 'approve');
    await this.#decide(
      'gustavo',
      await this.#advance(maria),
      'deny',
      'O adiantamento deste ano já foi combinado para abril.',
    );
    await this.#decide('gustavo', await this.#other(maria, 4), 'review', 'Diga em qual turno você pode fazer o curso.');
    await this.#decide('gustavo', await this.#vacation(this.#registered('001003'), 20, 70), 'approve');
    for (const [at, registration] of ['001036', '001037', '001039'].entries()) {
      const id = await this.#vacation(this.#registered(registration), 20, 90 + at * 20);
      await this.#decide('gustavo', id, 'approve');
      await this.#decide('helena', id, 'approve');
    }
    const worker = this.#registered('001004');
    const start = await this.#start(worker, 20, 75);
    const id = await this.#send(worker, 'ferias', { inicio: start, dias: 20, vender: 0 });
    await acrossTenants(this.#services.pool, 'a leave of the demo', tx => leaveInTheWay(tx, worker, start, start));
    // she is the manager, and all of HR: once is enough
    await this.#decide('helena', id, 'approve');
  }

  /** HR's queue is more than a page; one stands still where nothing may be decided, one is of another group. */
  async askHr(): Promise<void> {
    const crowd = [
      ...this.#of('Hospital São Fictício de Assis').slice(0, 14),
      ...this.#of('Transportes Rio Abaixo Teste').slice(0, 12),
    ];
    for (const [at, worker] of crowd.entries()) await this.#other(worker, at);
    for (const worker of this.#of(sinop).slice(0, 2)) await this.#vacation(worker, 30, 60);
    for (const worker of this.#of('Comércio de Confecções Jatobá').slice(0, 1)) await this.#other(worker, 3);
    await this.#other(this.#who('ana', 'Boreal Serviços'), 2);
  }

  #back(days: number): string {
    return plusDays(this.#today, -days);
  }

  #of(company: string): DemoWorker[] {
    return this.#workers.filter(worker => worker.company === company);
  }

  #who(key: string, company = saoPaulo): DemoWorker {
    return this.#found(this.#workers.find(worker => worker.key === key && worker.company === company));
  }

  #registered(registration: string): DemoWorker {
    return this.#found(this.#of(saoPaulo).find(worker => worker.registration === registration));
  }

  #found(worker: DemoWorker | undefined): DemoWorker {
    if (!worker) throw new Error('The demo has its workers.');
    return worker;
  }

  /** The first lawful start so many days ahead. */
  #start(worker: DemoWorker, days: number, ahead: number): Promise<string> {
    return asWorker(this.#services.pool, worker.personId, async tx => {
      const from = plusDays(this.#today, ahead);
      const { starts } = await startsOf(tx, worker.id, { days, from, until: plusDays(from, 200) });
      const [first] = starts;
      if (!first) throw new Error(`No vacation of ${days} days can begin from ${from} on.`);
      return first;
    });
  }

  async #vacation(worker: DemoWorker, days: number, ahead: number): Promise<string> {
    const inicio = await this.#start(worker, days, ahead);
    return this.#send(worker, 'ferias', { inicio, dias: days, vender: 0 });
  }

  /** The first month in which it may be paid. */
  #advance(worker: DemoWorker): Promise<string> {
    const [year, month] = [Number(this.#today.slice(0, 4)), Number(this.#today.slice(5, 7))];
    const paid = month === 12 ? { ano: year + 1, mes: 2 } : { ano: year, mes: Math.max(2, month) };
    return this.#send(worker, 'adiantamento13', { ...paid, motivo: 'Matrícula da escola das crianças.' });
  }

  #other(worker: DemoWorker, at: number): Promise<string> {
    const [assunto, mensagem] = subjects[at % subjects.length] ?? subjects[0];
    return this.#send(worker, 'outros', { assunto, mensagem });
  }

  #send(worker: DemoWorker, tipo: RequestType, fields: Fields): Promise<string> {
    const avisosLidos = 'VACATION_BALANCE_UNCHECKED,VACATION_DOUBLE_PAY,ALLOWANCE_LATE';
    return asWorker(this.#services.pool, worker.personId, async (tx, by) => {
      const form = { tipo, idVinculo: worker.id, avisosLidos, ...fields };
      return (await sendRequest(this.#ports, tx, by, form, [])).id;
    });
  }

  #decide(who: 'helena' | 'gustavo', id: string, verb: 'approve' | 'deny' | 'review', reason?: string): Promise<void> {
    const { pool } = this.#services;
    const profile = who === 'helena' ? 'rh' : 'gestor';
    const decide = { version: undefined, reason };
    return asStaff(pool, this.#staff[who], (tx, by) => decideRequest(this.#ports, tx, by, id, verb, decide), profile);
  }
}

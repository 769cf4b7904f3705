import { contract } from '@cracha/contract/contract.ts';
import { monthWorld } from '#features/time-clock/month-world.factory.ts';
import type { TestApp } from '../app.ts';
import type { Act } from './desk-acts.ts';

export type Needed = Pick<TestApp, 'as' | 'database' | 'personId'>;
export type Send = Act['send'];
type Who = Pick<Act, 'who' | 'profile'>;

export const helena = { who: 'helena', profile: 'rh' } as const satisfies Who;
export const gustavo = { who: 'gustavo', profile: 'gestor' } as const satisfies Who;
export const maria = { who: 'maria', profile: 'trabalhador' } as const satisfies Who;

/** The same call with one thing and with another. */
export function either<const T>(by: Who, one: T, another: T, send: (given: T) => Send): Act {
  return { ...by, send: send(one), other: send(another) };
}

export type ClockDays = ReturnType<typeof clockDays>;

/** Maria's clock: each day is a period of its own with its mirror, so that no act disturbs another. */
export function clockDays(app: Needed) {
  const { 'time-clock': sheets, 'clock-justification': justifications } = contract;
  let month: ReturnType<typeof monthWorld> | undefined;
  const world = () => {
    month ??= begin();
    return month;
  };
  // another act gave the manager a provisional password
  const begin = async () => {
    const id = await app.personId('gustavo');
    await app.database.owner.query('update person set password_provisional = false where id = $1', [id]);
    return monthWorld(app);
  };
  let days = 0;
  let said = 0;
  const as = ({ who, profile }: Who) => app.as(who, profile);

  const newDay = () => new Date(Date.UTC(2025, 1, 3 + days++)).toISOString().slice(0, 10);

  /** A day as it was planned, not sent yet. */
  const open = async () => {
    const day = newDay();
    const { maria: employment, ...its } = await world();
    const period = await its.open([employment], day, day, { [day]: ['08:00', '12:00', '13:00', '17:00'] });
    const id = await its.mirrorOf(employment, day);
    return { id, day, period, employment, companyId: its.companyId, body: { versao: await versionOf(id) } };
  };
  const versionOf = async (id: string): Promise<number> =>
    (await (await world()).sql('select version from timesheet where id = $1', [id]))[0].version;
  const sent = async () => {
    const mirror = await open();
    const body = { ...mirror.body, concorda: true };
    await (await as(maria))(sheets.sendTimesheet, { params: { id: mirror.id }, body });
    return { ...mirror, body: { versao: await versionOf(mirror.id) } };
  };

  /** What is asked for a day; each text is another. */
  const form = (data: string) => ({
    data,
    tipo: 'dia' as const,
    ocorrencia: 'odd_punches',
    justificativa: 'Esqueci de marcar',
    motivo: `Esqueci de marcar a saída, vez ${++said}.`,
    hora: '18:00',
  });
  const asked = async () => {
    const { id, day } = await open();
    const made = await (await as(maria))(justifications.sendJustification, { params: { id }, body: form(day) });
    return { id: made.id, day };
  };
  const entered = async () => {
    const { day, employment } = await open();
    const body = { data: day, hora: '18:30', sentido: 'saida', motivo: 'Fiquei até mais tarde.' } as const;
    return (await as(maria))(justifications.enterManualPunch, { params: { id: employment }, body });
  };
  const approved = async () => {
    const { id } = await asked();
    await (await as(gustavo))(justifications.approveJustification, { params: { id }, body: {} });
    return { id };
  };
  /** Another employment of the company. */
  const colleague = async (): Promise<string> => {
    const { sql, maria: employment, companyId } = await world();
    const [row] = await sql(
      'select id from employment where company_id = $1 and id <> $2 and dismissed_on is null order by name limit 1',
      [companyId, employment],
    );
    return row.id;
  };
  return { world, as, newDay, open, sent, form, asked, entered, approved, colleague };
}

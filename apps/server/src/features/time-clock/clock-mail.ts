import { timesheetNotices } from '@cracha/contract/features/time-clock/timesheet.notices.ts';
import { fill } from '@cracha/contract/kernel/fill.ts';
import { columns, said } from '@cracha/contract/kernel/said.ts';
import { languages, type MessageValues } from '@cracha/contract/kernel/wire.ts';
import type pg from 'pg';
import { acrossTenants } from '#kernel/database/across-tenants.ts';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { clockMail } from './clock.jobs.ts';
import { noticeToMail, takeMails } from './clock-mail.queries.ts';

export interface ClockMailServices {
  pool: pg.Pool;
  enqueue: Enqueue;
  mailer: Pick<Mailer, 'send'>;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/** A notification on its way into a mail. */
export interface MailedNotice {
  email: string;
  name: string;
  language: string;
  kind: string;
  values: MessageValues;
  target: string;
}

/** The few kinds that are mailed, too (product 4, section 18). */
const mailed = {
  timesheetSent: timesheetNotices.timesheetSent,
  timesheetReturned: timesheetNotices.timesheetReturned,
  timesheetReopened: timesheetNotices.timesheetReopened,
  justificationReturned: timesheetNotices.justificationReturned,
  justificationDenied: timesheetNotices.justificationDenied,
  closingDone: timesheetNotices.closingDone,
};
const body = said(
  'Olá, {nome}.\n\n{texto}\n\nEntre para ver:\n{link}\n\nCrachá',
  'Hello, {nome}.\n\n{texto}\n\nSign in to see it:\n{link}\n\nCrachá',
  'Hola, {nome}.\n\n{texto}\n\nEntra para verlo:\n{link}\n\nCrachá',
);

/** Queues a mail for each, in the transaction that takes it. */
export async function queueMails({ pool, enqueue }: Pick<ClockMailServices, 'pool' | 'enqueue'>): Promise<void> {
  await acrossTenants(pool, 'notices of the clock that are mailed', async tx => {
    for (const { id, ...causer } of await takeMails(tx, 500)) await enqueue(tx, clockMail, { ...causer, noticeId: id });
  });
}

/** To the confirmed address, where there is one; what it says stands behind the sign-in. */
export async function sendMail(
  { pool, mailer, publicUrl }: ClockMailServices,
  { noticeId, ...causer }: Causer & { noticeId: string },
): Promise<void> {
  const notice = await inGroupContext(pool, causer, tx => noticeToMail(tx, noticeId));
  const mail = notice && mailOf(notice, publicUrl);
  if (mail) await mailer.send(mail);
}

export function mailOf({ email, name, language, kind, values, target }: MailedNotice, publicUrl: string) {
  const words = Object.entries(mailed).find(([known]) => known === kind)?.[1];
  if (!words) return undefined;
  const column = columns[languages.find(known => known === language) ?? 'pt-BR'];
  const texto = fill(words.text[column], values);
  // a name comes from a payroll file: a line break in it would end its line
  const nome = name.replace(/\p{Cc}+/gu, ' ').trim();
  const text = body[column]
    .replace('{nome}', () => nome)
    .replace('{texto}', () => texto)
    .replace('{link}', () => publicUrl + target);
  return { to: email, subject: words.title[column], text };
}

import * as z from 'zod/mini';
import { causer, defineJob, handles, type JobHandler } from '#kernel/jobs/job.ts';
import { type AnswerMailServices, mailAnswer } from './answer-mail.ts';
import { closeOver, recountGroup, tellLate } from './recount.ts';

/** Tells what is past its due time. A ticket keeps that it was told, so twice tells once. */
export const deskDue = defineJob({
  name: 'desk-due',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '*/5 * * * *',
});

/** Ends what was solved long enough ago. What has ended is found no more. */
export const deskClose = defineJob({
  name: 'desk-close',
  data: z.object({}),
  retries: 3,
  timeoutSeconds: 600,
  every: '*/10 * * * *',
});

/** Reckons the open tickets of an access group by its new hours. Reckoning twice gives the same rows. */
export const deskRecount = defineJob({ name: 'desk-recount', data: causer, retries: 3, timeoutSeconds: 1800 });

/** One message about an answer, to its worker's confirmed address. That is looked up when it is sent; what is read already is not told again. */
export const deskMail = defineJob({
  name: 'desk-mail',
  data: z.extend(causer, { ticketId: z.uuid() }),
  retries: 5,
  timeoutSeconds: 60,
});

export function deskJobs(services: AnswerMailServices): JobHandler[] {
  const { pool } = services;
  return [
    handles(deskDue, (_, signal) => tellLate(pool, signal)),
    handles(deskClose, (_, signal) => closeOver(pool, signal)),
    handles(deskMail, data => mailAnswer(services, data)),
    handles(deskRecount, (data, signal) => recountGroup(pool, data, signal)),
  ];
}

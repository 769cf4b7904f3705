import { type Language, languages } from '@cracha/contract/kernel/wire.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import type pg from 'pg';
import { inGroupContext } from '#kernel/database/job-context.ts';
import type { Causer } from '#kernel/jobs/job.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { ticketAddress } from './ticket.queries.ts';

export interface AnswerMailServices {
  pool: pg.Pool;
  mailer: Pick<Mailer, 'send'>;
  /** What links begin with, without a slash at the end. */
  publicUrl: string;
}

/** Tells the worker of an answer: its number and a link behind sign-in, neither subject nor category. What was read meanwhile is not told. */
export async function mailAnswer(
  { pool, mailer, publicUrl }: AnswerMailServices,
  job: Causer & { ticketId: string },
): Promise<void> {
  const found = await inGroupContext(pool, job, tx => ticketAddress(tx, job.ticketId));
  if (!found) return;
  const { email, name, protocol } = found;
  const language = languages.find(known => known === found.language) ?? 'pt-BR';
  const values = {
    name: name.replace(/\p{Cc}+/gu, ' ').trim(),
    protocol,
    link: publicUrl + to.worker.ticket(job.ticketId),
  };
  await mailer.send({ to: email, ...texts[language](values) });
}

type Wording = (values: { name: string; protocol: string; link: string }) => { subject: string; text: string };

const texts: Record<Language, Wording> = {
  'pt-BR': ({ name, protocol, link }) => ({
    subject: `Resposta no atendimento ${protocol}`,
    text: `Olá, ${name}.\n\nHá uma resposta nova no seu atendimento ${protocol}. Entre para ler:\n${link}\n\nCrachá`,
  }),
  'en-US': ({ name, protocol, link }) => ({
    subject: `Answer on ticket ${protocol}`,
    text: `Hello, ${name}.\n\nThere is a new answer on your ticket ${protocol}. Sign in to read it:\n${link}\n\nCrachá`,
  }),
  'es-ES': ({ name, protocol, link }) => ({
    subject: `Respuesta en la atención ${protocol}`,
    text: `Hola, ${name}.\n\nHay una respuesta nueva en tu atención ${protocol}. Entra para leerla:\n${link}\n\nCrachá`,
  }),
};

import * as z from 'zod/mini';

/*
 * What a payroll clock is told. An act waits in the outbox as it will be told: plain data, whole, so that none needs another to have
 * arrived.
 */
const day = z.iso.date();
const hour = z.string().check(z.regex(/^\d\d:\d\d$/));

export const foreignCompany = z.object({
  /** What the other program calls the company. */
  code: z.string(),
});
export type ForeignCompany = z.output<typeof foreignCompany>;

export const foreignWorker = z.object({
  company: foreignCompany,
  /** Our employment: the same one for ever. */
  employment: z.string(),
  cpf: z.string(),
  registration: z.nullable(z.string()),
});
export type ForeignWorker = z.output<typeof foreignWorker>;

export const foreignPeriod = z.object({ from: day, until: day });
export type ForeignPeriod = z.output<typeof foreignPeriod>;

export const foreignJustification = z.object({
  worker: foreignWorker,
  /** Ours. */
  id: z.string(),
  day,
  /** `[[in, out]]` of a stretch of the day; empty: of the whole day, or of one hour. */
  periods: z.array(z.tuple([hour, hour])),
  hour: z.nullable(hour),
  days: z.nullable(z.int()),
  /** What it asks for: punches to include, time to excuse, a day off the bank, or an answer alone. */
  effect: z.enum(['include', 'excuse', 'bankDay', 'none']),
  kind: z.nullable(z.string()),
  /** The worker's own words; null where they are of health. */
  words: z.nullable(z.string()),
});
export type ForeignJustification = z.output<typeof foreignJustification>;

export const decidedJustification = z.object({
  asked: foreignJustification,
  verdict: z.enum(['approved', 'denied', 'withdrawn', 'undone']),
  reason: z.nullable(z.string()),
});
export type DecidedJustification = z.output<typeof decidedJustification>;

export const decidedMirror = z.object({
  worker: foreignWorker,
  period: foreignPeriod,
  verdict: z.enum(['approved', 'returned']),
  reason: z.nullable(z.string()),
});
export type DecidedMirror = z.output<typeof decidedMirror>;

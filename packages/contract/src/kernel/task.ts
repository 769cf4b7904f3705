import * as z from 'zod/mini';

/** What goes on beside its page. */
export const taskStates = [
  'aguardando',
  'processando',
  'aguardandoAprovacao',
  'finalizado',
  'semDados',
  'erro',
] as const;
export type TaskState = (typeof taskStates)[number];
export const taskState = z.enum(taskStates);

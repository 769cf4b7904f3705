import type { ErrorCode } from '@cracha/contract/errors/catalogue.ts';
import type { TaskState as TaskWire } from '@cracha/contract/kernel/task.ts';
import { states } from '#core/states.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { insertTask, insertTaskEvent, moveTask, type TaskChange } from './task.queries.ts';

/** Work on many rows beside its page: what it is at, how far it is, and what it noted. */
export type TaskKind =
  | 'clockFile'
  | 'clockClosing'
  | 'clockBatch'
  | 'clockRecompute'
  | 'clockPayroll'
  | 'vacationOpenings'
  | 'requestBatch';

/** A task's states and verbs, called as the process states of the source; what has ended begins anew only by a person's word. */
export const taskStates = states({
  wire: {
    waiting: 'aguardando',
    running: 'processando',
    confirming: 'aguardandoAprovacao',
    done: 'finalizado',
    empty: 'semDados',
    failed: 'erro',
  } satisfies Record<string, TaskWire>,
  moves: {
    // once more after a crash
    begin: ['waiting', 'running'],
    confirm: ['running'],
    resume: ['confirming', 'failed'],
    progress: ['running'],
    end: ['running'],
    fail: ['waiting', 'running', 'confirming'],
  },
});

/** Writes down a task that waits for its job. `companyIds`: whom it is about, null of the whole access group. @returns its id */
export async function startTask(
  tx: Tx,
  by: { personId: string; accessGroupId: string },
  { kind, companyIds }: { kind: TaskKind; companyIds: readonly string[] | null },
): Promise<string> {
  return insertTask(tx, { ...by, kind, companyIds });
}

/** Takes a task up, also one whose job broke off: it counts from nought. @returns false: it has ended, or waits for a person */
export async function beginTask(tx: Tx, id: string): Promise<boolean> {
  return move(tx, id, 'begin', { state: 'running', total: null, done: 0, error: null });
}

/** Says how many units there are, and whom it is about as soon as that is known. */
export async function countTask(tx: Tx, id: string, total: number, companyIds?: readonly string[]): Promise<boolean> {
  return move(tx, id, 'progress', { total, ...(companyIds ? { company_ids: [...companyIds] } : {}) });
}

/** @returns false: it runs no more, and its job stops */
export async function progressTask(tx: Tx, id: string, done: number): Promise<boolean> {
  return move(tx, id, 'progress', { done });
}

/** Waits for a person's word. */
export async function confirmTask(tx: Tx, id: string): Promise<boolean> {
  return move(tx, id, 'confirm', { state: 'confirming' });
}

/** Waits for its job again: a person said yes, or sent what failed once more. */
export async function resumeTask(tx: Tx, id: string): Promise<boolean> {
  return move(tx, id, 'resume', { state: 'waiting', error: null, ended_at: null });
}

/** Ends it, once. @returns false: it had ended already */
export async function endTask(tx: Tx, id: string, state: 'done' | 'empty', done?: number): Promise<boolean> {
  return move(tx, id, 'end', { state, ended_at: new Date(), ...(done === undefined ? {} : { done, total: done }) });
}

export async function failTask(tx: Tx, id: string, error: ErrorCode): Promise<boolean> {
  return move(tx, id, 'fail', { state: 'failed', error, ended_at: new Date() });
}

/** What happened to a task, in its order: a code and the values of its words. */
export async function noteTask(
  tx: Tx,
  id: string,
  code: string,
  data: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await insertTaskEvent(tx, id, code, data);
}

function move(tx: Tx, id: string, verb: Parameters<typeof taskStates.from>[0], change: TaskChange): Promise<boolean> {
  return moveTask(tx, id, taskStates.from(verb), change);
}

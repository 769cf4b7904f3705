import type { TaskState } from '@cracha/contract/kernel/task.ts';
import type { Tone } from '#ui/base/Status.tsx';

export const taskTones: Record<TaskState, Tone> = {
  aguardando: 'neutral',
  processando: 'brand',
  aguardandoAprovacao: 'warn',
  finalizado: 'ok',
  semDados: 'neutral',
  erro: 'bad',
};

/** Goes on by itself: its screen asks again. */
export function isRunning(state: TaskState | undefined): boolean {
  return state === 'aguardando' || state === 'processando';
}

/** How soon it is asked again, while something goes on. */
export const askedAgain = 2_000;

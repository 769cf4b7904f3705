import { Refusal } from '@cracha/contract/kernel/client.ts';
import { sentenceOf } from '#kernel/base/failure.ts';
import { toastError } from '#kernel/base/toasts.ts';

/** What was refused of one of many says whose it is. */
export async function tellFailureOf(error: unknown): Promise<void> {
  const sentence = await sentenceOf(error);
  const name = workerRefused(error);
  toastError(name ? `${name}: ${sentence}` : sentence);
}

/** Of an act on many, whom it was refused for. */
export function workerRefused(error: unknown): string | undefined {
  const name = error instanceof Refusal ? error.body.data?.trabalhador : undefined;
  return typeof name === 'string' ? name : undefined;
}

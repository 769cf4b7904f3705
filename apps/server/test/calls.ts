import type { Refusal } from '@cracha/contract/kernel/client.ts';

/** The refusal a call must end with. */
export function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  return work.then(
    () => {
      throw new Error('was not refused');
    },
    error => error,
  );
}

export async function codeOf(work: Promise<unknown>): Promise<string> {
  return (await refusalOf(work)).body.code;
}

/** An id that nothing has. */
export const unknownId = '00000000-0000-4000-8000-000000000000';

import { Refusal } from '@cracha/contract/kernel/client.ts';

/** The numbers of a question that the server asks before an act; undefined: it failed for another reason. */
export function askedFirst(error: unknown): ((name: string) => number) | undefined {
  if (!(error instanceof Refusal) || error.body.code !== 'CONFIRMATION_REQUIRED') return undefined;
  return name => Number(error.body.data?.[name] ?? 0);
}

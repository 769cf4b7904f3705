import { ratingContract } from '@cracha/contract/features/rating/rating.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type RatingMonth = ResponseOf<(typeof ratingContract)['ratingMonths']>[number];

export interface Answer {
  score: number;
  sentence: string;
}

/** Whether to ask now. A failure asks nobody: the task itself went well. */
export async function ratingDue(): Promise<boolean> {
  return (await call(ratingContract.ratingDue, {}).catch(() => undefined))?.perguntar ?? false;
}

/** The card is on the screen: that counts, whatever is done with it. */
export async function noteAsked(): Promise<void> {
  await call(ratingContract.rate, { body: { nota: null } }).catch(() => undefined);
}

export function useRate() {
  return useMutation({
    mutationFn: ({ score, sentence }: Answer) =>
      call(ratingContract.rate, { body: { nota: score, frase: sentence.trim() || undefined } }),
  });
}

export function useRatingMonths() {
  return useQuery({ queryKey: ['ratings', 'months'], queryFn: () => call(ratingContract.ratingMonths, {}) });
}

export function useRatingSentences({ area, ano, mes }: RatingMonth) {
  const query = { area, ano: String(ano), mes: String(mes) };
  return useQuery({
    queryKey: ['ratings', 'sentences', query],
    queryFn: () => call(ratingContract.ratingSentences, { query }),
  });
}

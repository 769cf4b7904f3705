import type { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Calls = typeof reviewContract;

export type ReviewQueue = ResponseOf<Calls['reviewQueue']>;
export type QueueItem = ReviewQueue['itens'][number];
export type ReviewDocument = ResponseOf<Calls['reviewDocument']>;
export type ReviewLine = ReviewDocument['verbas'][number];
export type WorkerChoice = ReviewDocument['candidatos'][number];
/** What is typed of a document; a line keeps its box, which the call doesn't ask for. */
export type Correction = Omit<BodySent<Calls['checkDocument']>, 'verbas'> & { verbas?: ReviewLine[] | undefined };
export type Decision = BodySent<Calls['confirmDocument']>;

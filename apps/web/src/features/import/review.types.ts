import type { reviewContract } from '@cracha/contract/features/import/review.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Calls = typeof reviewContract;

export type ReviewQueue = ResponseOf<Calls['reviewQueue']>;
export type QueueItem = ReviewQueue['itens'][number];
export type ReviewDocument = ResponseOf<Calls['reviewDocument']>;
export type ReviewLine = ReviewDocument['verbas'][number];
export type WorkerChoice = ReviewDocument['candidatos'][number];
export type Correction = BodySent<Calls['checkDocument']>;
export type Decision = BodySent<Calls['confirmDocument']>;

import type { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import type { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

export type WorkerRow = ResponseOf<(typeof workerContract)['hrWorkers']>['items'][number];
export type WorkerTotals = ResponseOf<(typeof workerContract)['hrWorkerTotals']>;
export type WorkerFilterValues = ResponseOf<(typeof workerContract)['hrWorkerFilters']>;
export type Leave = WorkerRecord['afastamentos'][number];
export type WorkerRecord = ResponseOf<(typeof workerContract)['worker']>;
export type TimelineEntry = ResponseOf<(typeof workerContract)['workerTimeline']>[number];
export type WorkerFile = ResponseOf<(typeof employmentContract)['employmentFiles']>[number];
export type Folder = ResponseOf<(typeof employmentContract)['folder']>;
export type SentFile = ResponseOf<(typeof employmentContract)['uploadEmploymentFiles']>[number];

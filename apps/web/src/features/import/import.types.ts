import type { importContract } from '@cracha/contract/features/import/import.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Answer<K extends keyof typeof importContract> = ResponseOf<(typeof importContract)[K]>;

export type ImportItem = Answer<'importById'>;
export type ImportDocument = Answer<'importDocuments'>['items'][number];
export type WaitingTable = Answer<'importColumns'>[number];
export type UploadAnswer = Answer<'uploadFiles'>;

import type { registryContract } from '@cracha/contract/features/worker/registry.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Answer<K extends keyof typeof registryContract> = ResponseOf<(typeof registryContract)[K]>;

export type RegistryItem = Answer<'registryById'>;
export type RegistryRow = Answer<'registryRows'>['items'][number];
export type RegistryTable = Answer<'registryTable'>;
export type SentRegistry = Answer<'uploadRegistry'>[number];

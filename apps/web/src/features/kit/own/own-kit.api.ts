import { kitContract as calls } from '@cracha/contract/features/kit/kit.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { kitKeys } from '../kit.api.ts';

/** The worker's own kits and papers, those that wait first. */
export function useOwnKits() {
  return useQuery({ queryKey: [...kitKeys, 'own'], queryFn: () => call(calls.ownKits, {}) });
}

import { importContract } from '@cracha/contract/features/import/import.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

/** What the receipt screens tell of imports; the imports' own screen is another feature. */
export function useRunningImport() {
  return useQuery({
    queryKey: ['imports', 'running'],
    refetchInterval: 5_000,
    queryFn: () => call(importContract.imports, { params: { page: '1', size: '1' }, query: { situacao: 'lendo' } }),
  });
}

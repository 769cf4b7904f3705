import { employmentContract } from '@cracha/contract/features/employment/employment.contract.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';

export type OwnFile = ResponseOf<(typeof employmentContract)['ownFiles']>['items'][number];

const keys = ['own-files'];
const first: string | undefined = undefined;

/** What HR shows to the person who asks. */
export function useOwnFiles() {
  return useInfiniteQuery({
    queryKey: keys,
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(employmentContract.ownFiles, { params: { page: '1', size: '10' }, query: { after: pageParam } }),
    getNextPageParam: page => page.after ?? undefined,
  });
}

/** Its bytes onto the device; from then on it is no new one. */
export function useTakeFile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ idEmpregado, id, nome }: OwnFile) =>
      saveFile(await callFile(employmentContract.downloadEmploymentFile, { params: { idEmpregado, id } }), nome),
    onSuccess: () => client.invalidateQueries({ queryKey: keys }),
  });
}

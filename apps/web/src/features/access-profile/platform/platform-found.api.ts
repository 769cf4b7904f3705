import { platformUserContract } from '@cracha/contract/features/identity/platform-user.contract.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useSettled } from '#kernel/lazy/settled.ts';

const leastLetters = 2;

/** Users of the whole platform, by the search of its list. */
export function usePlatformFound(isReader: boolean, text: string) {
  const asked = useSettled(text.trim());
  const { data } = useQuery({
    queryKey: ['platform-found', asked],
    enabled: isReader && asked.length >= leastLetters,
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(platformUserContract.platformUsers, { params: { page: '1', size: '6' }, query: { pesquisa: asked } }),
  });
  if (!data || text.trim().length < leastLetters) return [];
  return data.items.map(({ id, nome, papeis }) => ({ id, name: nome, roles: papeis, href: to.platform.user(id) }));
}

import { workerContract } from '@cracha/contract/features/worker/worker.contract.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useSettled } from '#kernel/lazy/settled.ts';
import type { PersonFound } from './recent-people.ts';

/** So many fit beside screens and acts. */
const most = '6';
const leastLetters = 2;

/** People within the reader's reach, by the search of the list of HR or of a manager; nobody for anybody else. */
export function usePeopleFound(reader: 'rh' | 'gestor' | undefined, text: string): readonly PersonFound[] {
  const asked = useSettled(text.trim());
  const list = reader === 'rh' ? workerContract.hrWorkers : workerContract.managerWorkers;
  const { data } = useQuery({
    queryKey: ['people-found', reader, asked],
    enabled: reader !== undefined && asked.length >= leastLetters,
    placeholderData: keepPreviousData,
    queryFn: () => call(list, { params: { page: '1', size: most }, query: { pesquisa: asked } }),
  });
  if (!data || text.trim().length < leastLetters) return [];
  return data.items.map(({ id, nome, matricula, empresa }) => ({
    ...{ id, name: nome, sub: `${matricula} · ${empresa}` },
    href: reader === 'rh' ? to.hr.worker(id) : to.manager.worker(id),
  }));
}

import { announcementContract as calls } from '@cracha/contract/features/announcement/announcement.contract.ts';
import type { AnnouncementState, ReadingState } from '@cracha/contract/features/announcement/announcement.schemas.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import type { KeptAnnouncement, Owner, ReadAnnouncement } from './announcement.types.ts';

/** `home-card.api.ts` begins its own with the same word: an act reads that anew, too. */
const keys = ['announcements'];
const first: string | undefined = undefined;

export interface AnnouncementFilter {
  pesquisa?: string | undefined;
  estado?: AnnouncementState | undefined;
  idEmpresa?: string | undefined;
}

export function useAnnouncements(filter: AnnouncementFilter, after?: string) {
  return useListOf([...keys, 'list'], calls.hrAnnouncements, {
    params: { page: '1', size: '10' },
    query: { ...filter, after },
  });
}

export function useAnnouncementOptions() {
  return useQuery({
    queryKey: [...keys, 'options'],
    staleTime: 60_000,
    queryFn: () => call(calls.announcementOptions, {}),
  });
}

export function useAnnouncement(id: string) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    queryFn: (): Promise<KeptAnnouncement> => call(calls.announcement, { params: { id } }),
  });
}

export function useReadings(id: string, situacao: ReadingState | undefined, after: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'readings', id, situacao, after],
    placeholderData: keepPreviousData,
    queryFn: () =>
      call(calls.announcementReadings, { params: { id, page: '1', size: '10' }, query: { situacao, after } }),
  });
}

export type AnnouncementBody = BodySent<(typeof calls)['createAnnouncement']>;

/** A new draft, or a change of the one that was read. */
export function useSaveAnnouncement(before: KeptAnnouncement | undefined) {
  return useActOn(keys, ({ body, lerDeNovo }: { body: AnnouncementBody; lerDeNovo: boolean }) =>
    before
      ? call(calls.changeAnnouncement, {
          params: { id: before.id },
          body: { ...body, lerDeNovo, versao: before.versao },
        })
      : call(calls.createAnnouncement, { body }),
  );
}

/** As it is typed; without a body as it was saved. */
export function usePublish(kept: KeptAnnouncement | undefined) {
  const { id = '', versao = 0 } = kept ?? {};
  return useActOn(keys, (comunicado: AnnouncementBody | undefined) =>
    call(calls.publishAnnouncement, { params: { id }, body: { versao, ...(comunicado ? { comunicado } : {}) } }),
  );
}

/** How many people it would be for, as it is typed; of a new one without an id. */
function askReach(id: string | undefined, body: AnnouncementBody) {
  return id === undefined
    ? call(calls.newAnnouncementReach, { body })
    : call(calls.announcementReach, { params: { id }, body });
}

export function useReach(id: string | undefined) {
  return useMutation({ mutationFn: (body: AnnouncementBody) => askReach(id, body) });
}

/** The same, kept in sight while the audience is chosen: what it says plays no part. */
export function useReachInSight(
  id: string | undefined,
  { idEmpresas, trabalhadores, gestores, ...body }: AnnouncementBody,
) {
  const { lotacoes, tomadores, novos, cpfs } = body;
  const audience = { idEmpresas, trabalhadores, gestores, lotacoes, tomadores, novos, ...(cpfs ? { cpfs } : {}) };
  return useQuery({
    queryKey: ['announcement-reach', id, audience],
    enabled: idEmpresas.length > 0 && (trabalhadores === true || gestores === true),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    queryFn: () =>
      askReach(id, {
        ...{ titulo: '–', mensagem: '<p>–</p>', de: null, ate: null, fixado: false, leituraObrigatoria: false },
        ...audience,
      }),
  });
}

/** Sends a new one out: it is kept first, then published as it is. */
export function usePublishNew() {
  return useActOn(keys, async (body: AnnouncementBody) => {
    const { id, versao } = await call(calls.createAnnouncement, { body });
    return call(calls.publishAnnouncement, { params: { id }, body: { versao } });
  });
}

export function useWithdraw({ id, versao }: KeptAnnouncement) {
  return useActOn(keys, () => call(calls.withdrawAnnouncement, { params: { id }, body: { versao } }));
}

export function useDelete(id: string) {
  return useActOn(keys, (Justificativa: string) =>
    call(calls.deleteAnnouncements, { body: { IdString: id, Justificativa, confirmado: true } }),
  );
}

export function useRemind(id: string) {
  return useActOn(keys, () => call(calls.remindReaders, { params: { id } }));
}

/** What is addressed to the reader, pinned first. */
export function useReadingList(owner: Owner) {
  const record = owner === 'worker' ? calls.announcements : calls.managerAnnouncements;
  return useInfiniteQuery({
    queryKey: [...keys, 'reading', owner],
    initialPageParam: first,
    queryFn: ({ pageParam }) => call(record, { params: { page: '1', size: '10' }, query: { after: pageParam } }),
    getNextPageParam: last => last.after ?? undefined,
  });
}

/** Opening is reading: it is told to the server once, not again whenever the window comes back. */
export function useOpened(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: [...keys, 'opened', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<ReadAnnouncement> => {
      const read = await call(calls.viewAnnouncement, { params: { id } });
      for (const part of ['reading', 'employers']) void client.invalidateQueries({ queryKey: [...keys, part] });
      return read;
    },
  });
}

export function useConfirmReading(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (versao: number) => call(calls.confirmAnnouncement, { params: { id }, body: { versao } }),
    onSuccess: read => {
      client.setQueryData([...keys, 'opened', id], read);
      void client.invalidateQueries({ queryKey: [...keys, 'reading'] });
    },
  });
}

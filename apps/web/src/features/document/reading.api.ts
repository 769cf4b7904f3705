import { readingContract as calls } from '@cracha/contract/features/document/reading.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';

/** What is read: a document that was sent, or one that is to be signed. */
export type ToRead = { idDocumento: string } | { idAssinatura: string };

interface Reading {
  id: string;
  /** Pages that count as read, as the server says. */
  read: readonly number[];
  done: boolean;
}

const key = 'reading';

/** A way through the pages, begun once and kept while the document is open. */
export function useReading(of: ToRead) {
  return useQuery({
    queryKey: [key, of],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Reading> => ({
      id: (await call(calls.beginReading, { body: of })).id,
      read: [],
      done: false,
    }),
  });
}

/** Tells the server of a page that was on the screen; it decides. @returns whether the page counts by now */
export function useCountPage(of: ToRead) {
  const client = useQueryClient();
  const begun = useReading(of).data?.id;
  return async (page: number): Promise<boolean> => {
    if (begun === undefined) return false;
    try {
      const answer = await call(calls.countPage, { params: { id: begun, n: String(page) } });
      client.setQueryData<Reading>([key, of], { id: begun, read: answer.lidas, done: answer.lido });
      return answer.lidas.includes(page);
    } catch (error) {
      // after half an hour's pause the way begins anew
      if (isRefusal(error, 'STALE_VERSION')) await client.resetQueries({ queryKey: [key] });
      return false;
    }
  };
}

/** A page as the server hands it out: its picture, or its words. */
export function usePicture(reading: string | undefined, page: number, enabled: boolean) {
  return useQuery({
    queryKey: [key, reading, 'picture', page],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && reading !== undefined,
    queryFn: () => callFile(calls.readingPage, { params: { n: String(page) }, query: { leitura: reading ?? '' } }),
  });
}

export function usePageText(reading: string | undefined, page: number, enabled: boolean) {
  return useQuery({
    queryKey: [key, reading, 'text', page],
    staleTime: Number.POSITIVE_INFINITY,
    enabled: enabled && reading !== undefined,
    queryFn: async () =>
      (await call(calls.readingText, { params: { n: String(page) }, query: { leitura: reading ?? '' } })).texto,
  });
}

import { documentContract as documents } from '@cracha/contract/features/document/document.contract.ts';
import { kitContract as calls } from '@cracha/contract/features/kit/kit.contract.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';

export type KitWhole = ResponseOf<(typeof calls)['kit']>;
export type KitItem = KitWhole['itens'][number];

/** All that shows kits begins with it: an act reads it anew. */
export const kitKeys = ['kits'];

export function useKit(id: string) {
  return useQuery({ queryKey: [...kitKeys, 'one', id], queryFn: () => call(calls.kit, { params: { id } }) });
}

/** A page of what was delivered, as the server draws it. */
export function useItemPage(id: string, item: string, n: number, of: string | null) {
  return useQuery({
    queryKey: ['kit-page', id, item, n, of],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFile(calls.kitItemPage, { params: { id, item, n: String(n) } }),
  });
}

/** What is done to the items of a kit. */
export function useItemActs(id: string) {
  const act = useActOn(kitKeys, (run: () => Promise<unknown>) => run());
  const at = (item: string) => ({ params: { id, item } });
  return {
    busy: act.isPending,
    accept: (item: string, body: BodySent<(typeof calls)['acceptKitItem']>) =>
      act.mutateAsync(() => call(calls.acceptKitItem, { ...at(item), body })),
    refuse: (item: string, motivo: string) =>
      act.mutateAsync(() => call(calls.refuseKitItem, { ...at(item), body: { motivo } })),
    waive: (item: string, motivo: string) =>
      act.mutateAsync(() => call(calls.waiveKitItem, { ...at(item), body: { motivo } })),
    deliver: (item: string, arquivos: string[]) =>
      act.mutateAsync(() => call(calls.deliverKitItem, { ...at(item), body: { arquivos } })),
  };
}

interface Held {
  id?: string;
  recusa?: { codigo: string };
}
const isAnswer = (answer: unknown): answer is Held[] =>
  Array.isArray(answer) && answer.every(one => typeof one === 'object' && one !== null && 'nome' in one);

/** Sends files to be held. @returns their ids. @throws what the first of them is refused for */
export async function holdPapers(files: readonly File[], onProgress: (part: number) => void): Promise<string[]> {
  const form = new FormData();
  for (const [at, file] of files.entries()) form.append(`arquivo_${at}`, file, file.name);
  const answer = await upload(documents.holdDocumentFiles, form, onProgress);
  const held = isAnswer(answer) ? answer : [];
  const refused = held.find(one => one.recusa)?.recusa;
  if (refused || held.length < files.length)
    throw new Refusal(422, { code: refused?.codigo ?? 'UPLOAD_UNREADABLE', title: '', message: '' });
  return held.flatMap(({ id }) => id ?? []);
}

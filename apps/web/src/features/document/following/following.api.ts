import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { signatureContract as signatures } from '@cracha/contract/features/document/signature.contract.ts';
import { Refusal } from '@cracha/contract/kernel/client.ts';
import type { BodySent, QuerySent } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { useActOn, useListOf } from '#kernel/signed-in/list.api.ts';
import {
  askedAgainFor,
  type DocumentRow,
  type DocumentWhole,
  documentKeys,
  type ListedDocument,
  type SignatureWhole,
  type Signer,
} from '../document.api.ts';

export type Box = 'sent' | 'received';
export type DocumentFilter = Omit<QuerySent<(typeof calls)['hrSentDocuments']>, 'after'>;

const boxes = {
  hr: { sent: calls.hrSentDocuments, received: calls.hrReceivedDocuments },
  manager: { sent: calls.managerSentDocuments, received: calls.managerReceivedDocuments },
} as const;
const filterValues = { hr: calls.hrDocumentFilters, manager: calls.managerDocumentFilters } as const;

export const pageSize = 25;

export function useDocuments(owner: StaffWay['owner'], box: Box, filter: DocumentFilter, after: string | undefined) {
  const input = { params: { page: '1', size: String(pageSize) }, query: { ...filter, after } };
  return useListOf([...documentKeys, 'list'], boxes[owner][box], input, page => askedAgainFor(page?.items));
}

/** How many a filter finds: what a tab counts. */
export function useCount(owner: StaffWay['owner'], box: Box, filter: DocumentFilter | undefined): number | undefined {
  return useListOf(
    [...documentKeys, 'count'],
    boxes[owner][box],
    filter && { params: { page: '1', size: '1' }, query: filter },
  ).data?.total;
}

export function useFilterValues(owner: StaffWay['owner']) {
  return useQuery({
    queryKey: [...documentKeys, 'filters', owner],
    staleTime: 60_000,
    queryFn: () => call(filterValues[owner], {}),
  }).data;
}

/** A document that may have a request for signatures. */
export type Asked = DocumentRow & Pick<ListedDocument, 'idAssinatura'>;

/** The request for a document's signatures. @throws NOT_FOUND where there is none */
export async function requestOf({ idAssinatura }: Asked): Promise<string> {
  return idAssinatura ?? Promise.reject(new Refusal(404, { code: 'NOT_FOUND', title: '', message: '' }));
}

/** Reminds who has not read, acknowledged or signed. @returns how many were told */
export function useRemind() {
  return useActOn(documentKeys, (id: string) => call(calls.remindDocuments, { body: { ids: [id] } }));
}

export function useExtend() {
  return useActOn(documentKeys, async ({ row, prazo }: { row: Asked; prazo: string }) =>
    call(signatures.extendSignature, { params: { id: await requestOf(row) }, body: { prazo } }),
  );
}

export function useCancel() {
  return useActOn(documentKeys, async ({ row, motivo }: { row: Asked; motivo: string }) =>
    call(signatures.cancelSignature, { params: { id: await requestOf(row) }, body: { motivo } }),
  );
}

export function useShow() {
  return useActOn(documentKeys, (body: BodySent<(typeof calls)['showDocuments']>) =>
    call(calls.showDocuments, { body }),
  );
}

export function useDelete() {
  return useActOn(documentKeys, ({ ids, why }: { ids: readonly string[]; why: string }) =>
    call(calls.deleteDocuments, { body: { IdString: ids.join(), Justificativa: why, confirmado: true } }),
  );
}

/** What is done to one request for signatures, by its id. */
export function useRequestActs(id: string) {
  const params = { id };
  const act = useActOn(documentKeys, (run: () => Promise<unknown>) => run());
  return {
    busy: act.isPending,
    send: () => act.mutateAsync(() => call(signatures.sendSignature, { params })),
    seal: () => act.mutateAsync(() => call(signatures.sealAgain, { params })),
    replace: (idDocumento: string, motivo: string) =>
      act.mutateAsync(() => call(signatures.replaceSignature, { params, body: { idDocumento, motivo } })),
    resend: (idAssinante: string) =>
      act.mutateAsync(() => call(signatures.resendToSigner, { params: { id, idAssinante } })),
    changeContact: (idAssinante: string, body: BodySent<(typeof signatures)['changeSignerContact']>) =>
      act.mutateAsync(() => call(signatures.changeSignerContact, { params: { id, idAssinante }, body })),
  };
}

/** HR's or the manager's answer to what a worker sent. */
export function useJudge(id: string) {
  const params = { id };
  const act = useActOn(documentKeys, (run: () => Promise<unknown>) => run());
  return {
    busy: act.isPending,
    accept: (body: BodySent<(typeof calls)['acceptDocument']> = {}) =>
      act.mutateAsync(() => call(calls.acceptDocument, { params, body })),
    reject: (motivo: string) => act.mutateAsync(() => call(calls.rejectDocument, { params, body: { motivo } })),
  };
}

/** What happened, as its chain tells it, the first first. */
export function useChain(id: string) {
  return useListOf([...documentKeys, 'chain'], calls.documentEvents, { params: { id, page: '1', size: '100' } });
}

export function useVersions(id: string) {
  return useQuery({
    queryKey: [...documentKeys, 'versions', id],
    queryFn: () => call(calls.documentVersions, { params: { id } }),
  });
}

/** The file as it stands: the sealed one once all have signed. */
export async function takeDocument({ id, codigo, arquivos }: DocumentWhole, sealed: boolean): Promise<void> {
  const name = sealed || arquivos.length !== 1 ? `${codigo}.pdf` : (arquivos[0]?.nome ?? codigo);
  saveFile(await callFile(calls.documentBytes, { params: { id } }), name);
}

/** What a signer has of their act, for who asked. */
export async function takeReceipt({ id, codigo }: SignatureWhole, { id: assinante, nome }: Signer): Promise<void> {
  const asked = { params: { id, forma: 'pdf' as const }, query: { assinante } };
  saveFile(await callFile(signatures.signatureReceipt, asked), `comprovante-${codigo}-${nome}.pdf`);
}

export async function takeFile(id: string, { id: idArquivo, nome }: { id: string; nome: string }): Promise<void> {
  saveFile(await callFile(calls.documentFileBytes, { params: { id, idArquivo } }), nome);
}

import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ReceiptKind } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/client.ts';
import { saveFile } from '#kernel/files.ts';
import { finishedTask } from '#kernel/finished-task.ts';
import type { Conversation, ReceiptAnswer } from './receipt.types.ts';

/* What the worker reads and does. HR's and the manager's calls: `receipt-list.api.ts`. */

const home = ['receipts', 'home'];
const first: string | undefined = undefined;

export function useWorkerHome() {
  return useQuery({ queryKey: home, queryFn: () => call(receiptContract.workerHome, {}) });
}

export interface WorkerReceiptFilter {
  year?: string;
  kind?: ReceiptKind;
}

/** Three cards, then three more: each page asks after the last row seen. */
export function useWorkerReceipts({ year, kind }: WorkerReceiptFilter) {
  return useInfiniteQuery({
    queryKey: ['receipts', 'worker', year, kind],
    initialPageParam: first,
    queryFn: ({ pageParam }) =>
      call(receiptContract.workerReceipts, {
        params: { page: '1' },
        query: { ano: year, especie: kind, after: pageParam },
      }),
    getNextPageParam: page => page.after ?? undefined,
    placeholderData: keepPreviousData,
  });
}

export function useReceipt(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id: id ?? '' } }),
  });
}

export function useReceiptChanges(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'changes', id],
    enabled: id !== undefined,
    queryFn: () => call(receiptContract.receiptChanges, { params: { id: id ?? '' } }),
  });
}

export function useConversation(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['receipts', 'conversation', id],
    enabled,
    queryFn: (): Promise<Conversation> => call(receiptContract.conversation, { params: { id } }),
  });
}

/** Final, with date, time and IP: every list that shows the state is read again. */
export function useAnswer(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (answer: { agrees: boolean; message?: string; item?: string }): Promise<ReceiptAnswer> =>
      call(receiptContract.answerReceipt, {
        params: { id },
        body: { concorda: String(answer.agrees), mensagem: answer.message, codigoVerba: answer.item },
      }),
    // here and not at the button: that one is gone once the receipt is read again
    onSuccess: finishedTask,
    onSettled: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}

export function useWriteMessage(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ message, item }: { message: string; item?: string }) =>
      call(receiptContract.writeMessage, { params: { id }, body: { mensagem: message, codigoVerba: item } }),
    onSuccess: thread => {
      client.setQueryData(['receipts', 'conversation', id], thread);
      // the first message makes the receipt one with a thread
      if (thread.mensagens.length === 1) void client.invalidateQueries({ queryKey: ['receipts', 'one', id] });
    },
  });
}

export function useShowNet(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (show: boolean) => call(receiptContract.showNet, { params: { id }, body: { mostrar: show } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['receipts', 'one', id] }),
  });
}

/** To the confirmed address; the answer says which, masked. */
export function sendByEmail(id: string) {
  return call(receiptContract.sendReceiptByEmail, { params: { id } });
}

export async function downloadPdf(id: string, name: string): Promise<void> {
  saveFile(await callFile(receiptContract.receiptPdf, { params: { id } }), `${name}.pdf`);
}

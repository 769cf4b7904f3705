import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ReceiptKind } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile } from '#kernel/base/client.ts';
import { isRefusal } from '#kernel/base/failure.ts';
import { saveFile } from '#kernel/base/files.ts';
import { keptFiles } from '#kernel/base/keeper.ts';
import { isOnline } from '#kernel/base/online.ts';
import { finishedTask, taskOver } from '#kernel/lazy/finished-task.ts';
import { queries } from '#kernel/signed-in/queries.ts';
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
    // without a network the rows of another filter are no answer to this one
    placeholderData: before => (isOnline() ? before : undefined),
  });
}

export function useReceipt(id: string | undefined) {
  return useQuery({
    queryKey: ['receipts', 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(receiptContract.receiptOfEmployment, { params: { idEmpregado: '0', id: id ?? '' } }),
  });
}

/** Whether a receipt was read or kept: it opens without a network. */
export function hasReceipt(id: string): boolean {
  return queries.getQueryData(['receipts', 'one', id]) !== undefined;
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
    onSuccess: (_, { agrees }) => (agrees ? finishedTask() : taskOver()),
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
    // of a payslip, or of a benefit
    onSuccess: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'receipts' && queryKey.at(-1) === id }),
  });
}

/** To the confirmed address; the answer says which, masked. */
export function sendByEmail(id: string) {
  return call(receiptContract.sendReceiptByEmail, { params: { id } });
}

export async function downloadPdf(id: string, name: string): Promise<void> {
  const file = callFile(receiptContract.receiptPdf, { params: { id } }).catch(error => keptInstead(error, id));
  saveFile(await file, `${name}.pdf`);
}

/** Without a network the file that this phone keeps. @throws what happened, where it keeps none */
export async function keptInstead(error: unknown, id: string): Promise<Blob> {
  const file = isRefusal(error, 'OFFLINE') && (await keptFiles.get()?.(id));
  if (!file) throw error;
  return file;
}

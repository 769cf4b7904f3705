import { ownAdmissionContract as calls } from '@cracha/contract/features/admission/own-admission.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';

const keys = ['own-admission'] as const;
export type Own = ResponseOf<(typeof calls)['ownAdmission']>;
export type OwnPaper = Own['papeis'][number];
export type StepBody = BodySent<(typeof calls)['saveAdmissionStep']>;
type Taken = ResponseOf<(typeof calls)['deliverPaper']>;

export function useOwn() {
  return useQuery({ queryKey: keys, queryFn: () => call(calls.ownAdmission, {}) });
}

/** An act that answers the admission as it is then. */
function useOwnAct<V>(mutationFn: (value: V) => Promise<Own>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: own => client.setQueryData(keys, own) });
}

/** Keeps what one question asks, on the server: any device goes on from there. */
export function useSaveStep() {
  return useOwnAct(({ n, body }: { n: number; body: StepBody }) =>
    call(calls.saveAdmissionStep, { params: { n: String(n) }, body }),
  );
}

/** Sends a code to a contact that was told, and confirms it by that code. */
export function useConfirmContact() {
  const confirm = useOwnAct((body: BodySent<(typeof calls)['confirmContact']>) => call(calls.confirmContact, { body }));
  return {
    send: (contato: Own['confirmacoes'][number]['contato']) => call(calls.sendContactCode, { body: { contato } }),
    confirm: confirm.mutateAsync,
  };
}

export function useSend() {
  return useOwnAct(() => call(calls.sendAdmission, { body: { verdade: true } }));
}

/** The answer comes by XHR without the client's types: looked at before it is used. */
const isTaken = (answer: unknown): answer is Taken => typeof answer === 'object' && answer !== null && 'nome' in answer;

/** One side of a paper: taken, or why not. */
export function useDeliver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ papel, lado, file }: { papel: string; lado: number; file: File }): Promise<Taken> => {
      const form = new FormData();
      form.append('papel', papel);
      form.append('lado', String(lado));
      form.append('arquivo', file, file.name);
      const answer = await upload(calls.deliverPaper, form, () => undefined);
      return isTaken(answer) ? answer : { nome: file.name, recusa: { codigo: 'ERROR_SEND', valores: {} } };
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys }),
  });
}

export function useOwnPaper(id: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'paper', id],
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => callFile(calls.ownPaper, { params: { id: id ?? '' } }),
  });
}

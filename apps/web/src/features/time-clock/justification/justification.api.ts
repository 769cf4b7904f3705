import { clockJustificationContract as calls } from '@cracha/contract/features/time-clock/clock-justification.contract.ts';
import { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { sendForm } from '#kernel/lazy/form-files.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { timesheetKeys } from '../timesheet-keys.ts';

export type Kind = ResponseOf<(typeof clockSetupContract)['justificationKinds']>[number];
export type Justification = ResponseOf<(typeof calls)['justification']>;
/** As it is sent: periods as a list, files beside. */
export type JustificationForm = Omit<BodySent<(typeof calls)['sendJustification']>, 'periodos'> & {
  periodos?: { entrada: string; saida: string }[];
};

export const justificationKeys = ['justifications'];
const keys = justificationKeys;

/** The kinds that may be chosen, in their order. */
export function useKinds() {
  return useQuery({
    queryKey: [...keys, 'kinds'],
    staleTime: 60_000,
    queryFn: () => call(clockSetupContract.justificationKinds, {}),
    select: kinds => kinds.filter(({ ativo }) => ativo).sort((a, b) => a.ordem - b.ordem),
  });
}

export function useJustification(id: string | undefined) {
  return useQuery({
    queryKey: [...keys, 'one', id],
    enabled: id !== undefined,
    queryFn: () => call(calls.justification, { params: { id: id ?? '' } }),
  });
}

interface Sent {
  form: JustificationForm;
  files?: readonly File[];
}

/** A reason by a tap: nothing beside it. */
export function useTapReason(idPonto: string) {
  return useActOn(
    keys,
    (form: JustificationForm) => call(calls.sendJustification, { params: { id: idPonto }, body: form }),
    [timesheetKeys],
  );
}

const senders = { worker: calls.sendJustification, hr: calls.justifyAsHr, manager: calls.justifyAsManager };
/** Who asks: the worker, or staff for them. */
export type Asker = keyof typeof senders;

/** A new one of this timesheet. */
export function useSendJustification(idPonto: string, asker: Asker) {
  return useActOn(keys, (sent: Sent) => send(senders[asker], idPonto, sent), [timesheetKeys]);
}

/** The author's own, changed and sent again. */
export function useChangeJustification() {
  return useActOn(keys, ({ id, ...sent }: Sent & { id: string }) => send(calls.changeJustification, id, sent), [
    timesheetKeys,
  ]);
}

export function useWithdrawJustification() {
  return useActOn(keys, (id: string) => call(calls.withdrawJustification, { params: { id } }), [timesheetKeys]);
}

type Sender = (typeof senders)[Asker] | (typeof calls)['changeJustification'];

/** Plain without files; with them a form. */
function send(endpoint: Sender, id: string, { form, files = [] }: Sent): Promise<unknown> {
  return files.length === 0 ? call(endpoint, { params: { id }, body: form }) : sendForm(endpoint, { id }, form, files);
}

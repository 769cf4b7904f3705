import { requestContract as calls } from '@cracha/contract/features/request/request.contract.ts';
import { call } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { type Request, requestKeys } from '../request.api.ts';

/** The worker takes note of the notice. */
export function useTakeNote({ id, versao }: Request) {
  return useActOn(requestKeys, () => call(calls.noteRequest, { params: { id }, body: { versao } }));
}

/** The worker's word on dates that HR split. */
export function useConsent({ id, versao }: Request) {
  return useActOn(requestKeys, (body: { concorda: boolean; motivo?: string }) =>
    call(calls.consentToRequest, { params: { id }, body: { versao, ...body } }),
  );
}

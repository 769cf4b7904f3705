import { ownAdmissionContract } from '@cracha/contract/features/admission/own-admission.contract.ts';
import { call } from '#kernel/base/client.ts';
import { afterSeconds } from '#kernel/lazy/after-seconds.ts';

/** Sends the entry code; the answer tells nothing of the link. @returns from when another may be asked for */
export async function askCandidateEntry(tokenAcesso: string): Promise<string> {
  return afterSeconds((await call(ownAdmissionContract.askCandidateEntry, { body: { tokenAcesso } })).reenviarEm);
}

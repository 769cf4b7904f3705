import { Refusal } from '@cracha/contract/kernel/client.ts';
import { kernelTexts } from './kernel.messages.ts';
import { textsNow } from './texts.ts';
import { toastError } from './toasts.ts';

/** Code and request id of whatever was thrown: what a person tells support. */
export function failureOf(error: unknown): { code: string; requestId?: string } {
  return error instanceof Refusal ? { code: error.body.code, requestId: error.body.requestId } : { code: 'ERROR_SEND' };
}

export function isRefusal(error: unknown, code: string): boolean {
  return error instanceof Refusal && error.body.code === code;
}

/** Is this the person's wish rather than a failure? */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** The sentence for a person: the server's own where there is one, in their language. */
export async function sentenceOf(error: unknown): Promise<string> {
  const t = await textsNow(kernelTexts);
  if (!(error instanceof Refusal)) return t.unexpected;
  return error.status === 0 ? t.offline : error.body.message || t.unexpected;
}

/** For an act that failed: said, kept on the screen until closed. */
export async function tellFailure(error: unknown): Promise<void> {
  toastError(await sentenceOf(error));
}

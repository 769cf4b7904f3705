import { Refusal } from '@cracha/contract/kernel/client.ts';
import { flushSync } from 'react-dom';
import { kernelTexts } from './kernel.messages.ts';
import { textsNow } from './texts.ts';
import { toastError } from './toasts.ts';

export interface Failure {
  code: string;
  requestId?: string | undefined;
  /** There is no such thing, or it is somebody else's: asking again changes nothing. */
  gone?: boolean;
}

/** Code and request id of whatever was thrown: what a person tells support. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Refusal)) return { code: 'ERROR_SEND' };
  return { code: error.body.code, requestId: error.body.requestId, gone: error.status === 404 };
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

/** Shows the error as a toast and rethrows it, so that the dialog stays open. */
export function reportFailure(act: Promise<unknown>): Promise<unknown> {
  return act.catch(async error => {
    await tellFailure(error);
    throw error;
  });
}

/** What a refusal says of fields, by their names; undefined where it says nothing of any. */
export function refusedFields(error: unknown): Record<string, string> | undefined {
  return error instanceof Refusal ? error.body.fields : undefined;
}

/** Of a form that was not taken: beside its fields where the refusal names some, else as of any act. */
export async function tellBeside(
  error: unknown,
  show: (fields: Record<string, string>) => void,
  otherwise: (error: unknown) => Promise<void> = tellFailure,
): Promise<void> {
  const fields = refusedFields(error);
  if (!fields) return otherwise(error);
  flushSync(() => show(fields));
  focusFault();
}

/** The hands go to the first field that a form complains about. */
export function focusFault(): void {
  const inside = document.querySelector('dialog[open]') ?? document;
  const field = inside.querySelector('[aria-invalid=true]');
  if (field instanceof HTMLElement) field.focus();
}

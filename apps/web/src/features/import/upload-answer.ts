import type { UploadAnswer } from './import.types.ts';

/** The upload's answer comes by XHR, without the client's types: looked at before it is used. */
export function isUploadAnswer(answer: unknown): answer is UploadAnswer {
  return Array.isArray(answer) && answer.every(entry => typeof entry === 'object' && entry !== null && 'nome' in entry);
}

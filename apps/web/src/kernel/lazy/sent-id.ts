/** The id in an upload's answer, which comes by XHR without the client's types: looked at before it is used. */
export function sentId(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : undefined;
}

/** One's own request is somebody else's to answer, and an answered one nobody's. */
export function mayAnswer(request: { person_id: string; answered_at: Date | null }, readerId: string): boolean {
  return request.answered_at === null && request.person_id !== readerId;
}

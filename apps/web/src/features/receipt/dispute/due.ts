import type { Dispute } from './dispute.api.ts';
import type { DisputeTexts } from './dispute.messages.ts';

/** How long there is, in words: days of the calendar, counted in Brasília. */
export function dueWords({ prazo }: Pick<Dispute, 'prazo'>, t: DisputeTexts, now = new Date()): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(now);
  const days = Math.round((Date.parse(prazo) - Date.parse(today)) / 86_400_000);
  if (days < 0) return t.lateBy(-days);
  return days === 0 ? t.dueToday : t.dueIn(days);
}

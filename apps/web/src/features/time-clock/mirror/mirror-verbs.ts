import type { Mirror, MirrorEvent, MirrorRow, MirrorVerb } from './mirror.types.ts';

/** A verb to this reader: open, open later (with what stands against it), or none of theirs. */
export type Standing =
  | { is: 'open' }
  | { is: 'blocked'; code: string; values: Mirror['impedimentos'][number]['valores'] }
  | { is: 'absent' };

export function standingOf(mirror: Pick<Mirror, 'can' | 'impedimentos'>, verb: MirrorVerb): Standing {
  if (mirror.can.includes(verb)) return { is: 'open' };
  // that the period is closed is said of the whole mirror, and no button stands for it
  const against = mirror.impedimentos.find(({ verbo, codigo }) => verbo === verb && codigo !== 'PERIOD_CLOSED');
  return against ? { is: 'blocked', code: against.codigo, values: against.valores } : { is: 'absent' };
}

/** The newest of what was done with it, of these. */
export function newestOf(
  { historico }: Pick<Mirror, 'historico'>,
  verbs: readonly MirrorEvent['verbo'][],
): MirrorEvent | undefined {
  return historico.filter(({ verbo }) => verbs.includes(verbo)).sort((a, b) => b.em.localeCompare(a.em))[0];
}

/** A period that has ended and that its worker has said nothing about, while it can still be said. */
export function waitsForAnswer(
  { concorda, periodoFim, status }: Pick<MirrorRow, 'concorda' | 'periodoFim' | 'status'>,
  today: string,
): boolean {
  return concorda === null && periodoFim < today && status !== 'enviado' && status !== 'aprovado';
}

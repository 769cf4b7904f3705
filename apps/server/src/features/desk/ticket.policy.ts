import type { TicketCan, TicketStateWire } from '@cracha/contract/features/desk/desk.schemas.ts';
import type { TicketState } from '#core/desk/ticket-clock.ts';
import { states } from '#core/states.ts';
import { refuse } from '#kernel/refusal.ts';

export type TicketVerb =
  | 'take'
  | 'answer'
  | 'reply'
  | 'note'
  | 'wait'
  | 'transfer'
  | 'solve'
  | 'reopen'
  | 'close'
  | 'rate';

interface Judged {
  state: string;
  solved_at: Date | null;
  rating: number | null;
}

/** A solved ticket is its worker's to reopen for so long; then it ends by itself. */
export const reopenableDays = 7;
const isOver = ({ solved_at }: Judged) =>
  solved_at !== null && Date.now() - solved_at.getTime() >= reopenableDays * 86_400_000;

const open = ['new', 'inProgress', 'waiting'] as const;
export const ticketStates = states<TicketState, TicketStateWire, TicketVerb, Judged>({
  wire: { new: 'novo', inProgress: 'emAndamento', waiting: 'aguardando', solved: 'resolvido', closed: 'encerrado' },
  moves: {
    ...{ take: open, answer: open, reply: open, transfer: open, solve: open, wait: ['new', 'inProgress'] },
    ...{ note: [...open, 'solved'], reopen: ['solved'], close: ['solved'], rate: ['solved', 'closed'] },
  },
  when: (verb, row) => {
    if (verb === 'reopen') return !isOver(row);
    return verb !== 'rate' || row.rating === null;
  },
});

interface Asker {
  profile: string;
  permissions: ReadonlySet<string>;
}

const ofHr = {
  ...{ take: 'RhAtendimentoEditar', answer: 'RhAtendimentoEditar', note: 'RhAtendimentoEditar' },
  ...{ wait: 'RhAtendimentoEditar', transfer: 'RhAtendimentoEditar' },
  ...{ solve: 'RhAtendimentoFinalizar', close: 'RhAtendimentoFinalizar' },
} as const satisfies Partial<Record<TicketVerb, string>>;
const ofWorker = {
  ...{ reply: 'TrabalhadorAtendimentoCriar', reopen: 'TrabalhadorAtendimentoCriar' },
  ...{ close: 'TrabalhadorAtendimentoFinalizar', rate: 'TrabalhadorAtendimentoFinalizar' },
} as const satisfies Partial<Record<TicketVerb, string>>;

const words = {
  ...{ take: 'assume', answer: 'responde', reply: 'responde', note: 'anota', wait: 'aguarda', transfer: 'transfere' },
  ...{ solve: 'resolve', reopen: 'reabre', close: 'encerra', rate: 'avalia' },
} as const satisfies Record<TicketVerb, TicketCan>;

/** HR ends a solved one only when its worker can't reopen it any more. */
function isTheirs(verb: TicketVerb, row: Judged, profile: string): boolean {
  return verb !== 'close' || profile !== 'rh' || isOver(row);
}

/** What a reader may do with one now. */
export function openVerbs({ profile, permissions }: Asker, row: Judged): TicketCan[] {
  const mine: Partial<Record<TicketVerb, string>> = profile === 'rh' ? ofHr : ofWorker;
  return verbs
    .filter(verb => {
      const permission = mine[verb];
      const may =
        permission !== undefined &&
        (permissions.has(permission) ||
          (permission === 'TrabalhadorAtendimentoCriar' && permissions.has('TrabalhadorFaleComRhCriar')));
      return may && ticketStates.allows(verb, row) && isTheirs(verb, row, profile);
    })
    .map(verb => words[verb]);
}
const verbs = Object.keys(words).filter((verb): verb is TicketVerb => verb in words);

/** @throws STATUS_FORBIDS, ALREADY_DECIDED of a second rating */
export function mustAllow(verb: TicketVerb, row: Judged, { profile }: Pick<Asker, 'profile'>): void {
  if (verb === 'rate' && row.rating !== null) refuse('ALREADY_DECIDED');
  ticketStates.must(verb, row);
  if (!isTheirs(verb, row, profile)) refuse('STATUS_FORBIDS', { status: ticketStates.wireOf(row.state) });
}

import { asksForALook } from '../../occurrences.ts';
import type { Mirror, MirrorDay } from '../mirror.types.ts';

/** What a decision rests on, gravest last: the answer, what was asked, and each thing that a day is asked about. */
export type Fact =
  | { is: 'answer'; agrees: boolean | null }
  | { is: 'decided'; count: number }
  | { is: 'day'; day: string; code: string; minutes: number };

const legalExtra = 120;

export function factsOf({ concorda, dias }: Pick<Mirror, 'concorda' | 'dias'>): Fact[] {
  const decided = dias.flatMap(({ justificativas }) => justificativas).filter(({ status }) => status !== 'pendente');
  return [
    { is: 'answer', agrees: concorda },
    ...(decided.length > 0 ? [{ is: 'decided' as const, count: decided.length }] : []),
    ...dias
      .filter(({ justificativas }) => justificativas.length === 0)
      .flatMap(day => day.ocorrencias.filter(asksForALook).map(code => ofDay(day, code))),
  ];
}

/** With its figure, where there is one to tell. */
function ofDay(day: MirrorDay, code: string): Fact {
  const figures: Readonly<Record<string, number>> = {
    over_2h: day.extras > legalExtra ? day.extras : 0,
    interday: day.interjornada,
  };
  return { is: 'day', day: day.dia, code, minutes: figures[code] ?? 0 };
}

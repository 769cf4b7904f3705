import type { Mirror, MirrorDay, MirrorPunch } from './mirror.types.ts';

export interface ShownPunch {
  time: string;
  /** Original, included, pre-assigned, by exception. */
  source: MirrorPunch['fonte'];
  /** Undefined: no punch stands behind it. */
  origin: MirrorPunch['origem'] | undefined;
  /** On the day after the one that the journey belongs to. */
  after: boolean;
}

export interface Week {
  /** Its first day there is: the key. */
  first: string;
  last: string;
  days: readonly MirrorDay[];
  /** The day that is going on is one of them. */
  isRunning: boolean;
  /** None of its days has begun. */
  isAhead: boolean;
}

const firstWeekday = 1;
const dayLength = 86_400_000;

/** In and out in turn, as the day counts them; each with where it comes from. */
export function punchesOf(day: Pick<MirrorDay, 'dia' | 'entrada' | 'saida' | 'marcacoes'>): ShownPunch[] {
  const counted = day.marcacoes.filter(({ fonte }) => fonte !== 'D');
  return day.entrada
    .flatMap((into, at) => [into, day.saida[at]].filter(time => time !== undefined))
    .map(time => {
      const punch = counted.find(({ hora }) => hora === time);
      const after = punch !== undefined && punch.data > day.dia;
      return { time, source: punch?.fonte ?? 'O', origin: punch?.origem, after };
    });
}

/** Where a day's marks come from: one answer where all are alike, without a time; else each with its own. */
export function sourcesOf(
  day: Parameters<typeof punchesOf>[0],
): readonly (Pick<ShownPunch, 'source' | 'origin'> & { time: string | undefined })[] {
  const punches = punchesOf(day);
  const [first, ...others] = punches;
  if (!first) return [];
  const isOne = others.every(({ source, origin }) => source === first.source && origin === first.origin);
  return isOne ? [{ ...first, time: undefined }] : punches;
}

/** What was punched, where the treated day differs from it. */
export function originalOf({ marcacoes }: Pick<MirrorDay, 'marcacoes'>): readonly string[] | undefined {
  const isTreated = marcacoes.some(({ fonte }) => fonte === 'I' || fonte === 'D');
  if (!isTreated) return undefined;
  return marcacoes.filter(({ fonte }) => fonte === 'O' || fonte === 'D').map(({ hora }) => hora);
}

/** Monday to Sunday, the newest first; those that have not begun stand last. */
export function weeksOf(days: readonly MirrorDay[]): Week[] {
  const weeks = Map.groupBy(
    [...days].sort((a, b) => a.dia.localeCompare(b.dia)),
    ({ dia }) => mondayOf(dia),
  );
  const all = [...weeks.values()]
    .map(own => ({
      first: own[0]?.dia ?? '',
      last: own.at(-1)?.dia ?? '',
      days: own,
      isRunning: own.some(({ situacao }) => situacao === 'andamento'),
      isAhead: own.every(({ situacao }) => situacao === 'futuro'),
    }))
    .reverse();
  const ahead = all.filter(({ isAhead }) => isAhead).reverse();
  return [...all.filter(({ isAhead }) => !isAhead), ...ahead];
}

function mondayOf(day: string): number {
  const at = new Date(day);
  return Math.floor(at.getTime() / dayLength) - ((at.getUTCDay() - firstWeekday + 7) % 7);
}

/** As a calendar draws them: a row a week, Sunday first; places before, after and between its days are empty. */
export function calendarOf<Day extends Pick<MirrorDay, 'dia'>>(days: readonly Day[]): (Day | undefined)[][] {
  const times = days.map(({ dia }) => Date.parse(dia));
  if (times.length === 0) return [];
  const first = Math.min(...times);
  const start = first - new Date(first).getUTCDay() * dayLength;
  const weeks = Math.floor((Math.max(...times) - start) / dayLength / 7) + 1;
  const placed = new Map(days.map(day => [(Date.parse(day.dia) - start) / dayLength, day]));
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (_, at) => placed.get(week * 7 + at)));
}

/** The newest two that have begun, and those with a day that waits for its worker. */
export function openAtFirst(weeks: readonly Week[]): ReadonlySet<string> {
  const begun = weeks.filter(({ isAhead }) => !isAhead);
  return new Set(
    begun
      .filter(({ days }, at) => at < 2 || days.some(({ situacao }) => situacao === 'pendente'))
      .map(({ first }) => first),
  );
}

/** What a day adds: to the bank where there is one, else overtime less what is missing. */
export function dayBalance({ totais, banco }: Pick<Mirror, 'totais' | 'banco'>): (day: MirrorDay) => number {
  const isBanked = totais.credito !== 0 || totais.debito !== 0 || banco.lotes.length + banco.dividas.length > 0;
  return isBanked ? day => day.credito - day.debito : day => day.extras - day.faltas;
}

/** As many pairs as the longest day has, two at least. */
export function pairsShown(days: readonly MirrorDay[]): number {
  return Math.max(2, ...days.map(({ entrada }) => entrada.length));
}

/** Of a day off, of rest, of a holiday or a leave, without work. */
export function isFree({ tipo, entrada }: Pick<MirrorDay, 'tipo' | 'entrada'>): boolean {
  return tipo !== 'trabalho' && entrada.length === 0;
}

export function pendingJustifications(days: readonly MirrorDay[]): MirrorDay[] {
  return days.filter(({ justificativas }) => justificativas.some(({ status }) => status === 'pendente'));
}

const asksForWords = ['odd_punches', 'absence', 'short_break', 'no_break', 'doubtful'];
const undecided = ['pendente', 'devolvida'];
/** Asked in vain: the day is as it was. */
const inVain = ['negada', 'cancelada'];

/** Not sent: its worker may still ask for something. */
export function isOpenForWorker({ status }: Pick<Mirror, 'status'>): boolean {
  return status === 'aberto' || status === 'emRevisao';
}

/** What its worker may say of a day that lacks something, or of what they asked; undefined: nothing, or no longer. */
export function actOf({ status }: Pick<Mirror, 'status'>, { situacao, ocorrencias, justificativas }: MirrorDay) {
  if (!isOpenForWorker({ status })) return undefined;
  const asked = justificativas.find(one => undecided.includes(one.status));
  const isOdd = situacao === 'pendente';
  const occurrence = ocorrencias.find(code => asksForWords.includes(code));
  const isSettled = justificativas.some(one => !inVain.includes(one.status));
  if (!asked && (isSettled || !(isOdd || (situacao === 'ok' && occurrence)))) return undefined;
  return { isOdd, occurrence, asked: asked && { id: asked.id, isReturned: asked.status === 'devolvida' } };
}

/** The worker's turn: incomplete, absent, short, doubtful or given back; what was asked and waits is another's turn. */
export function waitsForWorker(mirror: Pick<Mirror, 'status'>, day: MirrorDay): boolean {
  const act = actOf(mirror, day);
  return act !== undefined && (act.asked === undefined || act.asked.isReturned);
}

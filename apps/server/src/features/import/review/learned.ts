import type { ReadDocument, ReadLine } from '#core/reading/reading-types.ts';
import { recheck } from '#core/reading/recheck.ts';
import { fold } from '#core/reading/words/fold.ts';
import { asksNothing } from './review.ts';

const totals = ['totalEarnings', 'totalDeductions', 'net'] as const;
type Total = (typeof totals)[number];
type Side = 'earnings' | 'deductions' | 'none';

/**
 * What a correction says of every document of its layout: the side of a pay item, or that a line is none; which printed figure is
 * which total. Figures themselves are never learned.
 */
export type Lesson =
  | { readonly kind: 'side'; readonly subject: string; readonly meaning: Side }
  | { readonly kind: 'total'; readonly subject: Total; readonly meaning: Total };

/** What the difference between a reading and its correction teaches; nothing where it is not plain. Pure. */
export function lessonsOf(read: ReadDocument, correct: ReadDocument): Lesson[] {
  return read.layout ? [...sideLessons(read.lines, correct.lines), ...totalLessons(read, correct)] : [];
}

/** The same amount on the other side, or a line that is gone; a name that occurs twice teaches nothing. */
function sideLessons(before: readonly ReadLine[], after: readonly ReadLine[]): Lesson[] {
  const now = byName(after);
  return [...byName(before)].flatMap(([subject, [line, ...more]]): Lesson[] => {
    const was = line && sideOf(line);
    const found = now.get(subject) ?? [];
    if (!line || !was || more.length > 0 || found.length > 1) return [];
    const [next] = found;
    if (!next) return [{ kind: 'side', subject, meaning: 'none' }];
    const is = sideOf(next);
    return is && is !== was && next[is] === line[was] ? [{ kind: 'side', subject, meaning: is }] : [];
  });
}

/** Every total that was changed must be another printed one, and plainly which. */
function totalLessons(read: ReadDocument, correct: ReadDocument): Lesson[] {
  const changed = totals.filter(total => read[total] !== undefined && read[total] !== correct[total]);
  const lessons = changed.flatMap((subject): Lesson[] => {
    const [meaning, ...more] = totals.filter(total => read[total] === correct[subject]);
    return meaning && more.length === 0 ? [{ kind: 'total', subject, meaning }] : [];
  });
  return lessons.length === changed.length ? lessons : [];
}

/**
 * A payslip whose sums don't close, as it reads with what was learned of its layout; undefined where that changes nothing or the
 * sums still don't close. `review` stays while anything else is asked. Pure.
 */
export function withLessons(document: ReadDocument, lessons: readonly Lesson[]): ReadDocument | undefined {
  if (document.type !== 1 || lessons.length === 0 || closes(document)) return undefined;
  const moved: string[] = [];
  const lines = document.lines.map(line => {
    const lesson = lessons.find(({ kind, subject }) => kind === 'side' && subject === nameOf(line));
    const next = lesson?.kind === 'side' ? onSide(line, lesson.meaning) : line;
    if (next !== line) moved.push(line.description);
    return next;
  });
  const roles = lessons.filter(lesson => lesson.kind === 'total');
  const taught: ReadDocument = { ...document, lines };
  for (const { subject, meaning } of roles) taught[subject] = document[meaning];
  if (!closes(taught)) return undefined;
  // a correction that is given answers questions by being one; what was learned answers none but the sums
  const { findings } = recheck(taught, {});
  if (moved.length > 0) findings.push({ code: 'LINES_LEARNED', values: { lines: moved.join(', ') } });
  if (roles.length > 0) findings.push({ code: 'TOTALS_LEARNED', values: {} });
  const next = { ...taught, findings };
  return { ...next, review: !asksNothing(next) };
}

function closes(document: ReadDocument): boolean {
  return recheck(document, {}).blocking.every(code => code === 'COMPETENCE_NOT_FOUND');
}

function onSide(line: ReadLine, side: Side): ReadLine {
  const was = sideOf(line);
  if (!was || was === side) return line;
  const { earnings, deductions, ...rest } = line;
  const amount = line[was];
  if (side === 'none')
    return { ...rest, earnings: null, deductions: null, informative: true, informativeAmount: amount ?? 0 };
  return { ...rest, earnings: null, deductions: null, [side]: amount };
}

function sideOf(line: ReadLine): 'earnings' | 'deductions' | undefined {
  if (line.informative || (line.earnings && line.deductions)) return undefined;
  if (line.earnings) return 'earnings';
  return line.deductions ? 'deductions' : undefined;
}

function byName(lines: readonly ReadLine[]): Map<string, ReadLine[]> {
  return Map.groupBy(
    lines.filter(line => !line.informative && line.description !== ''),
    nameOf,
  );
}

/** Code and name together: two companies may print the same layout with other codes. */
function nameOf({ code, description }: ReadLine): string {
  return `${code ?? ''} ${fold(description)}`;
}

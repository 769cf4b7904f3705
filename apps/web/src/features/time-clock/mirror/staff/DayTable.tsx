import { clsx } from 'clsx';
import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { openRow } from '#ui/list/row-opening.ts';
import { useDayWords } from '../day-words.ts';
import { Hours } from '../Hours.tsx';
import { mirrorTexts } from '../mirror.messages.ts';
import type { Mirror, MirrorDay } from '../mirror.types.ts';
import { isFree, originalOf, pairsShown, punchesOf } from '../mirror-days.ts';
import { useOpenDay } from '../useOpenDay.ts';

const head =
  'sticky top-0 z-10 h-9 border-b border-line bg-surface text-2xs font-semibold whitespace-nowrap text-ink-2';

/** One row a day; a day off is lower, a day that waits is tinted, and what was treated shows the original below. */
export function DayTable({ mirror }: { mirror: Mirror }) {
  const t = useTexts(mirrorTexts);
  const { competence } = useFormats();
  const open = useOpenDay(mirror);
  const pairs = pairsShown(mirror.dias);
  const figures = [t.daytime, t.night, t.worked, t.credit, t.debit, t.overtime];
  return (
    <table className="w-full border-separate border-spacing-0 text-xs">
      <caption className="sr-only">
        {`${mirror.nomeEmpregado}, ${inSentence(competence(mirror.mes, mirror.ano))}`}
      </caption>
      <thead>
        <tr>
          <th scope="col" className={clsx(head, 'pr-2 text-left')}>
            {t.day}
          </th>
          {Array.from({ length: pairs }, (_, at) => [t.in, t.out].map(word => [at, word] as const))
            .flat()
            .map(([at, word]) => (
              <th key={`${word} ${at}`} scope="col" className={clsx(head, 'px-2 text-right')}>
                {word}
              </th>
            ))}
          {figures.map(word => (
            <th key={word} scope="col" className={clsx(head, 'px-2 text-right')}>
              {word}
            </th>
          ))}
          <th scope="col" className={clsx(head, 'w-full pl-4 text-left')}>
            {t.occurrence}
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {mirror.dias.map(day => (
          <Row key={day.dia} day={day} pairs={pairs} onOpen={open} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  day: MirrorDay;
  pairs: number;
  onOpen: (day: MirrorDay) => void;
}

function Row({ day, pairs, onOpen }: RowProps) {
  const words = useDayWords();
  const said = words.first(day);
  const free = isFree(day);
  const cell = clsx(
    'border-b border-line',
    free ? 'h-6' : 'h-7',
    !free && said?.tone === 'warn' && day.situacao === 'pendente' && 'bg-warn-soft',
    !free && said?.tone === 'ok' && 'bg-canvas',
  );
  const number = clsx(cell, 'px-2 text-right whitespace-nowrap');
  return (
    <tr
      id={`dia-${day.dia}`}
      className={clsx('cursor-pointer', free ? 'text-ink-2' : 'hover:bg-canvas')}
      onClick={openRow}
    >
      <th scope="row" data-names className={clsx(cell, 'pr-2 text-left font-normal whitespace-nowrap')}>
        <button type="button" className="hover:underline" onClick={() => onOpen(day)}>
          <span className={clsx('inline-block w-5', !free && 'font-semibold')}>{day.dia.slice(8)}</span>{' '}
          <span className="text-ink-2">{words.weekday(day)}</span>
        </button>
      </th>
      {free ? (
        <td colSpan={pairs * 2 + 6} className={clsx(cell, 'px-2 text-2xs')}>
          {words.kind(day)}
        </td>
      ) : (
        <>
          <Punches day={day} pairs={pairs} cell={cell} number={number} />
          <Figure cell={clsx(number, 'text-ink-2')} minutes={day.diurno} />
          <Figure cell={clsx(number, 'text-ink-2')} minutes={day.noturno} />
          <Figure cell={clsx(number, 'font-semibold')} minutes={day.trabalhadas} />
          <Figure cell={clsx(number, day.credito > 0 && 'font-semibold text-ok')} minutes={day.credito} />
          <Figure cell={clsx(number, day.debito > 0 && 'font-semibold text-bad')} minutes={day.debito} />
          <Figure cell={clsx(number, 'font-semibold')} minutes={day.extras} />
        </>
      )}
      <td className={clsx(cell, 'pl-4')}>{!free && <Said day={day} said={said} />}</td>
    </tr>
  );
}

function Figure({ cell, minutes }: { cell: string; minutes: number }) {
  return (
    <td className={cell}>
      <Hours minutes={minutes} />
    </td>
  );
}

interface PunchesProps {
  day: MirrorDay;
  pairs: number;
  cell: string;
  number: string;
}

function Punches({ day, pairs, cell, number }: PunchesProps) {
  const t = useTexts(mirrorTexts);
  const punches = punchesOf(day);
  if (punches.length === 0)
    return (
      <td colSpan={pairs * 2} className={clsx(cell, 'px-2 text-ink-2')}>
        {day.situacao === 'futuro' ? t.ahead : day.situacao === 'andamento' ? t.today : t.noPunch}
      </td>
    );
  // the pair that is open shows what it lacks; the day that is going on lacks nothing yet
  const lacks = punches.length % 2 === 1 && day.situacao === 'pendente' ? punches.length : -1;
  return Array.from({ length: pairs * 2 }, (_, at) => {
    const punch = punches[at];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: its place is what a punch is told by
      <td key={at} className={number}>
        {punch ? (
          <>
            <span className={clsx(punch.source !== 'O' && 'font-semibold underline underline-offset-2')}>
              {punch.time}
            </span>
            {punch.source !== 'O' && <Sup says={t.fontes[punch.source]}>{punch.source}</Sup>}
            {punch.after && <Sup says={t.nextDay}>+1</Sup>}
          </>
        ) : (
          at === lacks && <span className="font-semibold text-warn">{t.missing}</span>
        )}
      </td>
    );
  });
}

function Sup({ says, children }: { says: string; children: ReactNode }) {
  return (
    <sup title={says}>
      <span aria-hidden>{children}</span>
      <span className="sr-only"> {says}</span>
    </sup>
  );
}

function Said({ day, said }: { day: MirrorDay; said: ReturnType<ReturnType<typeof useDayWords>['first']> }) {
  const t = useTexts(mirrorTexts);
  const original = originalOf(day);
  return (
    <>
      {said && (
        <span
          className={clsx(
            'inline-flex items-center gap-1.5',
            said.tone === 'neutral' ? 'text-ink-2' : 'font-semibold',
            said.tone === 'warn' && 'text-warn',
          )}
        >
          {said.tone === 'ok' && <CircleCheck size={15} aria-hidden className="shrink-0 text-ok" />}
          {said.tone === 'warn' && <Info size={15} aria-hidden className="shrink-0" />}
          {said.text}
        </span>
      )}
      {original && <span className="block text-2xs text-ink-2">{t.original(original.join(' · ') || t.noPunch)}</span>}
    </>
  );
}

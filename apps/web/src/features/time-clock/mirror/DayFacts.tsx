import { useTexts } from '#kernel/base/texts.ts';
import { hours } from '../clock-time.ts';
import { punchTexts } from '../punch-words.messages.ts';
import { mirrorTexts } from './mirror.messages.ts';
import type { MirrorDay } from './mirror.types.ts';
import { isFree, sourcesOf } from './mirror-days.ts';

/** What was worked of what was expected, and where the marks come from: a second line of a day. */
export function DayFacts({ day }: { day: MirrorDay }) {
  const t = useTexts(mirrorTexts);
  const { sources } = useTexts(punchTexts);
  if (day.situacao === 'futuro' || isFree(day)) return null;
  const figures = [
    day.situacao === 'ok' && `${t.worked} ${hours(day.trabalhadas)}`,
    `${t.previsto} ${hours(day.previsto)}`,
  ];
  const from = sourcesOf(day).map(({ time, source, origin }) =>
    [time, source === 'O' && origin ? sources[origin] : t.fontes[source]].filter(Boolean).join(' '),
  );
  return (
    <span className="num basis-full text-xs text-ink-2" style={{ paddingLeft: '3.5rem' }}>
      <span className="block">{figures.filter(Boolean).join(' · ')}</span>
      {from.length > 0 && <span className="block">{from.join(' · ')}</span>}
    </span>
  );
}

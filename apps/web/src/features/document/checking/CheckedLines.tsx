import { CircleCheck, CircleX, Info } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Card } from './Card.tsx';
import { type Line, linesOf } from './checked-lines.ts';
import type { CodeAnswer, FileAnswer, Verdict } from './checking.api.ts';
import { checkingTexts } from './checking.messages.ts';

const icons = { right: CircleCheck, wrong: CircleX, know: Info } as const;
const inks = { right: 'text-ok', wrong: 'text-bad', know: 'text-ink-2' } as const;

/** What was checked, one sentence each, with its icon said in a word. */
export function CheckedLines({ found, verdict }: { found: CodeAnswer | FileAnswer; verdict: Verdict }) {
  const t = useTexts(checkingTexts);
  const lines = linesOf(found, verdict, new Date());
  if (lines.length === 0) return null;
  const said = ({ what, count }: Line) => (what === 'signatures' || what === 'waiting' ? t[what](count ?? 0) : t[what]);
  return (
    <Card title={t.checked}>
      <ul className="grid gap-2.5">
        {lines.map(line => {
          const Icon = icons[line.is];
          return (
            <li key={line.what} className="flex items-start gap-2.5 text-sm">
              <Icon size={18} aria-hidden className={`mt-px shrink-0 ${inks[line.is]}`} />
              <span>
                <span className="sr-only">{t[line.is]}: </span>
                {said(line)}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

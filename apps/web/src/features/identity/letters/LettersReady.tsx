import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { focusHeading } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import type { Letter } from './access-letters.api.ts';
import { accessLettersTexts } from './access-letters.messages.ts';
import { LetterPaper } from './LetterPaper.tsx';

/** The codes, once: nobody goes back to the list before saying that they are on paper, and leaving the page asks. */
export function LettersReady({ letters, onDone }: { letters: readonly Letter[]; onDone: () => void }) {
  const t = useTexts(accessLettersTexts);
  const { date } = useFormats();
  const [kept, setKept] = useState(false);
  useEffect(focusHeading, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (!kept) addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [kept]);
  return (
    <>
      <PageHead title={t.ready(letters.length)} lead={t.readyLead}>
        <Button look="primary" onClick={() => print()}>
          <Printer size={16} aria-hidden />
          {t.print}
        </Button>
      </PageHead>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-auto border-y border-line">
        {letters.map(letter => (
          <li key={letter.idUsuario} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 lg:px-6">
            <div className="min-w-0 flex-1 basis-48">
              <p className="ellipsis font-semibold">{letter.nome}</p>
              <p className="num ellipsis text-xs text-ink-2">
                {letter.matricula} · {letter.empresa}
              </p>
            </div>
            <p className="num text-lg font-semibold tracking-wide">
              <span className="sr-only">{t.code} </span>
              {letter.codigo}
            </p>
            <p className="num text-xs text-ink-2">{t.letterUntil(date(letter.expiraEm))}</p>
          </li>
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 lg:px-6">
        <Checkbox className="max-lg:min-h-11" checked={kept} onChange={event => setKept(event.target.checked)}>
          {t.leaveAsk}
        </Checkbox>
        <span className="flex-1" />
        <p id="falta-guardar" className="text-xs text-ink-2">
          {!kept && t.leaveFirst}
        </p>
        <Button blocked={!kept} aria-describedby="falta-guardar" onClick={onDone}>
          {t.done}
        </Button>
      </footer>
      <LetterPaper letters={letters} />
    </>
  );
}

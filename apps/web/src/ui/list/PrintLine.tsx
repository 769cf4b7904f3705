import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormats } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { listPageTexts } from './list.messages.ts';

const paper = new URL('./print-list.css', import.meta.url).href;

interface PrintLineProps {
  /** How many rows are on the page, and how many there are. */
  shown: number;
  total: number | undefined;
  /** There are other pages. */
  isPart: boolean;
}

/** On paper only, under a list's title: when and by whom, and what isn't on it. */
export function PrintLine({ shown, total, isPart }: PrintLineProps) {
  const t = useTexts(listPageTexts);
  const { int, momentInFull } = useFormats();
  const session = useSession();
  const [at, setAt] = useState(() => new Date());
  useEffect(() => {
    const now = () => flushSync(() => setAt(new Date()));
    addEventListener('beforeprint', now);
    return () => removeEventListener('beforeprint', now);
  }, []);
  return (
    <div data-print-line className="hidden pb-2 text-xs print:block">
      {/* apart: the one sheet is waited for by every first page */}
      <link rel="stylesheet" href={paper} media="print" />
      <p>{t.printedBy(momentInFull(at.toISOString()), session?.user.nome ?? '', session?.group?.name)}</p>
      {isPart && (
        <p>
          <b>{t.printedPart(int(shown), total === undefined ? undefined : int(total))}</b>{' '}
          <span className="print-export">{t.wholeIsExported}</span>
        </p>
      )}
    </div>
  );
}

import { useState } from 'react';
import { useConnection } from '#kernel/base/online.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Kept } from './Kept.tsx';
import { keepTexts } from './keep.messages.ts';
import { hintPutOff } from './keep-hint.ts';
import { mayKeep } from './phone-copy.ts';
import { useKeeping } from './useKeeping.ts';

/** Offers once to keep receipts, at the end of the home, to who has read one. */
export function KeepHint() {
  const t = useTexts(keepTexts);
  const session = useSession();
  const { online } = useConnection();
  const { wanted, busy, change } = useKeeping();
  const [gone, setGone] = useState(false);
  if (gone || !mayKeep(session) || !(online || wanted)) return null;
  const later = () => {
    hintPutOff.set('1');
    setGone(true);
  };
  return (
    <section aria-labelledby="guardar" className="mt-7 rounded-2xl border border-line bg-surface px-4 pt-3.5 pb-4">
      <h2 id="guardar" className="font-semibold">
        {t.hint}
      </h2>
      <p className="mt-0.5 text-sm text-ink-2">{t.lead}</p>
      <p className="mt-1 text-sm text-ink-2">{t.ends}</p>
      <p role="status" className="num mt-1 text-sm font-semibold">
        {busy ? t.keeping : wanted && <Kept />}
      </p>
      {(busy || !wanted) && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="lg" look="tonal" busy={busy} onClick={() => change(true)}>
            {t.title}
          </Button>
          <Button size="lg" look="ghost" onClick={later}>
            {t.later}
          </Button>
        </div>
      )}
    </section>
  );
}

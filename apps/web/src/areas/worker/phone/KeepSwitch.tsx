import { useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { keeper } from '#kernel/base/keeper.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useSession } from '#kernel/base/session.ts';
import { useStore } from '#kernel/base/store.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast, toastError } from '#kernel/base/toasts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { keepTexts } from './keep.messages.ts';
import { keepNoLonger, keepOnThisPhone, mayKeep, phoneCopy } from './phone-copy.ts';

/** Whether this phone keeps receipts; not there where it isn't offered (a borrowed phone, support, no secure connection). */
export function KeepSwitch({ className }: { className?: string }) {
  const t = useTexts(keepTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const session = useSession();
  const { online } = useConnection();
  const [wanted, setWanted] = useState(keeper.get() !== null);
  const [busy, setBusy] = useState(false);
  if (!mayKeep(session)) return null;
  const change = (on: boolean) => {
    setWanted(on);
    setBusy(on);
    const work = on ? keepOnThisPhone() : keepNoLonger().then(() => toast(t.gone));
    void work
      .catch(() => {
        setWanted(false);
        toastError(t.failed);
      })
      .finally(() => setBusy(false));
  };
  const blocked = !online && !wanted;
  return (
    <section className={className}>
      <Checkbox
        large
        checked={wanted}
        disabled={busy || blocked}
        aria-describedby="guardar-como"
        onChange={event => change(event.target.checked)}
      >
        <span className="font-semibold">{t.title}</span>
      </Checkbox>
      <div id="guardar-como" className="ml-9 text-sm text-ink-2">
        <p>{t.lead}</p>
        <p className="mt-1">{t.ends}</p>
        {blocked && <p className="mt-1">{offlineBlocked}</p>}
      </div>
      <p role="status" className="num mt-1 ml-9 text-sm font-semibold">
        {busy ? t.keeping : wanted && <Kept />}
      </p>
    </section>
  );
}

/** How much, and since when. */
function Kept() {
  const t = useTexts(keepTexts);
  const { moment } = useFormats();
  const copy = useStore(phoneCopy);
  return copy && t.since(t.kept(copy.receipts, copy.statement), moment(new Date(copy.keptAt).toISOString()));
}

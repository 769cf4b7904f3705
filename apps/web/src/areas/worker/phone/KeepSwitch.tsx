import { useConnection } from '#kernel/base/online.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { Kept } from './Kept.tsx';
import { keepTexts } from './keep.messages.ts';
import { mayKeep } from './phone-copy.ts';
import { useKeeping } from './useKeeping.ts';

/** Whether this phone keeps receipts; not there where it isn't offered (a borrowed phone, support, no secure connection). */
export function KeepSwitch({ className }: { className?: string }) {
  const t = useTexts(keepTexts);
  const { offlineBlocked } = useTexts(uiTexts);
  const session = useSession();
  const { online } = useConnection();
  const { wanted, busy, change } = useKeeping();
  if (!mayKeep(session)) return null;
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

import { Headset } from 'lucide-react';
import { useEffect, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import type { Session } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { endActing, keepOwnSession } from '#kernel/lazy/acting.api.ts';
import { Button } from '#ui/base/Button.tsx';
import { supportLineTexts } from './support-line.messages.ts';

/** How often the session behind is renewed: well within a token's ten minutes. */
const renewEvery = 4 * 60_000;

/** While support acts for somebody, every screen says who for whom and until when, and leads out. */
export function SupportLine({ session }: { session: Session }) {
  const t = useTexts(supportLineTexts);
  const { time } = useFormats();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => void keepOwnSession(), renewEvery);
    return () => clearInterval(timer);
  }, []);
  const { suporte: support, nome } = session.user;
  if (!support) return null;
  const end = () => {
    setBusy(true);
    void endActing()
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section
      aria-label={t.label}
      className="no-print flex min-h-11 flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-1 text-sm font-semibold text-warn"
    >
      <p role="status" className="flex min-w-0 items-center gap-2">
        <Headset size={17} aria-hidden className="shrink-0" />
        <span>
          {t.acting(support.nomeSuporte, nome)}{' '}
          <span className="num font-normal">{t.until(time(support.expiraEm))}</span>
        </span>
      </p>
      {session.behind && (
        <Button size="sm" busy={busy} onClick={end}>
          {t.end}
        </Button>
      )}
    </section>
  );
}

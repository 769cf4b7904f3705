import { WifiOff } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from './ui.messages.ts';

/** Staff: a grey line above the title. */
export function OfflineLine() {
  const t = useTexts(uiTexts);
  const { online } = useConnection();
  if (online) return null;
  return (
    <p
      role="status"
      className="flex min-h-10 shrink-0 items-center gap-2.5 border-b border-line bg-sunken px-4 text-sm lg:px-6"
    >
      <WifiOff size={17} aria-hidden className="shrink-0 text-ink-2" />
      <span className="flex-1">
        <b className="font-semibold">{t.offline}</b> {t.offlineShowing}
      </span>
      <span className="hidden text-xs text-ink-2 sm:inline">{t.offlineRetry}</span>
    </p>
  );
}

/** Workers: a grey card, larger. */
export function OfflineCard() {
  const t = useTexts(uiTexts);
  const { moment } = useFormats();
  const { online, kept } = useConnection();
  if (online) return null;
  return (
    <p role="status" className="mt-2 flex items-start gap-3 rounded-2xl bg-sunken px-4 py-3 text-base">
      <WifiOff size={20} aria-hidden className="mt-0.5 shrink-0 text-ink-2" />
      <span>
        <b className="font-semibold">{t.offline}</b> {kept ? t.offlineKept : t.offlineShowing}
        {kept && <span className="num block text-sm text-ink-2">{t.offlineSince(moment(kept))}</span>}
      </span>
    </p>
  );
}

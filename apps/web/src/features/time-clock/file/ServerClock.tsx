import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { deviceTexts } from './device.messages.ts';
import { useServerClock } from './file.api.ts';

/** What the legal hour allows a recorder (Portaria 671, annex IX). */
const mostDriftMs = 30_000;

/** How far the server's clock is off, which all marks of our recorders are told by. */
export function ServerClock() {
  const t = useTexts(deviceTexts);
  const { int, momentInFull } = useFormats();
  const { data } = useServerClock();
  if (!data) return null;
  const { agora, servidor, desvio } = data;
  const seconds = desvio === null ? undefined : int(Math.round(Math.abs(desvio) / 1_000));
  const isFar = desvio !== null && Math.abs(desvio) > mostDriftMs;
  const says = servidor === null ? t.noServer : seconds === undefined ? t.silent(servidor) : t.off(seconds, servidor);
  return (
    <p className="num mx-4 mb-3 flex items-start gap-2 text-sm lg:mx-6">
      {desvio !== null && !isFar ? (
        <CircleCheck size={17} aria-hidden className="mt-0.5 shrink-0 text-ok" />
      ) : (
        <TriangleAlert size={17} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      )}
      <span>
        {t.serverTime(momentInFull(agora))}{' '}
        <span className={isFar ? 'font-semibold text-warn' : 'text-ink-2'}>{says}</span>
      </span>
    </p>
  );
}

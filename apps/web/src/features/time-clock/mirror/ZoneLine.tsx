import { useTexts } from '#kernel/base/texts.ts';
import { placeOf } from '../zones.ts';
import { mirrorTexts } from './mirror.messages.ts';

const brasilia = 'America/Sao_Paulo';

/** Where the clock stands, when its times are not Brasília's. */
export function ZoneLine({ zone }: { zone: string }) {
  const t = useTexts(mirrorTexts);
  if (zone === brasilia) return null;
  return <p className="mt-4 text-center text-xs text-ink-3">{t.zone(placeOf(zone))}</p>;
}

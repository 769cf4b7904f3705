import { to } from '@cracha/contract/navigation/paths.ts';
import { ShieldQuestionMark } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useOpenDataRequests } from './privacy.api.ts';
import { privacyTileTexts } from './privacy-tiles.messages.ts';

/** What workers asked about their own data. */
export function useDataRequestTiles(): Tile[] {
  const t = useTexts(privacyTileTexts);
  const shown = useCan()('RhTrabalhadorEditar');
  const count = useOpenDataRequests(shown);
  if (!shown) return [];
  return [{ key: 'data', icon: ShieldQuestionMark, label: t.dataRequests, count, href: to.hr.privacyRequests() }];
}

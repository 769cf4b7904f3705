import { to } from '@cracha/contract/navigation/paths.ts';
import { UserRoundX } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useWorkersWithoutAccess } from './access-letters.api.ts';
import { firstAccessTileTexts } from './first-access-tiles.messages.ts';

/** People who have never come in: as many as the list that it leads to. */
export function useFirstAccessTiles(): Tile[] {
  const t = useTexts(firstAccessTileTexts);
  const shown = useCan()('RhTrabalhadorEditar');
  const count = useWorkersWithoutAccess(1, undefined, shown).data?.total;
  if (!shown) return [];
  return [{ key: 'outside', icon: UserRoundX, label: t.neverCame, count, href: to.hr.accessLetters() }];
}

import { to } from '@cracha/contract/navigation/paths.ts';
import { UserPlus } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useAdmissionsToReview } from './tiles.api.ts';
import { tileTexts } from './tiles.messages.ts';

const entry = { permissions: ['RhAdmissaoOnlineVisualizar'], appAccess: ['admissao-online'] } as const;

/** Candidates who wait for HR's review. */
export function useAdmissionTiles(): Tile[] {
  const t = useTexts(tileTexts);
  const shown = mayEnter(useSession(), entry);
  const count = useAdmissionsToReview(shown).data?.paraRevisar;
  if (!shown) return [];
  return [
    {
      ...{ key: 'admissions', icon: UserPlus, label: t.toReview, href: to.hr.onlineAdmissions() },
      ...(count !== undefined && { count }),
    },
  ];
}

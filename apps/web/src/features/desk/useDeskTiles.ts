import { to } from '@cracha/contract/navigation/paths.ts';
import { MessageCircle } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useTicketTotals } from './desk.api.ts';
import { deskTileTexts } from './desk-tiles.messages.ts';

/** HR: the tickets that wait, and how many of them are overdue. */
export function useDeskTiles(): Tile[] {
  const t = useTexts(deskTileTexts);
  const session = useSession();
  const shown = mayEnter(session, { permissions: ['RhAtendimentoVisualizar'], appAccess: ['atendimento'] });
  const totals = useTicketTotals(shown).data;
  if (!shown) return [];
  const late = totals?.atrasados ?? 0;
  return [
    {
      key: 'tickets',
      icon: MessageCircle,
      label: t.tickets,
      sub: late > 0 ? t.late(late) : undefined,
      count: totals?.abertos,
      bad: late > 0,
      href: late > 0 ? `${to.hr.desk()}?fila=atrasados` : to.hr.desk(),
    },
  ];
}

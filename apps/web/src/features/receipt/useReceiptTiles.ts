import { to } from '@cracha/contract/navigation/paths.ts';
import { CircleCheck, MessageSquareText, ReceiptText } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { Tile } from '#ui/staff/TileList.tsx';
import { useDisputes } from './dispute/dispute.api.ts';
import { listTexts } from './list/lists.messages.ts';
import { type ListOwner, useFilterValues, useReceiptTotals } from './receipt-list.api.ts';
import { receiptTileTexts } from './receipt-tiles.messages.ts';

/** What a manager's team answered in the newest month. */
export function useTeamAnswerTiles(): Tile[] {
  const { totals, unseen } = useNewestMonth('manager');
  const { many } = useTexts(listTexts);
  const address = (situacao: string) => `${to.manager.receipts()}?situacao=${situacao}`;
  return [
    { ...unseen, count: totals?.porSituacao.naoVisto, href: address('naoVisto') },
    {
      key: 'agreed',
      icon: CircleCheck,
      label: many.concordou,
      sub: unseen.sub,
      count: totals?.porSituacao.concordou,
      href: address('concordou'),
    },
    {
      key: 'disagreed',
      icon: MessageSquareText,
      label: many.discordou,
      sub: unseen.sub,
      count: totals?.porSituacao.discordou,
      bad: true,
      href: address('discordou'),
    },
  ];
}

/** What waits for an answer, and how much of it is late. */
export function useDisputeTiles(): Tile[] {
  const t = useTexts(receiptTileTexts);
  const shown = useCan()('RhDiscordanciaVisualizar');
  const counts = useDisputes('abertas', undefined, shown).data?.porSituacao;
  if (!shown) return [];
  const late = counts?.atrasadas ?? 0;
  return [
    {
      key: 'disagreed',
      icon: MessageSquareText,
      label: t.disagreements,
      sub: late > 0 ? t.disagreementsLate(late) : undefined,
      count: counts?.abertas,
      bad: true,
      href: to.hr.disputes(),
    },
  ];
}

/** The newest month that has receipts, and its sums. */
export function useNewestMonth(owner: ListOwner) {
  const t = useTexts(receiptTileTexts);
  const { competence } = useFormats();
  const newest = useFilterValues(owner).data?.competencias[0];
  const totals = useReceiptTotals(owner, newest && { mes: newest.mes, ano: newest.ano }).data;
  const sub = newest && t.notSeenLead(inSentence(competence(newest.mes, newest.ano)));
  return { newest, totals, unseen: { key: 'unseen', icon: ReceiptText, label: t.notSeen, sub } };
}

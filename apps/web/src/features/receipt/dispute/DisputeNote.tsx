import { Clock, MessageSquareText } from 'lucide-react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { useDispute } from './dispute.api.ts';
import { disputeTexts } from './dispute.messages.ts';

/** What became of one's own disagreement: until when HR answers, or how it ended and why. */
export function DisputeNote({ receiptId }: { receiptId: string }) {
  const t = useTexts(disputeTexts);
  const { dayInWords } = useFormats();
  const dispute = useDispute(receiptId, true).data;
  if (!dispute) return null;
  const { desfecho, motivo, prazo, atrasada, responsavel } = dispute;
  const said = {
    corrigir: t.saidCorrigir,
    explicada: t.saidExplicada,
    recusada: t.saidRecusada,
    reaberta: t.saidReaberta,
  };
  const day = dayInWords(prazo);
  return (
    <Notice
      className="mt-6"
      tone={desfecho === null ? (atrasada ? 'warn' : 'neutral') : desfecho === 'recusada' ? 'warn' : 'ok'}
      icon={desfecho === null ? Clock : MessageSquareText}
      title={desfecho === null ? (atrasada ? t.waitsLate(day) : t.waitsUntil(day)) : said[desfecho]}
    >
      {desfecho === null ? responsavel && t.waitsWith(responsavel.nome) : motivo}
    </Notice>
  );
}

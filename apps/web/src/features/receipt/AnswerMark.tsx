import { CircleCheck, MessageSquareText } from 'lucide-react';
import { useTexts } from '#kernel/texts.ts';
import { workerTexts } from './worker.messages.ts';

/** In a list: what its worker answered, where they did. */
export function AnswerMark({ agrees }: { agrees: boolean | null }) {
  const t = useTexts(workerTexts);
  if (agrees === null) return null;
  const Icon = agrees ? CircleCheck : MessageSquareText;
  return (
    <span
      className={
        agrees ? 'inline-flex items-center gap-1 text-xs text-ok' : 'inline-flex items-center gap-1 text-xs text-bad'
      }
    >
      <Icon size={14} aria-hidden className="self-center" />
      {agrees ? t.agreedShort : t.disagreedShort}
    </span>
  );
}

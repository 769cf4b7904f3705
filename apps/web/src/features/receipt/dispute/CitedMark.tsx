import { MessageSquareText } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { disputeTexts } from './dispute.messages.ts';

/** The ground of a line that its worker disagrees with. */
export const citedLook = '-mx-2 rounded-md bg-warn-soft px-2';

/** Says under such a line why it is marked. */
export function CitedMark() {
  const t = useTexts(disputeTexts);
  return (
    <span className="flex items-center gap-1 text-2xs font-semibold text-warn">
      <MessageSquareText size={13} aria-hidden />
      {t.cited}
    </span>
  );
}

import { Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { draftNames } from '#kernel/base/kept-drafts.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { endedTexts } from './ended.messages.ts';

/** Why the sign-in is here: the session ended by itself. The hands go to its first field. */
export function EndedNotice() {
  const t = useTexts(endedTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.closest('form')?.querySelector('input')?.focus(), []);
  return (
    <Notice ref={notice} role="alert" tone="brand" icon={Clock} title={t.ended}>
      {draftNames().length > 0 && t.kept}
    </Notice>
  );
}

import { TriangleAlert } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { AccountButton } from '../AccountParts.tsx';
import { type SecurityEvent, useOwnActivity } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { useBrowserName } from './useBrowserName.ts';

/** A sign-in from a browser that was not seen before: mine, or not mine. */
export function ActivityQuestion({ question, onDisown }: { question: SecurityEvent; onDisown: () => void }) {
  const t = useTexts(securityTexts);
  const { dayShort } = useFormats();
  const nameOf = useBrowserName();
  const own = useOwnActivity();
  const mine = () => own.mutate(question.id, { onSuccess: () => toast(t.mineNoted), onError: tellFailure });
  return (
    <Notice tone="warn" icon={TriangleAlert} title={t.question(dayShort(question.em))} className="mb-3">
      <p className="break-words">{[nameOf(question.navegador), question.ip].filter(Boolean).join(' · ')}</p>
      <p>{t.wasItYou}</p>
      <span className="mt-2 flex flex-wrap gap-2">
        <AccountButton busy={own.isPending} onClick={mine}>
          {t.mine}
        </AccountButton>
        <AccountButton onClick={onDisown}>{t.notMine}</AccountButton>
      </span>
    </Notice>
  );
}

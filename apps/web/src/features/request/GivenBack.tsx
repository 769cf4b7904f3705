import { CircleAlert } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { Request } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';

/** It stays finished, though HR took its payroll entry back: whoever asked and HR read that it is still to be paid. */
export function GivenBack({ one }: { one: Request }) {
  const t = useTexts(requestTexts);
  if (!one.foraDaFolha) return null;
  return (
    <Notice tone="warn" icon={CircleAlert} title={t.givenBack} className="mt-4">
      <p>{t.givenBackLead}</p>
    </Notice>
  );
}

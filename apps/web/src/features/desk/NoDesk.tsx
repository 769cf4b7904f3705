import { CircleOff } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { workerDeskTexts } from './worker.messages.ts';

/** No employer of the worker has the desk. */
export function NoDesk() {
  const t = useTexts(workerDeskTexts);
  return (
    <StateBlock large icon={CircleOff} title={t.nobody}>
      {t.nobodyLead}
    </StateBlock>
  );
}

import { CloudAlert } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { portTexts } from './port.messages.ts';

/** The payroll clock can't be reached, and nothing was ever copied. */
export function PortDown({ large }: { large?: boolean }) {
  const t = useTexts(portTexts);
  return (
    <div className="grid flex-1 place-items-center px-4 py-6">
      <StateBlock large={large} icon={CloudAlert} tone="bad" title={t.states.indisponivel}>
        {t.downLead}
      </StateBlock>
    </div>
  );
}

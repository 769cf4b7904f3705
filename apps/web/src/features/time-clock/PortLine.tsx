import { clsx } from 'clsx';
import { Building2, CloudAlert, CloudOff } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import type { PayrollClock } from './port.api.ts';
import { portTexts } from './port.messages.ts';
import { usePortWords } from './port-words.ts';

interface PortLineProps {
  /** Undefined: none of several was chosen yet. */
  clock: PayrollClock | undefined;
  /** Left out: there is no other. */
  onChange?: (() => void) | undefined;
  className?: string;
}

const icons = { funciona: Building2, indisponivel: CloudAlert, desligada: CloudOff } as const;

/** Which company's payroll clock is looked at, whether it answers, and how old the copy is. */
export function PortLine({ clock, onChange, className }: PortLineProps) {
  const t = useTexts(portTexts);
  const words = usePortWords();
  const Icon = icons[clock?.situacao ?? 'funciona'];
  const isOdd = clock !== undefined && clock.situacao !== 'funciona';
  return (
    <div
      role="status"
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2 text-sm',
        isOdd ? 'bg-warn-soft' : 'bg-sunken',
        className,
      )}
    >
      <Icon size={18} aria-hidden className={clsx('shrink-0', isOdd ? 'text-warn' : 'text-ink-3')} />
      <p className="min-w-0 flex-1 basis-52">
        <span className="block font-semibold">{clock?.nome ?? t.choose}</span>
        {clock && (
          <span className={clsx('num block', isOdd ? 'text-warn' : 'text-ink-2')}>
            {words(clock)}
            {clock.situacao === 'desligada' && <span className="block text-ink-2">{t.offLead}</span>}
          </span>
        )}
      </p>
      {onChange && (
        <Button size="sm" onClick={onChange}>
          {t.change}
        </Button>
      )}
    </div>
  );
}

import { Eye } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { recordTexts } from './record.messages.ts';

interface MaskedProps {
  label: string;
  children: ReactNode;
  busy: boolean;
  /** None: it is not to be shown, or is already. */
  onShow: (() => void) | undefined;
  /** What stands below. */
  help?: ReactNode;
  field?: string;
}

/** What stands masked until somebody asks for it, which is recorded. */
export function Masked({ label, children, busy, onShow, help, field }: MaskedProps) {
  const t = useTexts(recordTexts);
  const title = useId();
  return (
    <div className="col-span-2 text-sm">
      <p className="text-xs font-semibold" id={title}>
        {label}
      </p>
      <p className="mt-1 flex min-h-9 items-center gap-2 rounded-md bg-sunken px-3">
        <span className="num flex-1">{children}</span>
        {onShow && (
          <Button
            look="ghost"
            size="sm"
            className="-mr-2"
            aria-describedby={title}
            data-field={field}
            busy={busy}
            onClick={onShow}
          >
            <Eye size={15} aria-hidden />
            {t.showCpf}
          </Button>
        )}
      </p>
      <p aria-live="polite" className="mt-1 text-2xs text-ink-2">
        {help}
      </p>
    </div>
  );
}

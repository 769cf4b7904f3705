import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useContext } from 'react';
import { StepFrame } from '#kernel/base/slots.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';

interface StepProps {
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  busy?: boolean;
  onSubmit?: () => void;
  children?: ReactNode;
}

/** One question, one big field, one button; on the way through the steps the button stays in sight at the bottom. */
export function Step({ title, lead, footer, busy, onSubmit, children }: StepProps) {
  useTitle(title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  const framed = useContext(StepFrame);
  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className={clsx(framed && 'flex flex-1 flex-col')}>
      <div className={clsx(framed && 'mx-auto w-full max-w-xl flex-1 px-4 pt-3 pb-6')}>
        <h1 className="text-2xl font-bold tracking-[-.02em]">{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        {children}
      </div>
      {footer && (
        <div data-foot className={clsx('no-print', framed ? footOfFrame : 'mt-6')}>
          <div className={clsx(framed && 'mx-auto max-w-xl px-4 py-3')}>{footer}</div>
        </div>
      )}
    </form>
  );
}

const footOfFrame = 'sticky bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]';

interface StepActionProps {
  label: string;
  busy: boolean;
  /** Why it can't be sent yet; stands above the button. */
  reason?: string | false;
  /** A second way beside the filled one. */
  other?: { label: string; act: () => void };
}

export function StepAction({ label, busy, reason, other }: StepActionProps) {
  return (
    <>
      <p id="falta" aria-live="polite" className="num mb-2 min-h-5 text-center text-sm text-ink-2 empty:hidden">
        {reason}
      </p>
      <Button
        type="submit"
        look="primary"
        size="lg"
        className="w-full"
        busy={busy}
        blocked={Boolean(reason)}
        aria-describedby={reason ? 'falta' : undefined}
      >
        {label}
      </Button>
      {other && (
        <Button look="ghost" size="lg" className="mt-1 w-full" onClick={other.act}>
          {other.label}
        </Button>
      )}
    </>
  );
}

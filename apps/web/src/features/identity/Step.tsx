import type { FormEvent, ReactNode } from 'react';
import { useTitle } from '#kernel/title.ts';
import { Button } from '#ui/Button.tsx';

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
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      className="in-data-step:flex in-data-step:flex-1 in-data-step:flex-col"
    >
      <div className="in-data-step:mx-auto in-data-step:w-full in-data-step:max-w-xl in-data-step:flex-1 in-data-step:px-4 in-data-step:pt-3 in-data-step:pb-6">
        <h1 className="text-2xl font-bold tracking-[-.02em]">{title}</h1>
        {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        {children}
      </div>
      {footer && (
        <div className="no-print mt-6 in-data-step:sticky in-data-step:bottom-0 in-data-step:mt-0 in-data-step:border-t in-data-step:border-line in-data-step:bg-surface in-data-step:pb-[env(safe-area-inset-bottom)]">
          <div className="in-data-step:mx-auto in-data-step:max-w-xl in-data-step:px-4 in-data-step:py-3">{footer}</div>
        </div>
      )}
    </form>
  );
}

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

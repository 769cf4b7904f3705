import { useId } from 'react';
import { Button } from '../base/Button.tsx';

interface FootActProps {
  /** What the act is called. */
  act: string;
  /** What still stands against it, at its left and told with it. */
  why: string | false | undefined;
  busy: boolean;
  look?: 'primary' | 'danger';
  /** Without it the act sends the form it stands in. */
  onClick?: (() => void) | undefined;
}

/** The act at the foot of a dialog or a form. */
export function FootAct({ act, why, busy, look = 'primary', onClick }: FootActProps) {
  const id = useId();
  return (
    <>
      <p id={id} aria-live="polite" className="mr-auto self-center text-xs text-ink-2">
        {why}
      </p>
      <Button
        type={onClick ? 'button' : 'submit'}
        look={look}
        blocked={Boolean(why)}
        busy={busy}
        aria-describedby={why ? id : undefined}
        onClick={onClick}
      >
        {act}
      </Button>
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { Button } from '../base/Button.tsx';

interface ReasonedButtonProps {
  look: 'primary' | 'tonal';
  size?: 'sm';
  busy: boolean;
  /** Why it can't be pressed yet, beside it and told with it. */
  why: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

/** An act that says what is missing for it. */
export function ReasonedButton({ why, children, ...rest }: ReasonedButtonProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button blocked={why !== undefined} aria-describedby={why ? id : undefined} {...rest}>
        {children}
      </Button>
      {why && (
        <p id={id} className="text-xs text-ink-2">
          {why}
        </p>
      )}
    </div>
  );
}

import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode } from 'react';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'className'> {
  children?: ReactNode;
  /** 24 px in a row of 44, for workers. */
  large?: boolean;
  /** Neither all nor none. */
  mixed?: boolean;
  className?: string;
}

export function Checkbox({ children, large, mixed, className, ...rest }: ChoiceProps) {
  const box = (
    <input
      type="checkbox"
      className={clsx('check align-middle', large && 'lg')}
      ref={element => {
        if (element) element.indeterminate = mixed ?? false;
      }}
      {...rest}
    />
  );
  return children === undefined ? box : <Row {...{ large, className, box }}>{children}</Row>;
}

export function Radio({ children, large, mixed: _, className, ...rest }: ChoiceProps) {
  const box = <input type="radio" className={clsx('radio', large && 'lg')} {...rest} />;
  return <Row {...{ large, className, box }}>{children}</Row>;
}

function Row({
  large,
  className,
  box,
  children,
}: {
  large?: boolean;
  className?: string;
  box: ReactNode;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in and stands inside
    <label className={clsx('flex items-center gap-3', large ? 'min-h-11' : 'min-h-8', className)}>
      {box}
      <span className="min-w-0">{children}</span>
    </label>
  );
}

import { clsx } from 'clsx';
import { ChevronDown, CircleAlert } from 'lucide-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { uiTexts } from './ui.messages.ts';

const heights = {
  md: 'h-9 rounded-md text-sm',
  worker: 'h-12 rounded-lg text-base',
  lg: 'h-14 rounded-lg text-lg',
} as const;

interface FieldFrame {
  label: string;
  help?: ReactNode;
  error?: string;
  optional?: boolean;
  /** 36 for staff, 48 for workers' phones, 56 for the one field of a step. */
  size?: keyof typeof heights;
  prefix?: ReactNode;
  suffix?: ReactNode;
  className?: string;
}

type InputProps = FieldFrame &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix' | 'className'> & { ref?: Ref<HTMLInputElement> };

/** Label above, help and error under it. */
export function Field({
  label,
  help,
  error,
  optional,
  size = 'md',
  prefix,
  suffix,
  className,
  ref,
  ...rest
}: InputProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, help, error, optional, size, className }}>
      <Box size={size} error={error}>
        {prefix && <span className="pl-3 text-ink-2">{prefix}</span>}
        <input
          ref={ref}
          id={id}
          {...described(id, error, help)}
          className={clsx(inner, size === 'md' ? 'px-3' : 'px-3.5')}
          {...rest}
        />
        {suffix}
      </Box>
    </Frame>
  );
}

type SelectProps = Omit<FieldFrame, 'prefix' | 'suffix'> &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'prefix' | 'className'>;

/** The browser's own list: what a phone and a screen reader know best. */
export function Select({ label, help, error, optional, size = 'md', className, children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, help, error, optional, size, className }}>
      <Box size={size} error={error}>
        <select
          id={id}
          {...described(id, error, help)}
          className={clsx(inner, '-mr-7 appearance-none pr-8 pl-3')}
          {...rest}
        >
          {children}
        </select>
        <ChevronDown size={16} aria-hidden className="pointer-events-none mr-2.5 shrink-0 text-ink-2" />
      </Box>
    </Frame>
  );
}

type AreaProps = Omit<FieldFrame, 'prefix' | 'suffix'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'prefix' | 'className'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, help, error, optional, size = 'md', className, rows = 4, ...rest }: AreaProps) {
  const id = useId();
  return (
    <Frame {...{ id, label, help, error, optional, size, className }}>
      <textarea
        id={id}
        rows={rows}
        {...described(id, error, help)}
        className={clsx(
          'mt-1 block w-full rounded-lg border bg-surface p-3',
          size === 'md' ? 'text-sm' : 'text-base',
          error ? 'border-bad' : 'border-line-strong',
        )}
        {...rest}
      />
    </Frame>
  );
}

const inner = 'h-full min-w-0 flex-1 rounded-[inherit] bg-transparent outline-none placeholder:text-ink-3';

function Frame({
  id,
  label,
  help,
  error,
  optional,
  size = 'md',
  className,
  children,
}: FieldFrame & { id: string; children: ReactNode }) {
  const t = useTexts(uiTexts);
  const small = size === 'md';
  return (
    <div className={clsx('min-w-0', className)}>
      <label htmlFor={id} className={clsx('block font-semibold', small ? 'text-xs' : 'text-sm')}>
        {label} {optional && <span className="font-normal text-ink-3">{t.optional}</span>}
      </label>
      {children}
      {error && (
        <p
          id={`${id}-error`}
          className={clsx('mt-1 flex items-start gap-1.5 font-semibold text-bad', small ? 'text-xs' : 'text-sm')}
        >
          <CircleAlert size={15} aria-hidden className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className={clsx('mt-1 text-ink-2', small ? 'text-2xs' : 'text-xs')}>
          {help}
        </div>
      )}
    </div>
  );
}

function Box({ size, error, children }: { size: keyof typeof heights; error?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'mt-1 flex items-center border bg-surface focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus',
        heights[size],
        error ? 'border-bad' : 'border-line-strong',
      )}
    >
      {children}
    </div>
  );
}

function described(id: string, error: string | undefined, help: ReactNode) {
  const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined };
}

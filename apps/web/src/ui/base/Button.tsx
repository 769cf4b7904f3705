import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';

const looks = {
  primary: 'bg-brand text-on-brand hover:bg-brand-hover',
  tonal: 'bg-brand-soft text-brand-ink hover:brightness-97',
  outline: 'border border-line bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink-2 hover:bg-sunken hover:text-ink',
  hero: 'bg-on-hero text-hero hover:bg-on-hero/92',
  danger: 'bg-bad text-surface hover:brightness-95',
  'danger-ghost': 'text-bad hover:bg-bad-soft',
} as const;

/** On phones and tablets each is as high as a finger needs (44 px), and higher where larger letters need two lines. */
const sizes = {
  sm: 'h-8 max-lg:h-auto max-lg:min-h-11 gap-1.5 rounded-md px-3 text-xs',
  md: 'h-9 max-lg:h-auto max-lg:min-h-11 gap-2 rounded-md px-3.5 text-sm',
  lg: 'lg:h-12 max-lg:min-h-12 gap-2 rounded-lg px-5 text-base',
  icon: 'size-9 max-lg:size-11 rounded-md',
  'icon-sm': 'size-8 max-lg:size-11 rounded-md',
  'icon-lg': 'size-[min(3rem,14vw)] rounded-full',
} as const;

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  className?: string;
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Stays in its place and reachable, does nothing; say why beside it and link it by `aria-describedby`. */
  blocked?: boolean;
  busy?: boolean;
}

/** One filled (`primary`) button a screen; `danger` only inside its own dialog. */
export function Button({
  look,
  size,
  className,
  blocked,
  busy,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const stopped = blocked || busy;
  return (
    <button
      type={type}
      data-look={look ?? 'outline'}
      className={buttonLook({ look, size, className })}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      onClick={stopped ? event => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <LoaderCircle size={size === 'lg' ? 20 : 16} aria-hidden className="motion-safe:animate-spin" />}
      {children}
    </button>
  );
}

/** A button with a picture only: its name is required. */
export function IconButton({ label, ...rest }: ButtonProps & { label: string }) {
  return <Button look="ghost" size="icon" aria-label={label} title={label} {...rest} />;
}

/** The look alone, for links that stand where a button would. */
export function buttonLook({ look = 'outline', size = 'md', className }: ButtonLook = {}): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center forced-colors:border forced-colors:aria-disabled:border-dashed max-w-full font-semibold lg:whitespace-nowrap text-center select-none transition-colors duration-120',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-not-allowed',
    'not-aria-busy:aria-disabled:border-transparent! not-aria-busy:aria-disabled:bg-sunken! not-aria-busy:aria-disabled:text-ink-2!',
    looks[look],
    sizes[size],
    className,
  );
}

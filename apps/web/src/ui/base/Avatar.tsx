import { clsx } from 'clsx';

const particles = /^(de|da|do|dos|das|e)$/i;
const sizes = {
  28: 'size-7 text-[.625rem]',
  36: 'size-9 text-2xs',
  44: 'size-11 text-base',
  72: 'size-18 text-xl',
} as const;

/** First and last name's initials, or the photo; decorative, the name always stands beside it. */
export function Avatar({
  name,
  photo,
  size = 36,
  className,
}: {
  name: string;
  /** Its address. */
  photo?: string;
  size?: keyof typeof sizes;
  className?: string;
}) {
  if (photo)
    return (
      <img
        src={photo}
        alt=""
        className={clsx('shrink-0 rounded-full border border-line object-cover', sizes[size], className)}
      />
    );
  return (
    <span
      aria-hidden
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full border border-line bg-sunken font-semibold text-ink-2',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

/** Of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter(word => word && !particles.test(word));
  const last = words.length > 1 ? words.at(-1) : undefined;
  return ((words[0]?.[0] ?? '') + (last?.[0] ?? '')).toUpperCase();
}

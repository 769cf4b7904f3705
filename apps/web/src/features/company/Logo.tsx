import { clsx } from 'clsx';
import { Building2 } from 'lucide-react';

/** A company's logo on white in both themes, or a building; decorative unless named. */
export function Logo({ address, alt = '', large }: { address: string | undefined; alt?: string; large?: boolean }) {
  const frame = clsx('shrink-0 rounded-lg border border-line', large ? 'size-18' : 'size-11');
  if (address) return <img src={address} alt={alt} className={clsx(frame, 'bg-white object-contain')} />;
  return (
    <span aria-hidden className={clsx(frame, 'grid place-items-center bg-sunken text-ink-3')}>
      <Building2 size={large ? 30 : 20} />
    </span>
  );
}

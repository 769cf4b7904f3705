import { clsx } from 'clsx';
import { initialsOf } from '#ui/base/Avatar.tsx';
import type { Signer } from '../document.api.ts';

/** Initials of who signs: a full ring has signed, a dashed one has not. The number beside them says it in words. */
export function SignerRings({ signers }: { signers: readonly Signer[] }) {
  return (
    <span aria-hidden className="flex gap-0.5">
      {signers.map(({ id, nome, situacao }) => (
        <span
          key={id}
          className={clsx(
            'grid size-6 place-items-center rounded-full border-2 text-[.5625rem] font-bold',
            situacao === 'assinou' && 'border-brand text-brand-ink',
            situacao === 'recusou' && 'border-bad text-bad',
            situacao !== 'assinou' && situacao !== 'recusou' && 'border-dashed border-line-strong text-ink-2',
          )}
        >
          {initialsOf(nome)}
        </span>
      ))}
    </span>
  );
}

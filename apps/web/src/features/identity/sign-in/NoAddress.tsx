import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { useEffect, useRef } from 'react';
import { atWork } from '#kernel/base/account.api.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { noAddressTexts } from './no-address.messages.ts';

/** An unknown address leads to the sign-in. Who is signed in reads there why, and goes on as they are. */
export function NoAddress({ user }: { user: SignedInUser }) {
  const t = useTexts(noAddressTexts);
  const goOn = useRef<HTMLDivElement>(null);
  const [firstName = user.nome] = user.nome.split(' ');
  useTitle(t.title);
  useEffect(() => goOn.current?.querySelector('a')?.focus(), []);
  return (
    <>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      <p className="mt-1.5 text-ink-2">{t.lead}</p>
      <div ref={goOn} className="mt-5 grid gap-2">
        <Link
          data-begins
          href={atWork()}
          className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full whitespace-normal!' })}
        >
          {t.goOn(firstName)}
        </Link>
        <Link href={to.login()} className={buttonLook({ look: 'ghost', size: 'lg', className: 'w-full' })}>
          {t.other}
        </Link>
      </div>
    </>
  );
}

import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { isBorrowed, touchBorrowed } from '#kernel/base/borrowed.ts';
import type { SignedInUser } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { arrive } from '../entry/arrival.ts';
import { setChallenge } from '../entry/challenge.ts';
import { type SignInFailure, signInFailure } from '../entry/sign-in-failure.ts';
import { useAttempt } from '../entry/useAttempt.ts';
import { Step } from '../Step.tsx';
import { finishProvider, signInWithChallenge, takeBegun } from './provider.api.ts';
import { providerTexts } from './provider.messages.ts';
import { TwoFactorPrompt } from './TwoFactorPrompt.tsx';

/** Back from the provider: what it sent is given to the server, once, and leaves the address. */
export function Screen() {
  const { failure, challenge, redirect } = useReturn();
  if (challenge) return <AskCode challenge={challenge} redirect={redirect} />;
  return failure ? <Failed failure={failure} redirect={redirect} /> : <Waiting />;
}

function Waiting() {
  const t = useTexts(providerTexts);
  return (
    <Step title={t.title} lead={t.lead}>
      <SkeletonRows rows={2} className="mt-5 h-12" />
    </Step>
  );
}

function Failed({ failure, redirect }: { failure: SignInFailure; redirect?: string }) {
  const t = useTexts(providerTexts);
  return (
    <Step title={t.failed}>
      <div role="alert">
        <StateBlock
          large
          icon={CircleAlert}
          title={failure.kind === 'told' ? failure.sentence : t.failedLead}
          action={
            <Link
              href={to.login(redirect)}
              className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}
            >
              {t.back}
            </Link>
          }
        />
      </div>
    </Step>
  );
}

/** The second factor as after a password; this browser is not remembered by it. */
function AskCode({ challenge, redirect }: { challenge: string; redirect?: string }) {
  const attempt = useAttempt(redirect, false);
  const send = (code: string) => attempt.run(() => signInWithChallenge(challenge, code));
  const back = () => {
    setChallenge(undefined);
    navigateTo(to.login(redirect));
  };
  return <TwoFactorPrompt form={{ ...attempt, send, back }} />;
}

interface Returned {
  failure?: SignInFailure;
  challenge?: string;
  redirect?: string;
}

/** What came counts once, however often the page is drawn. */
let returning: Promise<Returned> | undefined;

function useReturn(): Returned {
  const [returned, setReturned] = useState<Returned>({});
  useEffect(() => {
    let current = true;
    returning ??= comeBack().finally(() => {
      returning = undefined;
    });
    void returning.then(outcome => current && setReturned(outcome));
    return () => {
      current = false;
    };
  }, []);
  return returned;
}

async function comeBack(): Promise<Returned> {
  const answer = location.search.slice(1);
  const { key, redirect } = takeBegun();
  // however long it took there
  if (isBorrowed()) touchBorrowed();
  history.replaceState(history.state, '', location.pathname);
  try {
    const user: SignedInUser = await finishProvider(answer, key);
    navigateTo(await arrive(user, redirect), { replace: true });
    return { redirect };
  } catch (error) {
    const failure = signInFailure(error);
    const challenge = failure.kind === 'twoSteps' ? failure.challenge : undefined;
    setChallenge(challenge ? { token: challenge } : undefined);
    return { failure, challenge, redirect };
  }
}

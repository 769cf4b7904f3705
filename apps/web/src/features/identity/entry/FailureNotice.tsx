import { CircleAlert, WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { type SignInTexts, signInTexts } from './sign-in.messages.ts';
import type { SignInFailure } from './sign-in-failure.ts';

/** Said elsewhere: in the button, in the boxes, by the next question. */
const silent = new Set<SignInFailure['kind']>(['wait', 'code', 'twoSteps']);

/** What went wrong with the sign-in; takes the focus, so that it is read and the next Tab is the form. */
export function FailureNotice({ failure }: { failure?: SignInFailure }) {
  const t = useTexts(signInTexts);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  if (!failure || silent.has(failure.kind)) return null;
  const { title, lead, icon } = wording(t, failure);
  return (
    <Notice ref={notice} tabIndex={-1} role="alert" tone="bad" icon={icon} title={title} className="outline-offset-0">
      {lead}
    </Notice>
  );
}

function wording(t: SignInTexts, failure: SignInFailure) {
  if (failure.kind === 'notReached') return { title: t.notReached, lead: t.notReachedLead, icon: WifiOff };
  if (failure.kind === 'passkey') return { title: t.failed, lead: t.passkeyFailed, icon: CircleAlert };
  if (failure.kind === 'told') return { title: t.failed, lead: failure.sentence, icon: CircleAlert };
  return { title: t.failed, lead: t.failedLead, icon: CircleAlert };
}

import { AuthenticatorModal } from './AuthenticatorModal.tsx';
import { DisownModal } from './DisownModal.tsx';
import { RecoveryCodesModal } from './RecoveryCodesModal.tsx';

interface SecurityModalsProps {
  active: boolean;
  /** The sign-in that was not one's own. */
  disowned: string | undefined;
}

/** What is asked before a means of sign-in changes. */
export function SecurityModals({ active, disowned }: SecurityModalsProps) {
  return (
    <>
      <AuthenticatorModal active={active} />
      <RecoveryCodesModal />
      {disowned && <DisownModal key={disowned} id={disowned} />}
    </>
  );
}

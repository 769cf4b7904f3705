import type { Route } from '@cracha/contract/navigation/route.ts';
import type { ReactNode } from 'react';
import { SignerHead } from '#features/document/signing/SignerHead.tsx';
import { ModalHost } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { StepFrame } from '#kernel/base/slots.ts';
import { SkipLink } from '#ui/base/SkipLink.tsx';
import { SupportSlot } from '../base/SupportSlot.tsx';

/** The signer's frame: nothing but the document. Who came by a link stays here when their session ends. */
export function SignatureShell({ route, children }: { route: Route; children: ReactNode }) {
  const profile = useSession()?.profile;
  return (
    <div
      data-signed-in={profile && profile !== 'assinante' ? '' : undefined}
      className="flex min-h-dvh flex-col bg-canvas"
    >
      <SkipLink />
      <SupportSlot />
      {route.screen === 'signature-privacy-policy' && <SignerHead />}
      <main id="conteudo" className="flex flex-1 flex-col">
        <StepFrame value={true}>{children}</StepFrame>
      </main>
      <ModalHost />
    </div>
  );
}

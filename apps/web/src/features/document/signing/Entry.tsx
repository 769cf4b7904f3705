import { Link2Off, ShieldCheck } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { LinkCode } from '#ui/code/LinkCode.tsx';
import { askEntry } from './entry.api.ts';
import { entryTexts } from './entry.messages.ts';
import { loadDocument } from './load-document.ts';
import { notMeModal } from './not-me-modal.ts';
import { Outcome } from './Outcome.tsx';
import { SignerHead } from './SignerHead.tsx';

/** Before the document: a code, and not a word of what the link is for or whether it is known. */
export function Entry({ token }: { token: string | undefined }) {
  const t = useTexts(entryTexts);
  const { query } = useAddress();
  if (query.fechado) return <Outcome icon={ShieldCheck} tone="ok" title={t.closed} lead={t.closedLead} />;
  if (token === undefined) return <Outcome icon={Link2Off} title={t.noLink} lead={t.noLinkLead} />;
  return (
    <LinkCode
      key={token}
      token={token}
      head={<SignerHead />}
      title={t.entryTitle}
      act={t.see}
      ask={askEntry}
      ahead={loadDocument}
    >
      <Button look="ghost" size="lg" onClick={() => notMeModal.open({ token })}>
        {t.notMe}
      </Button>
    </LinkCode>
  );
}

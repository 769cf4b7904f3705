import { Download } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { type Signing, saveReceipt, saveSealed } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

type Kept = 'sealed' | 'pdf' | 'json';

/** What a signer takes with them: the sealed file once there is one, and the receipt of their act. */
export function KeepButtons({
  signing,
}: {
  signing: Pick<Signing, 'idAssinatura' | 'codigo' | 'situacao'> & {
    minhaSituacao?: Signing['minhaSituacao'] | undefined;
  };
}) {
  const t = useTexts(signingTexts);
  const [busy, setBusy] = useState<Kept>();
  const { idAssinatura, codigo, situacao, minhaSituacao } = signing;
  const take = (what: Kept) => {
    setBusy(what);
    void (what === 'sealed' ? saveSealed(idAssinatura, codigo) : saveReceipt(idAssinatura, codigo, what))
      .catch(tellFailure)
      .finally(() => setBusy(undefined));
  };
  const sealed = situacao === 'concluido';
  return (
    <>
      {sealed && (
        <OnlineButton look="primary" busy={busy === 'sealed'} onClick={() => take('sealed')}>
          <Download size={19} aria-hidden />
          {t.saveSealed}
        </OnlineButton>
      )}
      {minhaSituacao === 'assinou' && (
        <>
          <OnlineButton look={sealed ? 'outline' : 'primary'} busy={busy === 'pdf'} onClick={() => take('pdf')}>
            <Download size={19} aria-hidden />
            {t.saveReceipt}
          </OnlineButton>
          <Button look="ghost" size="lg" className="text-sm!" busy={busy === 'json'} onClick={() => take('json')}>
            {t.saveData}
          </Button>
        </>
      )}
    </>
  );
}

import { Download } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { OnlineButton } from '#ui/base/OnlineButton.tsx';
import { type Signing, saveReceipt, saveSealed } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

interface KeepButtonsProps {
  signing: Pick<Signing, 'idAssinatura' | 'codigo' | 'situacao'> & {
    minhaSituacao?: Signing['minhaSituacao'] | undefined;
  };
}

/** What a signer takes with them: the sealed file once there is one, and the receipt of their act. */
export function KeepButtons({ signing: { idAssinatura, codigo, situacao, minhaSituacao } }: KeepButtonsProps) {
  const t = useTexts(signingTexts);
  const [busy, setBusy] = useState<string>();
  const sealed = situacao === 'concluido';
  const keep = (what: string, take: () => Promise<void>) => {
    setBusy(what);
    void take()
      .catch(tellFailure)
      .finally(() => setBusy(undefined));
  };
  return (
    <>
      {sealed && (
        <OnlineButton
          look="primary"
          busy={busy === 'sealed'}
          onClick={() => keep('sealed', () => saveSealed(idAssinatura, codigo))}
        >
          <Download size={19} aria-hidden />
          {t.saveSealed}
        </OnlineButton>
      )}
      {minhaSituacao === 'assinou' && (
        <OnlineButton
          look={sealed ? 'outline' : 'primary'}
          busy={busy === 'receipt'}
          onClick={() => keep('receipt', () => saveReceipt(idAssinatura, codigo, 'pdf'))}
        >
          <Download size={19} aria-hidden />
          {t.saveReceipt}
        </OnlineButton>
      )}
    </>
  );
}

/** The receipt as data, by which a program compares the chain. */
export function ReceiptData({ signing: { idAssinatura, codigo, minhaSituacao } }: KeepButtonsProps) {
  const t = useTexts(signingTexts);
  if (minhaSituacao !== 'assinou') return null;
  return (
    <Button
      look="ghost"
      className="justify-self-start text-brand-ink! -ml-3.5"
      onClick={() => void saveReceipt(idAssinatura, codigo, 'json').catch(tellFailure)}
    >
      {t.saveData}
    </Button>
  );
}

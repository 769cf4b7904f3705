import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { Hourglass, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Step } from '../Step.tsx';
import type { LetterCase } from './access-letter.api.ts';
import { accountInUseTexts } from './account-in-use.messages.ts';
import { ProviderButton } from './ProviderButton.tsx';

/** How a letter stands while somebody uses the account: `uso` is new, the rest is a request that was made before. */
export type InUse = { situacao: 'uso' | LetterCase['situacao']; ate: string | null };

interface AccountInUseProps {
  inUse: InUse;
  code: string;
  busy: boolean;
  /** Tries again with another company's letter beside it. */
  onOther: (code: string) => void;
  /** Asks for the account, and waits. */
  onAsk: () => void;
  children?: ReactNode;
}

/** The letter is good and the account is in use: signing in comes first, then every way for who can't. */
export function AccountInUse({ inUse, code, busy, onOther, onAsk, children }: AccountInUseProps) {
  const t = useTexts(accountInUseTexts);
  const back = to.ownCompanies(code);
  const provider = document.querySelector('meta[name="cracha-provedor"]')?.getAttribute('content');
  return (
    <Step title={t.title} lead={t.lead}>
      {children}
      <Standing inUse={inUse} />
      <div className="mt-5 grid gap-2">
        <Link href={to.login(back)} className={buttonLook({ look: 'primary', size: 'lg', className: 'w-full' })}>
          {t.signIn}
        </Link>
        {provider && <ProviderButton name={provider} redirect={back} />}
        <Link href={to.passwordRecovery()} className={buttonLook({ look: 'ghost', size: 'lg', className: 'w-full' })}>
          {t.recover}
        </Link>
      </div>
      {inUse.situacao !== 'contestada' && <OtherLetter busy={busy} onOther={onOther} />}
      {inUse.situacao === 'uso' && (
        <section className="mt-6 border-t border-line pt-5">
          <h2 className="font-bold">{t.lost}</h2>
          <p className="mt-1 text-ink-2">{t.lostLead}</p>
          <Button size="lg" className="mt-3 w-full" busy={busy} onClick={onAsk}>
            {t.ask}
          </Button>
        </section>
      )}
    </Step>
  );
}

function Standing({ inUse: { situacao, ate } }: { inUse: InUse }) {
  const t = useTexts(accountInUseTexts);
  const { momentInFull } = useFormats();
  if (situacao === 'aguarda') {
    return (
      <Notice role="status" icon={Hourglass} title={t.waits} className="mt-4">
        {t.waitsLead(ate ? momentInFull(ate) : '')}
      </Notice>
    );
  }
  if (situacao !== 'contestada') return null;
  return (
    <Notice role="status" tone="warn" icon={Scale} title={t.opposed} className="mt-4">
      {t.opposedLead}
    </Notice>
  );
}

/** The letters of every company whose link is accepted prove as much as the account does. */
function OtherLetter({ busy, onOther }: Pick<AccountInUseProps, 'busy' | 'onOther'>) {
  const t = useTexts(accountInUseTexts);
  const [code, setCode] = useState('');
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h2 className="font-bold">{t.other}</h2>
      <p className="mt-1 text-ink-2">{t.otherLead}</p>
      <div className="mt-3 grid gap-3">
        <Field
          size="worker"
          label={t.otherCode}
          autoCapitalize="characters"
          spellCheck={false}
          className="num"
          maxLength={20}
          value={code}
          readOnly={busy}
          onChange={event => setCode(event.target.value.toUpperCase())}
        />
        <Button type="button" size="lg" busy={busy} blocked={code.trim() === ''} onClick={() => onOther(code)}>
          {t.otherAct}
        </Button>
      </div>
    </section>
  );
}

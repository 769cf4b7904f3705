import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { CodeInput } from '#ui/code/CodeInput.tsx';
import { ResendCode } from '#ui/code/ResendCode.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import type { CodeSent, Signing } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';

export type FactorKind = 'codigo' | 'senha';

interface FactorProps {
  signing: Signing;
  by: FactorKind;
  onBy: (kind: FactorKind) => void;
  value: string;
  onValue: (value: string) => void;
  code: CodeSent | undefined;
  askCode: () => Promise<void>;
  error: string | undefined;
  busy: boolean;
}

/** By what who signs proves who they are, at this moment: a password, or a code to their contact. */
export function Factor({ signing, by, onBy, ...factor }: FactorProps) {
  const t = useTexts(signingTexts);
  const both = signing.fatores.includes('senha') && signing.fatores.includes('codigo');
  return (
    <>
      {both && (
        <Segmented
          large
          label={t.how}
          options={[
            ['senha', t.byPassword],
            ['codigo', t.byCode],
          ]}
          value={by}
          onChange={onBy}
        />
      )}
      {by === 'senha' ? (
        <PasswordField
          size="lg"
          label={t.password}
          autoComplete="current-password"
          value={factor.value}
          error={factor.error}
          onChange={event => factor.onValue(event.target.value)}
        />
      ) : (
        <Code contact={signing.contato ?? ''} {...factor} />
      )}
    </>
  );
}

type CodeProps = Omit<FactorProps, 'signing' | 'by' | 'onBy'> & { contact: string };

function Code({ contact, value, onValue, code, askCode, error, busy }: CodeProps) {
  const t = useTexts(signingTexts);
  const [asking, setAsking] = useState(false);
  const ask = () => {
    setAsking(true);
    onValue('');
    void askCode()
      .catch(tellFailure)
      .finally(() => setAsking(false));
  };
  if (!code)
    return (
      <div className="grid gap-2">
        <p className="text-sm text-ink-2">{t.sendCodeTo(contact)}</p>
        <Button size="lg" busy={asking} onClick={ask}>
          {t.sendCode}
        </Button>
      </div>
    );
  return (
    <div>
      <p className="num mb-2 text-sm font-semibold [overflow-wrap:anywhere]">{t.codeTo(code.to)}</p>
      <CodeInput label={t.codeTo(code.to)} value={value} error={error} readOnly={busy} onChange={onValue} />
      <ResendCode again={code.again} busy={busy || asking} onResend={ask} />
    </div>
  );
}

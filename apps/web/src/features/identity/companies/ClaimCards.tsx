import { type FormEvent, useState } from 'react';
import { failureOf, sentenceOf, tellFailure } from '#kernel/base/failure.ts';
import { cnpjInFull, useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Field } from '#ui/base/Field.tsx';
import { question } from '#ui/staff/questions.ts';
import { AccountButton, AccountSection } from '../AccountParts.tsx';
import { type Accepted, acceptByCode, acceptProven, type Claim, refuseClaim } from './companies.api.ts';
import { companiesTexts } from './companies.messages.ts';

interface ClaimsProps {
  claims: readonly Claim[];
  /** The session proved the CPF: no code is asked for. */
  proven: boolean;
  /** A code that the address brought, from an invitation. */
  code: string | undefined;
  onAccepted: (answer: Accepted) => void;
  onRefused: () => void;
}

/** Who says that one works there: one code accepts the company that it is of; each can be refused. */
export function ClaimCards({ claims, proven, code, onAccepted, onRefused }: ClaimsProps) {
  const t = useTexts(companiesTexts);
  if (claims.length === 0) {
    return (
      <AccountSection title={t.claims}>
        <p className="text-ink-2">{t.noClaims}</p>
      </AccountSection>
    );
  }
  return (
    <AccountSection title={t.claims} lead={t.claimsLead}>
      <ul className="grid gap-3">
        {claims.map(claim => (
          <ClaimCard key={claim.id} claim={claim} proven={proven} onAccepted={onAccepted} onRefused={onRefused} />
        ))}
      </ul>
      {!proven && <CodeForm given={code} onAccepted={onAccepted} />}
    </AccountSection>
  );
}

function ClaimCard({ claim, proven, onAccepted, onRefused }: Omit<ClaimsProps, 'claims' | 'code'> & { claim: Claim }) {
  const t = useTexts(companiesTexts);
  const { dayShort } = useFormats();
  const [busy, setBusy] = useState(false);
  const name = claim.empresa ?? t.platform;
  const accept = () => {
    setBusy(true);
    void acceptProven(claim.id)
      .then(onAccepted, tellFailure)
      .finally(() => setBusy(false));
  };
  const refuse = () =>
    question.open({
      danger: true,
      title: t.refuseTitle(name),
      act: t.refuse,
      children: <p>{t.refuseLead}</p>,
      onConfirm: () =>
        refuseClaim(claim.id).then(() => {
          toast(t.refused);
          onRefused();
        }, tellFailure),
    });
  return (
    <li className="rounded-lg border border-line px-4 py-3">
      <p className="font-semibold">{name}</p>
      <p className="num text-sm text-ink-2">
        {claim.cnpj && `${cnpjInFull(claim.cnpj)} · `}
        {claim.papeis.map(role => t[role]).join(', ')} · {t.since(dayShort(claim.desde))}
      </p>
      {!proven && (
        <p className="num mt-1 text-sm text-ink-2">
          {claim.codigoAte ? t.codeUntil(dayShort(claim.codigoAte)) : t.noCode}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {proven && (
          <AccountButton look="primary" aria-label={t.acceptOf(name)} busy={busy} onClick={accept}>
            {t.accept}
          </AccountButton>
        )}
        <AccountButton look="ghost" className="-ml-3.5" aria-label={t.refuseOf(name)} onClick={refuse}>
          {t.refuse}
        </AccountButton>
      </div>
    </li>
  );
}

function CodeForm({ given = '', onAccepted }: { given: string | undefined; onAccepted: (answer: Accepted) => void }) {
  const t = useTexts(companiesTexts);
  const [code, setCode] = useState(given.toUpperCase());
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || code.trim() === '') return;
    setBusy(true);
    try {
      onAccepted(await acceptByCode(code));
    } catch (fault) {
      if (failureOf(fault).code === 'LETTER_CODE_INVALID') setError(await sentenceOf(fault));
      else await tellFailure(fault);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={event => void submit(event)} className="mt-4 grid gap-3 sm:max-w-md" aria-busy={busy}>
      <Field
        size="worker"
        label={t.code}
        help={t.codeHelp}
        error={error}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="num"
        maxLength={60}
        value={code}
        readOnly={busy}
        onChange={event => {
          setCode(event.target.value.toUpperCase());
          setError(undefined);
        }}
      />
      <AccountButton type="submit" look="primary" busy={busy} blocked={code.trim() === ''}>
        {t.accept}
      </AccountButton>
    </form>
  );
}

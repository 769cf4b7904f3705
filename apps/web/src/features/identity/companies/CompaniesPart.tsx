import { Building2, CircleAlert, ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { question } from '#ui/staff/questions.ts';
import { AccountButton, AccountRow, AccountSection } from '../AccountParts.tsx';
import { AcceptedNotice } from './AcceptedNotice.tsx';
import { ClaimCards } from './ClaimCards.tsx';
import { type Accepted, keepAlone, type Links, type OwnLink, object, readLinks } from './companies.api.ts';
import { companiesTexts } from './companies.messages.ts';

/** One's companies: what waits to be accepted, what is, and who says that the account is theirs. */
export function CompaniesPart({ onDone }: { onDone?: () => void }) {
  const { state, data, failure, retry } = useLoaded(readLinks);
  const { query, setQuery } = useAddress();
  const [accepted, setAccepted] = useState<Accepted>();
  const done = (answer: Accepted) => {
    setAccepted(answer);
    // the code is used up: it leaves the address
    if (query.codigo !== undefined) setQuery({ codigo: undefined });
    retry();
  };
  return (
    <ListBody state={state} failure={failure} onRetry={retry} empty={false} whenEmpty={null}>
      {data && (
        <>
          {data.caso && <OwnCase of={data.caso} onDone={retry} />}
          {accepted && <AcceptedNotice answer={accepted} onDone={onDone} />}
          <ClaimCards
            claims={data.pedidos}
            proven={data.cpfProvado}
            code={query.codigo}
            onAccepted={done}
            onRefused={retry}
          />
          <Accepteds links={data.aceitos} />
          {data.cpfProvado && <Alone />}
        </>
      )}
    </ListBody>
  );
}

function OwnCase({ of, onDone }: { of: NonNullable<Links['caso']>; onDone: () => void }) {
  const t = useTexts(companiesTexts);
  const { momentInFull } = useFormats();
  const [busy, setBusy] = useState(false);
  const words = { carta: t.caseLetter, autenticador: t.caseReset, contato: t.caseContact }[of.tipo];
  const stop = () => {
    setBusy(true);
    void object()
      .then(() => {
        toast(t.objected);
        onDone();
      }, tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <Notice tone="warn" icon={CircleAlert} title={t.caseTitle} className="mb-6">
      <p>{of.contestado ? t.caseOpposed : of.ate ? words(momentInFull(of.ate)) : t.caseAsked}</p>
      {!of.contestado && (
        <Button look="danger" className="mt-3 min-h-11" busy={busy} onClick={stop}>
          {t.notMe}
        </Button>
      )}
    </Notice>
  );
}

function Accepteds({ links }: { links: readonly OwnLink[] }) {
  const t = useTexts(companiesTexts);
  const { dayShort } = useFormats();
  return (
    <AccountSection title={t.links}>
      {links.length === 0 && <p className="text-ink-2">{t.noLinks}</p>}
      {links.map(link => (
        <AccountRow
          key={link.id}
          icon={Building2}
          title={link.grupo ?? t.platform}
          mark={!link.ativo && <Status tone="neutral">{t.off}</Status>}
          sub={`${link.papeis.map(role => t[role]).join(', ')} · ${t.acceptedOn(dayShort(link.aceitoEm))}, ${t[link.como]}`}
        />
      ))}
    </AccountSection>
  );
}

/** Who came in by a word about the CPF may end every other way in. */
function Alone() {
  const t = useTexts(companiesTexts);
  const ask = () =>
    question.open({
      danger: true,
      title: t.aloneTitle,
      act: t.aloneAct,
      children: <p>{t.aloneAsk}</p>,
      onConfirm: () => keepAlone().then(() => toast(t.aloneDone), tellFailure),
    });
  return (
    <AccountSection title={t.alone} lead={t.aloneLead}>
      <AccountButton look="danger-ghost" onClick={ask}>
        <ShieldQuestion size={16} aria-hidden />
        {t.aloneAct}
      </AccountButton>
    </AccountSection>
  );
}

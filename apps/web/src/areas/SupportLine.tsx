import { linkContract } from '@cracha/contract/features/identity/link.contract.ts';
import { supportCalls } from '@cracha/contract/features/identity/support.contract.ts';
import { CircleAlert, Headset, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { refreshUser } from '#kernel/base/account.api.ts';
import { call } from '#kernel/base/client.ts';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import type { Session, SignedInUser } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { endActing, keepOwnSession } from '#kernel/lazy/acting.api.ts';
import { listenLive } from '#kernel/lazy/live.ts';
import { Button } from '#ui/base/Button.tsx';
import { supportLineTexts } from './support-line.messages.ts';

/** How often the session behind is renewed: well within a token's ten minutes. */
const renewEvery = 4 * 60_000;
/** A timer longer than this runs at once; nobody is let in for so long. */
const longestTimer = 2 ** 31 - 1;

/**
 * Support is inside, and every screen says so: to support, for whom it acts; to the person helped, who is in the account. So is said of
 * somebody who says that the account is theirs.
 */
export function SupportLine({ session }: { session: Session }) {
  if (session.user.suporte) return <Acting session={session} />;
  return (
    <>
      <Case of={session.user.conta?.caso ?? null} />
      {session.user.suporteNaConta && <Inside user={session.user} />}
    </>
  );
}

/** Somebody else says that the account is theirs: its person objects by one button, on whatever screen. */
function Case({ of }: { of: SignedInUser['conta']['caso'] }) {
  const t = useTexts(supportLineTexts);
  const { momentInFull } = useFormats();
  if (!of || of.contestado) return null;
  const object = async () => {
    await call(linkContract.objectToCase, {});
    await refreshUser();
    toast(t.objected);
  };
  return (
    <Line end={{ text: t.notMe, act: object }} icon={CircleAlert} label={t.caseLabel}>
      {of.tipo === 'carta' ? t.caseLetter : t.caseChange}{' '}
      {of.ate && <span className="num font-normal">{t.until(momentInFull(of.ate))}</span>}
    </Line>
  );
}

function Acting({ session }: { session: Session }) {
  const t = useTexts(supportLineTexts);
  const { time } = useFormats();
  useEffect(() => {
    const timer = setInterval(() => void keepOwnSession(), renewEvery);
    return () => clearInterval(timer);
  }, []);
  const { suporte: support, nome } = session.user;
  if (!support) return null;
  return (
    <Line end={session.behind && { text: t.end, act: endActing }}>
      {t.acting(support.nomeSuporte, nome)} <span className="num font-normal">{t.until(time(support.expiraEm))}</span>
    </Line>
  );
}

/** Listens while support may come, so that the line is there, and gone, without a reload. */
function Inside({ user: { suporteNaConta = [] } }: { user: SignedInUser }) {
  const t = useTexts(supportLineTexts);
  const { time } = useFormats();
  useEffect(() => listenLive(supportCalls.supportEvents.path, readAnew), []);
  const first = suporteNaConta[0]?.expiraEm;
  const whenOver = useEffectEvent(readAnew);
  useEffect(() => {
    if (!first) return;
    // the server says what is over: its clock and this one may differ
    const timer = setTimeout(whenOver, Math.min(longestTimer, Math.max(0, Date.parse(first) - Date.now()) + 1_000));
    return () => clearTimeout(timer);
  }, [first]);
  const end = async (id: string) => {
    await call(supportCalls.endSupport, { params: { id } }).catch(error => {
      if (!isRefusal(error, 'ALREADY_DECIDED')) throw error;
    });
    await refreshUser();
    toast(t.gone);
  };
  return suporteNaConta.map(
    ({ idSolicitacao: id, nomeSuporte: name, expiraEm: until }) =>
      name && (
        <Line key={id} end={{ text: t.endOwn, act: () => end(id) }}>
          {t.inside(name)} <span className="num font-normal">{t.until(time(until))}</span>
        </Line>
      ),
  );
}

function readAnew(): void {
  void refreshUser().catch(() => undefined);
}

interface LineProps {
  children: ReactNode;
  end: { text: string; act: () => Promise<unknown> } | undefined;
  icon?: LucideIcon;
  label?: string;
}

function Line({ children, end, icon: Icon = Headset, label }: LineProps) {
  const t = useTexts(supportLineTexts);
  const [busy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void end
      ?.act()
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section
      aria-label={label ?? t.label}
      className="no-print flex min-h-11 flex-wrap items-center justify-center gap-x-3 gap-y-1 bg-warn-soft px-4 py-1 text-sm font-semibold text-warn"
    >
      <p role="status" className="flex min-w-0 items-center gap-2">
        <Icon size={17} aria-hidden className="shrink-0" />
        <span>{children}</span>
      </p>
      {end && (
        <Button size="sm" busy={busy} onClick={act}>
          {end.text}
        </Button>
      )}
    </section>
  );
}

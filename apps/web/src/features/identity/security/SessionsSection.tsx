import { Headset, Laptop, LogOut, Smartphone } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { question } from '#ui/staff/questions.ts';
import { AccountButton, AccountRow, AccountSection } from '../AccountParts.tsx';
import { readBrowser } from './browser.ts';
import { type OwnSession, useEndOthers, useEndSession, useOwnSessions } from './security.api.ts';
import { securityTexts } from './security.messages.ts';
import { useBrowserName } from './useBrowserName.ts';

/** Every open session, this one first; each can be ended, and its next request is refused. */
export function SessionsSection() {
  const t = useTexts(securityTexts);
  const sessions = useOwnSessions();
  const endOthers = useEndOthers();
  const leaveOthers = () =>
    question.open({
      danger: true,
      title: t.leaveOthersTitle,
      act: t.leaveOthers,
      children: <p>{t.leaveOthersLead}</p>,
      onConfirm: () => endOthers.mutateAsync(undefined).then(() => toast(t.left), tellFailure),
    });
  const rows = [...(sessions.data ?? [])].sort((a, b) => Number(b.atual) - Number(a.atual));
  return (
    <AccountSection
      title={t.sessions}
      lead={rows.length === 1 ? t.onlyHere : t.sessionsLead}
      action={
        rows.length > 1 && (
          <AccountButton look="danger-ghost" className="sm:-mr-3.5" onClick={leaveOthers}>
            <LogOut size={16} aria-hidden />
            {t.leaveOthers}
          </AccountButton>
        )
      }
    >
      <ListBody {...loadOf(sessions)} empty={false} whenEmpty={null}>
        {rows.map(row => (
          <SessionRow key={row.id} row={row} />
        ))}
      </ListBody>
    </AccountSection>
  );
}

function SessionRow({ row }: { row: OwnSession }) {
  const t = useTexts(securityTexts);
  const { recent } = useFormats();
  const nameOf = useBrowserName();
  const end = useEndSession();
  const name = nameOf(row.navegador);
  const when = row.atual ? t.now : recent(row.ultimoUso);
  return (
    <AccountRow
      icon={row.suporte ? Headset : readBrowser(row.navegador).phone ? Smartphone : Laptop}
      title={name}
      mark={
        row.atual ? <Status tone="brand">{t.thisOne}</Status> : row.suporte && <Status tone="warn">{t.support}</Status>
      }
      sub={
        <>
          {row.ip}
          <span className="sm:hidden"> · {when}</span>
        </>
      }
    >
      <span className="num text-ink-2 max-sm:hidden">{when}</span>
      {!row.atual && (
        <AccountButton
          look="ghost"
          className="-mr-3.5"
          aria-label={t.leaveOf(name)}
          busy={end.isPending}
          onClick={() => end.mutate(row.id, { onSuccess: () => toast(t.left), onError: tellFailure })}
        >
          {t.leave}
        </AccountButton>
      )}
    </AccountRow>
  );
}

import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Ask } from '../Ask.tsx';
import { PasswordBox } from '../PasswordBox.tsx';
import { useEnableUser, useResend, useUnlock } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';
import { CaseForm } from './CaseForm.tsx';
import { platformTexts } from './platform.messages.ts';
import { type PlatformRecord, useEndSessions } from './platform-users.api.ts';

type Asking = 'senha' | 'desativar' | 'encerrar' | 'autenticador' | 'contato' | 'dono';

/** What may be done with a person; what takes something away asks once, in the same dialog. */
export function PlatformUserActs({ user }: { user: PlatformRecord }) {
  const t = useTexts(usersTexts);
  const p = useTexts(platformTexts);
  const [asking, setAsking] = useState<Asking>();
  const enable = useEnableUser(user.id);
  const resend = useResend(user.id);
  const unlock = useUnlock(user.id);
  const can = (act: PlatformRecord['can'][number]) => user.can.includes(act);
  const done = (text: string) => ({ onSuccess: () => toast(text), onError: tellFailure });
  const stop = () => setAsking(undefined);
  if (asking === 'senha') return <PasswordBox user={user} sends onClose={stop} />;
  if (asking === 'autenticador' || asking === 'contato' || asking === 'dono')
    return <CaseForm user={user} kind={asking} onClose={stop} />;
  if (asking) return <Asked user={user} asking={asking} onClose={stop} />;
  return (
    <section aria-label={t.acts} className="flex flex-wrap gap-2">
      {can('desbloquear') && (
        <Button busy={unlock.isPending} onClick={() => unlock.mutate(undefined, done(t.unlocked))}>
          {t.unlock}
        </Button>
      )}
      {can('convidar') && (
        <Button busy={resend.isPending} onClick={() => resend.mutate(undefined, done(t.resent))}>
          {t.resend}
        </Button>
      )}
      {can('senha') && <Button onClick={() => setAsking('senha')}>{t.password}</Button>}
      {can('dono') && (
        <Button look="primary" onClick={() => setAsking('dono')}>
          {p.decide}
        </Button>
      )}
      {can('autenticador') && (
        <Button onClick={() => setAsking('autenticador')}>
          {user.caso?.situacao === 'pedido' ? p.resetConfirm : p.reset}
        </Button>
      )}
      {can('contato') && (
        <Button onClick={() => setAsking('contato')}>
          {user.caso?.situacao === 'pedido' ? p.contactConfirm : p.contact}
        </Button>
      )}
      {can('encerrar') && <Button onClick={() => setAsking('encerrar')}>{p.endSessions}</Button>}
      {can('reativar') && (
        <Button busy={enable.isPending} onClick={() => enable.mutate(true, done(t.reactivated))}>
          {t.reactivate}
        </Button>
      )}
      {can('desativar') && (
        <Button look="danger-ghost" onClick={() => setAsking('desativar')}>
          {t.deactivate}
        </Button>
      )}
    </section>
  );
}

interface AskedProps {
  user: PlatformRecord;
  asking: 'desativar' | 'encerrar';
  onClose: () => void;
}

function Asked({ user, asking, onClose }: AskedProps) {
  const t = useTexts(usersTexts);
  const p = useTexts(platformTexts);
  const enable = useEnableUser(user.id);
  const end = useEndSessions(user.id);
  const done = (text: string) => ({
    onSuccess: () => {
      onClose();
      toast(text);
    },
    onError: tellFailure,
  });
  const words = {
    desativar: { title: t.deactivateTitle(user.nome), lead: p.deactivateLead, act: t.deactivate },
    encerrar: { title: p.endSessionsTitle(user.nome), lead: p.endSessionsLead, act: p.endSessions },
  }[asking];
  const acts = {
    desativar: () => enable.mutate(false, done(t.deactivated)),
    encerrar: () => end.mutate(undefined, done(p.sessionsEnded)),
  };
  return <Ask {...words} busy={enable.isPending || end.isPending} onAct={acts[asking]} onCancel={onClose} />;
}

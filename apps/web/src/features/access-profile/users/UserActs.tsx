import type { userActs } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Ask } from '../Ask.tsx';
import { PasswordBox } from '../PasswordBox.tsx';
import { useEnableUser, useResend, useUnlock } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';

interface UserActsProps {
  user: { id: string; nome: string };
  acts: readonly (typeof userActs)[number][];
}

/** What may be done with a user; what takes something away asks once, in the same dialog. */
export function UserActs({ user, acts }: UserActsProps) {
  const t = useTexts(usersTexts);
  const [asking, setAsking] = useState<'desativar' | 'senha'>();
  const enable = useEnableUser(user.id);
  const resend = useResend(user.id);
  const unlock = useUnlock(user.id);
  const done = (text: string) => ({
    onSuccess: () => {
      setAsking(undefined);
      toast(text);
    },
    onError: tellFailure,
  });
  if (asking === 'senha') return <PasswordBox user={user} onClose={() => setAsking(undefined)} />;
  if (asking === 'desativar') {
    return (
      <Ask
        title={t.deactivateTitle(user.nome)}
        lead={t.deactivateLead}
        act={t.deactivate}
        busy={enable.isPending}
        onAct={() => enable.mutate(false, done(t.deactivated))}
        onCancel={() => setAsking(undefined)}
      />
    );
  }
  return (
    <section aria-label={t.acts} className="flex flex-wrap gap-2">
      {acts.includes('desbloquear') && (
        <Button busy={unlock.isPending} onClick={() => unlock.mutate(undefined, done(t.unlocked))}>
          {t.unlock}
        </Button>
      )}
      {acts.includes('convidar') && (
        <Button busy={resend.isPending} onClick={() => resend.mutate(undefined, done(t.resent))}>
          {t.resend}
        </Button>
      )}
      {acts.includes('senha') && <Button onClick={() => setAsking('senha')}>{t.password}</Button>}
      {acts.includes('reativar') && (
        <Button busy={enable.isPending} onClick={() => enable.mutate(true, done(t.reactivated))}>
          {t.reactivate}
        </Button>
      )}
      {acts.includes('desativar') && (
        <Button look="danger-ghost" onClick={() => setAsking('desativar')}>
          {t.deactivate}
        </Button>
      )}
    </section>
  );
}

import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { Ask } from './Ask.tsx';
import { type Issued, useProvisionalPassword } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

interface PasswordBoxProps {
  user: { id: string; nome: string };
  /** Of the platform: a link goes to a confirmed contact. */
  sends?: boolean;
  onClose: () => void;
}

/** A provisional password: asked once, shown once, kept nowhere. The platform sends a link instead and sees none. */
export function PasswordBox({ user, sends, onClose }: PasswordBoxProps) {
  const t = useTexts(usersTexts);
  const { close } = useTexts(uiTexts);
  const { momentInFull } = useFormats();
  const issue = useProvisionalPassword(user.id);
  const [issued, setIssued] = useState<Issued>();
  if (!issued) {
    return (
      <Ask
        title={t.passwordTitle(user.nome)}
        lead={sends ? t.passwordSendLead : t.passwordLead}
        act={sends ? t.passwordSend : t.passwordIssue}
        busy={issue.isPending}
        onAct={() => issue.mutate(undefined, { onSuccess: setIssued, onError: tellFailure })}
        onCancel={onClose}
      />
    );
  }
  const { senhaProvisoria } = issued;
  if (senhaProvisoria === null) {
    return (
      <section role="status" className="rounded-lg bg-sunken px-4 py-3.5 text-sm">
        <p>{t.passwordSent(issued.enviadoPara ?? '', momentInFull(issued.expiraEm))}</p>
        <Button look="ghost" className="mt-2 -ml-3.5" onClick={onClose}>
          {close}
        </Button>
      </section>
    );
  }
  const copy = () =>
    void navigator.clipboard.writeText(senhaProvisoria).then(() => toast(t.passwordCopied), tellFailure);
  return (
    <section aria-label={t.passwordTitle(user.nome)} className="rounded-lg bg-sunken px-4 py-3.5 text-sm">
      <p className="text-ink-2">{t.passwordOnce}</p>
      <output className="num mt-2 block text-xl font-bold tracking-wide select-all">{senhaProvisoria}</output>
      <p className="num mt-1 text-xs text-ink-2">{t.passwordUntil(momentInFull(issued.expiraEm))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={copy}>{t.passwordCopy}</Button>
        <Button look="ghost" onClick={onClose}>
          {close}
        </Button>
      </div>
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import { cpfInFull } from '#kernel/base/formats.ts';
import { type SignedInUser, useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useAhead } from '#kernel/lazy/part.ts';
import { useAct } from '#kernel/lazy/useAct.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Field } from '#ui/base/Field.tsx';
import { AccountButton, AccountSection } from '../AccountParts.tsx';
import { useSaveProfile } from '../account.api.ts';
import { accountTexts } from '../account.messages.ts';
import { FaultNotice } from '../FaultNotice.tsx';
import { ContactRow, contactModal } from './ContactRow.tsx';
import { OwnDeclarations } from './OwnDeclarations.tsx';
import { PhotoSection } from './PhotoSection.tsx';

/** Who one is here, and where messages go. */
export function ProfilePart() {
  const t = useTexts(accountTexts);
  const session = useSession();
  const user = session?.user;
  const worker = session?.profile === 'trabalhador';
  useAhead(contactModal);
  if (!user) return null;
  return (
    <div className="max-w-xl">
      <PhotoSection user={user} />
      <AccountSection title={t.details}>
        <ProfileForm key={user.versao} user={user} />
      </AccountSection>
      <AccountSection title={t.contacts} lead={t.contactsLead}>
        <ContactRow contact="cellPhone" value={user.celular} confirmed={user.usuarioConfirmacao.celularConfirmado} />
        <ContactRow contact="email" value={user.email} confirmed={user.usuarioConfirmacao.emailConfirmado} />
      </AccountSection>
      {worker && <OwnDeclarations user={user} />}
    </div>
  );
}

function ProfileForm({ user }: { user: SignedInUser }) {
  const t = useTexts(accountTexts);
  const worker = useSession()?.profile === 'trabalhador';
  const [name, setName] = useState(user.nome);
  const [hidesAdvertising, setHides] = useState(user.desabilitaPropaganda);
  const { busy, fault, run } = useAct();
  const save = useSaveProfile();
  const missing = name.trim() === '';
  const same = name.trim() === user.nome && hidesAdvertising === user.desabilitaPropaganda;
  const reason = missing ? t.nameMissing : same ? t.nothingToSave : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason || user.suporte) return;
    if (await run(() => save.mutateAsync({ name: name.trim(), hidesAdvertising }))) toast(t.saved);
  };
  const size = worker ? 'worker' : 'md';
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <FaultNotice fault={fault} />
      <Field
        label={t.name}
        size={size}
        autoComplete="name"
        maxLength={120}
        value={name}
        readOnly={Boolean(user.suporte)}
        error={missing ? t.nameMissing : undefined}
        onChange={event => setName(event.target.value)}
      />
      {user.cpf && (
        <div>
          <p className="text-xs font-semibold">{t.cpf}</p>
          <p className="num mt-1">{cpfInFull(user.cpf)}</p>
          <p className="text-2xs text-ink-2">{t.cpfHelp}</p>
        </div>
      )}
      <Checkbox
        large
        checked={!hidesAdvertising}
        disabled={Boolean(user.suporte)}
        onChange={event => setHides(!event.target.checked)}
      >
        {t.advertising}
      </Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <AccountButton
          type="submit"
          look="primary"
          busy={busy}
          blocked={reason !== undefined}
          aria-describedby={reason ? 'por-que-nao-salva' : undefined}
        >
          {t.save}
        </AccountButton>
        <p id="por-que-nao-salva" className="text-ink-2">
          {reason}
        </p>
      </div>
    </form>
  );
}

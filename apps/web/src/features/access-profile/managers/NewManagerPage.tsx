import { to } from '@cracha/contract/navigation/paths.ts';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { SubmitBar } from '#ui/form/SubmitBar.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { contactOf, emptyPerson, missingOf, PersonFields } from '../PersonFields.tsx';
import { ProfileChoice } from '../ProfileChoice.tsx';
import { usersTexts } from '../users.messages.ts';
import { useCreateManager } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';
import { emptyScope, ScopeFields, type WorkerNames } from './ScopeFields.tsx';

/** Somebody who comes to look after people: who it is, what they may do, and of whom. */
export function NewManagerPage() {
  const t = useTexts(managersTexts);
  const words = useTexts(usersTexts);
  const [person, setPerson] = useState(emptyPerson);
  const [profile, setProfile] = useState('');
  const [scope, setScope] = useState(emptyScope);
  const [names, setNames] = useState<WorkerNames>({});
  const create = useCreateManager();
  const missing = [...missingOf(person, words), ...(profile === '' ? [words.profile] : [])];
  useTitle(t.new);
  const send = () =>
    create
      .mutateAsync({ nome: person.name, cpf: person.cpf, ...contactOf(person), idPerfil: profile, ...scope })
      .then(({ id }) => {
        toast(t.created);
        navigateTo(to.hr.manager(id), { replace: true });
      }, tellFailure);
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (missing.length === 0 && !create.isPending) void send();
      }}
    >
      <PageHead title={t.new} lead={t.newLead} back={<BackLink href={to.hr.managers()} label={t.back} />} />
      <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
        <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-8">
          <section aria-label={t.who} className="grid gap-4">
            <h2 className="text-base font-bold">{t.who}</h2>
            <PersonFields person={person} onChange={setPerson} />
            <div className="grid gap-4 sm:grid-cols-2">
              <ProfileChoice kind="GESTOR" value={profile} onChange={setProfile} />
            </div>
          </section>
          <ScopeFields
            scope={scope}
            names={names}
            onChange={(next, known) => {
              setScope(next);
              setNames(known);
            }}
          />
        </div>
      </div>
      <SubmitBar
        act={t.create}
        busy={create.isPending}
        reason={missing.length > 0 ? t.fillFirst(missing.join(', ')) : ''}
      />
    </form>
  );
}

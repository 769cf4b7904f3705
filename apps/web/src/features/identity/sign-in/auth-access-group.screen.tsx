import { areas } from '@cracha/contract/navigation/areas.ts';
import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { chooseGroup } from '#kernel/base/account.api.ts';
import { navigateTo, useAddress } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLoaded } from '#kernel/base/loaded.ts';
import { sameSite } from '#kernel/base/redirect.ts';
import { currentSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { SearchBox } from '#ui/list/SearchBox.tsx';
import { signInTexts } from '../entry/sign-in.messages.ts';
import { type AccessGroup, readGroups } from './groups.api.ts';

export function Screen() {
  const t = useTexts(signInTexts);
  const groups = useLoaded(readGroups);
  useTitle(t.groupTitle);
  return (
    <>
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.groupTitle}</h1>
      <p className="mt-1.5 text-ink-2">{t.groupLead}</p>
      <ListBody
        large
        state={groups.state}
        failure={groups.failure}
        onRetry={groups.retry}
        empty={groups.data?.length === 0}
        whenEmpty={
          <StateBlock
            large
            icon={KeyRound}
            title={t.noGroups}
            action={
              <Link href={to.login()} className="font-semibold text-brand-ink underline">
                {t.backToLogin}
              </Link>
            }
          >
            {t.noGroupsLead}
          </StateBlock>
        }
      >
        <GroupForm groups={groups.data ?? []} />
      </ListBody>
    </>
  );
}

function GroupForm({ groups }: { groups: readonly AccessGroup[] }) {
  const t = useTexts(signInTexts);
  const { query } = useAddress();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(() => groups.find(group => group.ultimoUso)?.id ?? groups[0]?.id);
  const [busy, setBusy] = useState(false);
  const shown = groups.filter(group => group.nome.toLowerCase().includes(search.toLowerCase()));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const group = shown.find(each => each.id === chosen);
    if (!group) return;
    setBusy(true);
    await chooseGroup(group)
      .then(() => navigateTo(sameSite(query.redirect) ?? homeOfProfile()), tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <form className="mt-5 grid gap-4" onSubmit={submit}>
      {groups.length > 6 && (
        <SearchBox
          className="h-12!"
          label={t.groupSearch}
          placeholder={t.groupSearch}
          value={search}
          onSearch={setSearch}
        />
      )}
      <fieldset className="max-h-[50dvh] divide-y divide-line overflow-y-auto rounded-2xl border border-line bg-surface">
        <legend className="sr-only">{t.groups}</legend>
        {shown.map(group => (
          <Radio
            key={group.id}
            large
            name="group"
            className="px-4 py-3"
            checked={chosen === group.id}
            onChange={() => setChosen(group.id)}
          >
            <GroupName group={group} />
          </Radio>
        ))}
      </fieldset>
      <Button
        type="submit"
        look="primary"
        size="lg"
        busy={busy}
        blocked={!shown.some(group => group.id === chosen)}
        aria-describedby="escolha"
      >
        {t.useGroup}
      </Button>
      <p id="escolha" aria-live="polite" className="text-center text-sm text-ink-2">
        {!shown.some(group => group.id === chosen) && t.pickFirst}
      </p>
    </form>
  );
}

function GroupName({ group }: { group: AccessGroup }) {
  const t = useTexts(signInTexts);
  const { dayShort } = useFormats();
  const facts = [t.companies(group.totalEmpresas), group.ultimoUso && t.lastUsed(dayShort(group.ultimoUso))];
  return (
    <>
      <span className="block font-semibold">{group.nome}</span>
      <span className="num block text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
    </>
  );
}

function homeOfProfile(): string {
  return currentSession()?.profile === 'gestor' ? areas.manager.home : areas.hr.home;
}

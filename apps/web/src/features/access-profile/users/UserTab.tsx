import { groupRoles, userStates } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { UserRound, Users } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { ProfileTabs } from '../ProfileTabs.tsx';
import { profilesTexts } from '../profiles.messages.ts';
import { UserTable } from '../UserTable.tsx';
import { type UserFilter, useGroupUsers } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';
import { UserFilters } from './UserFilters.tsx';

const inviteModal = modal(async () => (await import('./InviteModal.tsx')).InviteModal);
const userModal = modal(async () => (await import('./UserModal.tsx')).UserModal);

const filterNames = ['pesquisa', 'papel', 'situacao', 'idPerfil', 'cor'];

/** The users of the access group: its staff, and by their role its workers. */
export function UserTab() {
  const t = useTexts(usersTexts);
  const { title } = useTexts(profilesTexts);
  const can = useCan();
  const address = useListAddress(filterNames);
  const { query, setQuery, cursor, change } = address;
  const filter = readFilter(query);
  const list = useGroupUsers(filter, cursor.after);
  const rows = list.data?.items ?? [];
  useOpenWith(userModal, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <ListPage
      title={title}
      acts={
        can('RhUsuarioCriar') && (
          <Button look="primary" onClick={() => inviteModal.open()}>
            {t.invite}
          </Button>
        )
      }
      over={
        <>
          <ProfileTabs value="usuarios" count={list.data?.total} />
          <UserFilters filter={filter} onChange={change} />
          <Undeclared
            count={list.data?.totalCorNaoInformada ?? 0}
            on={filter.undeclared}
            onChange={cor => change({ ...Object.fromEntries(filterNames.map(name => [name, undefined])), cor })}
          />
        </>
      }
      address={address}
      list={list}
      empty={{ icon: Users, title: t.none, lead: t.noneLead }}
      found={t.total}
    >
      <UserTable rows={rows} onOpen={id => setQuery({ id })} />
    </ListPage>
  );
}

/** HR is told who declared nothing; who sees the list is recorded. */
function Undeclared({
  count,
  on,
  onChange,
}: {
  count: number;
  on: boolean;
  onChange: (cor: string | undefined) => void;
}) {
  const t = useTexts(usersTexts);
  if (count === 0 && !on) return null;
  return (
    <Notice
      className="mx-4 mb-3 lg:mx-6"
      icon={UserRound}
      title={t.undeclared(count)}
      action={
        <Button size="sm" onClick={() => onChange(on ? undefined : 'naoInformada')}>
          {on ? t.undeclaredAll : t.undeclaredSee}
        </Button>
      }
    >
      {t.undeclaredLead}
    </Notice>
  );
}

function readFilter(query: Readonly<Record<string, string | undefined>>): UserFilter {
  return {
    search: query.pesquisa,
    role: oneOf(groupRoles, query.papel),
    profile: query.idPerfil,
    state: oneOf(userStates, query.situacao),
    undeclared: query.cor === 'naoInformada',
  };
}

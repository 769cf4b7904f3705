import { groupRoles, userStates } from '@cracha/contract/features/identity/group-user.schemas.ts';
import { UserRound, Users } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal, useOpenWith } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { Button } from '#ui/Button.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { ProfileTabs } from './ProfileTabs.tsx';
import { profilesTexts } from './profiles.messages.ts';
import { UserFilters } from './UserFilters.tsx';
import { UserTable } from './UserTable.tsx';
import { type UserFilter, useGroupUsers } from './users.api.ts';
import { usersTexts } from './users.messages.ts';

const inviteModal = modal(async () => (await import('./InviteModal.tsx')).InviteModal);
const userModal = modal(async () => (await import('./UserModal.tsx')).UserModal);

const noFilter = { pesquisa: undefined, papel: undefined, situacao: undefined, idPerfil: undefined, cor: undefined };

/** The users of the access group: its staff, and by their role its workers. */
export function UserTab() {
  const t = useTexts(usersTexts);
  const { title } = useTexts(profilesTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const filter = readFilter(query);
  const list = useGroupUsers(filter, cursor.after);
  const rows = list.data?.items ?? [];
  const change = (next: Record<string, string | undefined>) => setQuery({ ...next, apos: undefined });
  const filtered = Object.keys(noFilter).some(key => query[key] !== undefined);
  useOpenWith(userModal, query.id, {}, () => setQuery({ id: undefined }));
  return (
    <>
      <PageHead title={title}>
        {can('RhUsuarioCriar') && (
          <Button look="primary" onClick={() => inviteModal.open()}>
            {t.invite}
          </Button>
        )}
      </PageHead>
      <ProfileTabs value="usuarios" count={list.data?.total} />
      <UserFilters filter={filter} onChange={change} />
      <Undeclared
        count={list.data?.totalCorNaoInformada ?? 0}
        on={filter.undeclared}
        onChange={cor => change({ ...noFilter, cor })}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        onClear={filtered ? () => change(noFilter) : undefined}
        whenEmpty={
          <StateBlock icon={Users} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <UserTable rows={rows} onOpen={id => setQuery({ id })} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} words={t.total} />
    </>
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
    role: groupRoles.find(role => role === query.papel),
    profile: query.idPerfil,
    state: userStates.find(state => state === query.situacao),
    undeclared: query.cor === 'naoInformada',
  };
}

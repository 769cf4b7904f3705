import { lazy, Suspense } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { ProfileList } from './profiles/ProfileList.tsx';
import { profilesTexts } from './profiles.messages.ts';

const ProfileEditor = lazy(async () => ({ default: (await import('./profiles/ProfileEditor.tsx')).ProfileEditor }));
const ApproverTab = lazy(async () => ({ default: (await import('./approvers/ApproverTab.tsx')).ApproverTab }));
const UserTab = lazy(async () => ({ default: (await import('./users/UserTab.tsx')).UserTab }));

/** Three tabs of one screen: access profiles, approver profiles, users of the access group. */
export function Screen() {
  const t = useTexts(profilesTexts);
  const { query } = useAddress();
  const tab = useTab(query.aba);
  useTitle(t.title);
  return (
    <Suspense fallback={<Waiting />}>
      {tab === 'acesso' && (query.perfil ? <ProfileEditor key={query.perfil + query.copia} /> : <ProfileList />)}
      {tab === 'aprovadores' && <ApproverTab />}
      {tab === 'usuarios' && <UserTab />}
    </Suspense>
  );
}

/** The tab of the address where it may be opened, else the first that may. */
function useTab(wanted: string | undefined) {
  const can = useCan();
  const open = {
    acesso: can('RhPerfilAcessoVisualizar'),
    aprovadores: can('RhPerfilAprovadorVisualizar'),
    usuarios: can('RhUsuarioVisualizar') || can('RhUsuarioPerfil'),
  };
  const tabs = ['acesso', 'aprovadores', 'usuarios'] as const;
  const allowed = tabs.filter(tab => open[tab]);
  return allowed.find(tab => tab === wanted) ?? allowed[0];
}

function Waiting() {
  return (
    <div className="px-4 py-6 lg:px-6">
      <SkeletonRows rows={8} className="h-11" />
    </div>
  );
}

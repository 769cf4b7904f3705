import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Tabs } from '#ui/list/Tabs.tsx';
import { profilesTexts } from './profiles.messages.ts';

type Tab = 'acesso' | 'aprovadores' | 'usuarios';

const clean = {
  perfil: undefined,
  copia: undefined,
  aprovador: undefined,
  id: undefined,
  pesquisa: undefined,
  papel: undefined,
  situacao: undefined,
  idPerfil: undefined,
  cor: undefined,
  apos: undefined,
};

/** The tabs that the reader may open. */
export function ProfileTabs({ value, count }: { value: Tab; count?: number }) {
  const t = useTexts(profilesTexts);
  const can = useCan();
  const { setQuery } = useAddress();
  const names: Record<Tab, string> = { acesso: t.accessTab, aprovadores: t.approverTab, usuarios: t.usersTab };
  const shown: Tab[] = [];
  if (can('RhPerfilAcessoVisualizar')) shown.push('acesso');
  if (can('RhPerfilAprovadorVisualizar')) shown.push('aprovadores');
  if (can('RhUsuarioVisualizar') || can('RhUsuarioPerfil')) shown.push('usuarios');
  return (
    <Tabs
      label={t.parts}
      value={value}
      onChange={aba => setQuery({ ...clean, aba })}
      tabs={shown.map(tab => ({ value: tab, label: names[tab], count: tab === value ? count : undefined }))}
    />
  );
}

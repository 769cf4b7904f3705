import { Copy, Eye, MoreHorizontal, Pencil, ShieldCheck, Trash2 } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { uiTexts } from '#ui/base/ui.messages.ts';
import { DataTable } from '#ui/list/DataTable.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { RowButton } from '#ui/list/RowLink.tsx';
import { Menu, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { type AccessProfile, useAccessProfiles } from '../access-profile.api.ts';
import { ProfileTabs } from '../ProfileTabs.tsx';
import { profilesTexts } from '../profiles.messages.ts';
import { viewAsModal } from './profile-modals.ts';

const deleteModal = modal(async () => (await import('./DeleteProfileModal.tsx')).DeleteProfileModal);

/** The access profiles of the group and the two that come with the product. */
export function ProfileList() {
  const t = useTexts(profilesTexts);
  const can = useCan();
  const { setQuery } = useAddress();
  const { int } = useFormats();
  const list = useAccessProfiles();
  const rows = list.data ?? [];
  return (
    <>
      <PageHead title={t.title}>
        {can('RhPerfilAcessoCriar') && (
          <Button look="primary" onClick={() => setQuery({ perfil: 'novo' })}>
            {t.newProfile}
          </Button>
        )}
      </PageHead>
      <ProfileTabs value="acesso" count={list.data?.length} />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={ShieldCheck} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <DataTable
          caption={t.list}
          rows={rows}
          rowKey={row => row.id}
          rowName={row => row.nome}
          compact={false}
          head={{ title: t.name, cell: row => <Name row={row} /> }}
          columns={[
            {
              key: 'kind',
              title: t.kind,
              width: 140,
              card: 'line',
              cell: row => (row.tipo === 'RH' ? t.hr : t.manager),
            },
            {
              key: 'permissions',
              title: t.permissions,
              width: 120,
              right: true,
              quiet: true,
              cell: row => int(row.permissoes.length),
            },
            {
              key: 'holders',
              title: t.holders,
              width: 110,
              right: true,
              card: 'status',
              cell: row => (
                <>
                  {int(row.totalUsuarios)}
                  <span className="lg:sr-only"> {t.people(row.totalUsuarios).replace(/^\S+\s/, '')}</span>
                </>
              ),
            },
          ]}
          actions={row => <RowMenu row={row} />}
        />
      </ListBody>
    </>
  );
}

function Name({ row }: { row: AccessProfile }) {
  const t = useTexts(profilesTexts);
  const can = useCan();
  const { setQuery } = useAddress();
  if (row.padrao || !can('RhPerfilAcessoEditar')) {
    return (
      <>
        <span className="block font-semibold">{row.nome}</span>
        {row.padrao && <span className="block text-xs text-ink-2">{t.product}</span>}
      </>
    );
  }
  return <RowButton onClick={() => setQuery({ perfil: row.id })}>{row.nome}</RowButton>;
}

function RowMenu({ row }: { row: AccessProfile }) {
  const t = useTexts(profilesTexts);
  const { actionsOf } = useTexts(uiTexts);
  const can = useCan();
  const { setQuery } = useAddress();
  const own = !row.padrao;
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" label={actionsOf(row.nome)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      {own && can('RhPerfilAcessoEditar') && (
        <MenuItem icon={Pencil} onClick={() => setQuery({ perfil: row.id })}>
          {t.edit}
        </MenuItem>
      )}
      {can('RhPerfilAcessoCriar') && (
        <MenuItem icon={Copy} onClick={() => setQuery({ perfil: 'novo', copia: row.id })}>
          {t.copy}
        </MenuItem>
      )}
      <MenuItem icon={Eye} onClick={() => viewAsModal.open({ draft: draftOf(row) })}>
        {t.viewAs}
      </MenuItem>
      {own && can('RhPerfilAcessoDeletar') && (
        <>
          <MenuLine />
          <MenuItem bad icon={Trash2} onClick={() => deleteModal.open({ profile: row })}>
            {t.remove}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function draftOf({ id, padrao, nome, tipo, permissoes }: AccessProfile) {
  return { id: padrao ? undefined : id, name: nome, kind: tipo, permissions: permissoes };
}

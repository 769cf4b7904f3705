import { Ellipsis, Plus, Power, PowerOff, UserCog, Users } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { cpfMasked } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { Menu, MenuItem } from '#ui/staff/Menu.tsx';
import { type CompanyUser, useCompanyUsers, useSwitchCompanyUser } from '../users.api.ts';
import { usersTexts } from '../users.messages.ts';
import { companyUsersTexts } from './company-users.messages.ts';

const userModal = modal(async () => (await import('./CompanyUserModal.tsx')).CompanyUserModal);

/** Who holds a role over one company; those of the whole group stand beside them and are changed where users are. */
export function CompanyUsers({ company }: { company: { id: string; name: string } }) {
  const t = useTexts(companyUsersTexts);
  const words = useTexts(usersTexts);
  const can = useCan();
  const found = useCompanyUsers(company.id);
  const rows = found.data ?? [];
  const open = (user?: CompanyUser) => userModal.open({ company, user });
  const add = can('RhUsuarioCriar') && (
    <Button look="primary" onClick={() => open()}>
      <Plus size={16} aria-hidden />
      {t.add}
    </Button>
  );
  return (
    <>
      {rows.length > 0 && <div className="flex justify-end px-4 py-3 lg:px-6">{add}</div>}
      <ListBody
        {...loadOf(found)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={Users} title={t.none} action={add}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <DataTable
          caption={t.list}
          rows={rows}
          rowKey={row => `${row.idUsuario}-${row.role}`}
          rowName={row => row.nome}
          head={{ title: words.name, cell: row => <span className="font-semibold">{row.nome}</span> }}
          columns={[
            { key: 'cpf', title: words.cpf, width: 120, quiet: true, cell: row => row.cpf && cpfMasked(row.cpf) },
            { key: 'role', title: words.role, width: 104, quiet: true, card: 'line', cell: row => words[row.role] },
            { key: 'profile', title: words.profile, quiet: true, cell: row => row.perfil },
            { key: 'state', title: words.state, width: 148, quiet: true, cell: row => words[row.situacao] },
            {
              key: 'access',
              title: t.access,
              width: 168,
              card: 'status',
              cell: row => (
                <StatusText tone={row.loginHabilitado ? 'ok' : 'neutral'}>
                  {!row.loginHabilitado ? t.off : row.idUsuarioEmpresa ? t.on : t.wholeGroup}
                </StatusText>
              ),
            },
          ]}
          actions={row => <Acts user={row} onChange={() => open(row)} />}
        />
      </ListBody>
    </>
  );
}

function Acts({ user, onChange }: { user: CompanyUser; onChange: () => void }) {
  const t = useTexts(companyUsersTexts);
  const change = useSwitchCompanyUser();
  const { idUsuarioEmpresa: id, can } = user;
  if (id === null || can.length === 0) return null;
  const turn = (on: boolean) =>
    change.mutate({ id, on }, { onSuccess: () => toast(on ? t.switchedOn : t.switchedOff), onError: tellFailure });
  return (
    <Menu
      trigger={
        <IconButton label={t.actsOf(user.nome)}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      {can.includes('editar') && (
        <MenuItem icon={UserCog} onClick={onChange}>
          {t.change}
        </MenuItem>
      )}
      {can.includes('ligar') && (
        <MenuItem icon={Power} onClick={() => turn(true)}>
          {t.switchOn}
        </MenuItem>
      )}
      {can.includes('desligar') && (
        <MenuItem icon={PowerOff} bad onClick={() => turn(false)}>
          {t.switchOff}
        </MenuItem>
      )}
    </Menu>
  );
}

import { useState } from 'react';
import { addressWith, useAddress } from '#kernel/base/address.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Failed } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Status } from '#ui/base/Status.tsx';
import { stateTones } from '../UserTable.tsx';
import { type GroupUser, type UserAccess, useCompanies, useGroupUser } from '../users.api.ts';
import { type UsersTexts, usersTexts } from '../users.messages.ts';
import { AccessForm } from './AccessForm.tsx';
import { UserActs } from './UserActs.tsx';

/** A user's record: who, in which state, the roles in the group, and what may be done. */
export function UserModal() {
  const { id = '' } = useAddress().query;
  const found = useGroupUser(id);
  return (
    <Modal shape="side" title={found.data?.nome ?? '…'}>
      {found.isError && (
        <Failed
          failure={failureOf(found.error)}
          onRetry={() => void found.refetch()}
          list={addressWith({ id: undefined })}
        />
      )}
      {!found.data && !found.isError && <SkeletonRows rows={5} className="h-10" />}
      {found.data && <Record key={id} user={found.data} />}
    </Modal>
  );
}

function Record({ user }: { user: GroupUser }) {
  const t = useTexts(usersTexts);
  const { momentInFull } = useFormats();
  const self = useSession()?.user.id === user.id;
  const facts = [user.cpf, user.email, user.celular].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-5 text-sm">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Status tone={stateTones[user.situacao]}>{t[user.situacao]}</Status>
          {user.corNaoInformada && <Status dot={false}>{t.undeclaredOne}</Status>}
        </p>
        <p className="num text-ink-2">{facts}</p>
        <p className="num text-ink-2">
          {t.lastUse}: {user.ultimoAcesso ? momentInFull(user.ultimoAcesso) : t.never}
        </p>
      </div>
      <Roles user={user} />
      {user.can.length > 0 ? (
        <UserActs user={user} acts={user.can} />
      ) : (
        <p className="text-ink-2">{self ? t.self : t.untouchable}</p>
      )}
    </div>
  );
}

function Roles({ user }: { user: GroupUser }) {
  const t = useTexts(usersTexts);
  const [editing, setEditing] = useState<UserAccess['papel'] | 'novo'>();
  const changes = user.can.includes('acesso');
  const missing = (['RH', 'GESTOR'] as const).filter(role => !user.papeis.some(one => one.papel === role));
  return (
    <section aria-label={t.roles}>
      <h3 className="text-2xs font-semibold text-ink-3">{t.roles}</h3>
      <ul className="mt-1 divide-y divide-line">
        {user.papeis.map(access => (
          <li key={access.papel} className="py-2.5">
            <div className="flex items-center gap-3">
              <AccessLine access={access} t={t} />
              {changes && (access.papel === 'RH' || access.papel === 'GESTOR') && editing !== access.papel && (
                <Button
                  size="sm"
                  aria-label={`${t.change} ${t[access.papel]}`}
                  onClick={() => setEditing(access.papel)}
                >
                  {t.change}
                </Button>
              )}
            </div>
            {editing === access.papel && (access.papel === 'RH' || access.papel === 'GESTOR') && (
              <AccessForm user={user} role={access.papel} access={access} onDone={() => setEditing(undefined)} />
            )}
          </li>
        ))}
      </ul>
      {changes && missing[0] && editing !== 'novo' && (
        <Button size="sm" className="mt-2" onClick={() => setEditing('novo')}>
          {t.addRole}
        </Button>
      )}
      {editing === 'novo' && missing[0] && (
        <AccessForm user={user} role={missing[0]} choices={missing} onDone={() => setEditing(undefined)} />
      )}
    </section>
  );
}

function AccessLine({ access, t }: { access: UserAccess; t: UsersTexts }) {
  const companies = useCompanies(access.empresas !== null).data ?? [];
  const named = companies.filter(one => access.empresas?.includes(one.id)).map(one => one.nomeFantasia);
  const where = access.empresas === null ? t.everyCompany : named.join(', ') || t.companiesOf(access.empresas.length);
  const profile = access.padrao ? t.productProfile : access.perfil;
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">
        {t[access.papel]}
        {!access.ativo && <span className="font-normal text-ink-2"> ({t.off})</span>}
      </p>
      <p className="text-xs text-ink-2">{access.papel === 'EMPREGADO' ? '' : `${profile} · ${where}`}</p>
    </div>
  );
}

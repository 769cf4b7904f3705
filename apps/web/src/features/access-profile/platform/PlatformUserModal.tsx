import { addressWith, useAddress } from '#kernel/base/address.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Failed } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Status } from '#ui/base/Status.tsx';
import { stateTones } from '../UserTable.tsx';
import { usersTexts } from '../users.messages.ts';
import { CaseNotice } from './CaseNotice.tsx';
import { PlatformUserActs } from './PlatformUserActs.tsx';
import { platformTexts } from './platform.messages.ts';
import { type PlatformRecord, usePlatformUser } from './platform-users.api.ts';

/** A person of the platform: contacts masked, roles by place, authenticator, sessions; never a customer's business. */
export function PlatformUserModal() {
  const { id = '' } = useAddress().query;
  const found = usePlatformUser(id);
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

function Record({ user }: { user: PlatformRecord }) {
  const t = useTexts(usersTexts);
  const p = useTexts(platformTexts);
  const { momentInFull } = useFormats();
  return (
    <div className="grid gap-5 text-sm">
      <div className="grid justify-items-start gap-1">
        <Status tone={stateTones[user.situacao]}>{t[user.situacao]}</Status>
        <p className="num text-ink-2">{[user.cpf, user.email, user.celular].filter(Boolean).join(' · ')}</p>
        <p className="num text-ink-2">
          {t.lastUse}: {user.ultimoAcesso ? momentInFull(user.ultimoAcesso) : t.never} ·{' '}
          {p.sessions(user.sessoesAbertas)}
        </p>
        <p className="text-ink-2">
          {p.authenticator}: {user.autenticador ? p.authenticatorOn : p.authenticatorOff}
        </p>
      </div>
      <section aria-label={p.holds}>
        <h3 className="text-2xs font-semibold text-ink-3">{p.holds}</h3>
        <ul className="mt-1 divide-y divide-line">
          {user.vinculos.map(one => (
            <li key={`${one.papel} ${one.onde}`} className="flex gap-3 py-2">
              <span className="font-semibold">{t[one.papel]}</span>
              <span className="min-w-0 flex-1 ellipsis text-ink-2">{one.onde ?? p.everywhere}</span>
              {!one.ativo && <span className="text-ink-2">{t.off}</span>}
            </li>
          ))}
        </ul>
      </section>
      {user.caso && <CaseNotice of={user.caso} />}
      {user.can.length > 0 ? <PlatformUserActs user={user} /> : <p className="text-ink-2">{p.self}</p>}
    </div>
  );
}

import { to } from '@cracha/contract/navigation/paths.ts';
import { ArrowRightLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { isRefusal, tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast, toastError } from '#kernel/base/toasts.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { SaveBar } from '#ui/form/SaveBar.tsx';
import { ConfirmDelete } from '#ui/staff/ConfirmDelete.tsx';
import { MenuItem } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { RecordHead } from '#ui/staff/RecordHead.tsx';
import { ProfileChoice } from '../ProfileChoice.tsx';
import { Covers } from './Covers.tsx';
import { type ManagerRecord, type Scope, useDeleteManager, useManager, useSaveManager } from './managers.api.ts';
import { managersTexts } from './managers.messages.ts';
import { ScopeFields, type WorkerNames } from './ScopeFields.tsx';

const replaceModal = modal(async () => (await import('./ReplaceModal.tsx')).ReplaceModal);
const deleteModal = modal(async () => DeleteModal);

/** One manager: what they may do and of whom, who stands in for them, where they approve. */
export function ManagerPage({ id }: { id: string }) {
  const found = useManager(id);
  const t = useTexts(managersTexts);
  useTitle(found.data?.nome ?? t.title);
  const hr = useSession()?.profile === 'rh';
  return (
    <Opened found={found} title={t.title} back={{ href: (hr ? to.hr : to.manager).managers(), label: t.back }}>
      {manager => <Page manager={manager} hr={hr} />}
    </Opened>
  );
}

function Page({ manager, hr }: { manager: ManagerRecord; hr: boolean }) {
  return (
    <>
      <Head manager={manager} hr={hr} />
      {hr ? (
        <Form key={JSON.stringify([manager.idPerfil, manager.ativo, manager.escopo])} manager={manager} />
      ) : (
        <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
          <Covers manager={manager} />
        </div>
      )}
    </>
  );
}

function Head({ manager, hr }: { manager: ManagerRecord; hr: boolean }) {
  const t = useTexts(managersTexts);
  const has = (act: ManagerRecord['can'][number]) => manager.can.includes(act);
  return (
    <RecordHead
      back={{ href: (hr ? to.hr : to.manager).managers(), label: t.back }}
      picture={<Avatar name={manager.nome} size={44} className="max-sm:hidden" />}
      name={manager.nome}
      status={manager.ativo ? { tone: 'ok', text: t.on } : { tone: 'neutral', text: t.off }}
      facts={[manager.pessoas ? t.looksAfter(manager.pessoas) : t.nobody, manager.email ?? manager.celular]}
    >
      {(has('substituir') || has('excluir')) && (
        <MoreMenu label={t.more}>
          {has('substituir') && (
            <MenuItem icon={ArrowRightLeft} onClick={() => replaceModal.open({ manager })}>
              {t.replace}
            </MenuItem>
          )}
          {has('excluir') && (
            <MenuItem icon={Trash2} bad onClick={() => deleteModal.open({ manager })}>
              {t.delete}
            </MenuItem>
          )}
        </MoreMenu>
      )}
    </RecordHead>
  );
}

function Form({ manager }: { manager: ManagerRecord }) {
  const t = useTexts(managersTexts);
  const edits = manager.can.includes('editar');
  const [profile, setProfile] = useState(manager.idPerfil);
  const [on, setOn] = useState(manager.ativo);
  const [scope, setScope] = useState(() => scopeOf(manager));
  const [names, setNames] = useState<WorkerNames>(() => namesIn(manager));
  const save = useSaveManager(manager.id);
  const dirty =
    profile !== manager.idPerfil || on !== manager.ativo || JSON.stringify(scope) !== JSON.stringify(scopeOf(manager));
  const discard = () => {
    setProfile(manager.idPerfil);
    setOn(manager.ativo);
    setScope(scopeOf(manager));
    setNames(namesIn(manager));
  };
  const send = () =>
    save.mutateAsync({ idPerfil: profile, ativo: on, ...scope }).then(() => toast(t.saved), tellFailure);
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={event => {
        event.preventDefault();
        if (dirty && profile !== '' && !save.isPending) void send();
      }}
    >
      <div data-scroller className="min-h-0 flex-1 overflow-auto px-4 pb-8 lg:px-6">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-8">
            {!edits && <p className="text-sm text-ink-2">{t.readOnly}</p>}
            <fieldset disabled={!edits} className="grid items-start gap-4 sm:grid-cols-2">
              <ProfileChoice kind="GESTOR" value={profile} onChange={setProfile} />
              <p className="text-sm sm:pt-5">
                <span className="font-semibold">{manager.veSalario ? t.seesPay : t.seesNoPay}</span>
                <span className="block text-2xs text-ink-2">{t.payBy}</span>
              </p>
              <Checkbox className="max-lg:min-h-11" checked={on} onChange={() => setOn(!on)}>
                {t.enabled}
              </Checkbox>
            </fieldset>
            <ScopeFields
              scope={scope}
              names={names}
              disabled={!edits}
              onChange={(next, known) => {
                setScope(next);
                setNames(known);
              }}
            />
          </div>
          <div className="grid gap-8">
            <Covers manager={manager} />
            <Seats manager={manager} />
          </div>
        </div>
      </div>
      {edits && (
        <SaveBar
          reason={dirty ? t.unsaved : t.nothing}
          dirty={dirty}
          busy={save.isPending}
          words={t}
          onDiscard={discard}
        />
      )}
    </form>
  );
}

function Seats({ manager }: { manager: ManagerRecord }) {
  const t = useTexts(managersTexts);
  return (
    <section aria-label={t.seats} className="text-sm">
      <h2 className="mb-2 text-base font-bold">{t.seats}</h2>
      {manager.aprovacoes.length === 0 && <p className="text-ink-2">{t.noSeat}</p>}
      <ul className="grid gap-1.5">
        {manager.aprovacoes.map(({ perfil, posicao, etapa }) => (
          <li key={`${perfil} ${posicao}`}>{t.seat(perfil, String(posicao), etapa)}</li>
        ))}
      </ul>
    </section>
  );
}

function DeleteModal({ manager }: { manager: ManagerRecord }) {
  const t = useTexts(managersTexts);
  const remove = useDeleteManager(manager.id);
  const act = (why: string) =>
    remove.mutateAsync(why).then(
      () => {
        toast(t.deleted);
        navigateTo(to.hr.managers(), { replace: true });
      },
      async error => {
        if (isRefusal(error, 'MANAGER_HAS_PENDING_REQUESTS')) toastError(t.deleteWaits);
        else await tellFailure(error);
        throw error;
      },
    );
  return (
    <ConfirmDelete
      title={t.deleteTitle}
      consequence={<p>{manager.pessoas ? t.deleteFirst : t.deleteLead}</p>}
      onConfirm={act}
    />
  );
}

function scopeOf({ escopo }: ManagerRecord): Scope {
  return {
    todas: escopo.todas,
    empresas: escopo.empresas.map(one => one.id),
    lotacoes: escopo.lotacoes.map(({ idEmpresa, nome }) => ({ idEmpresa, nome })),
    trabalhadores: escopo.trabalhadores.map(one => one.id),
  };
}

function namesIn({ escopo }: ManagerRecord): WorkerNames {
  return Object.fromEntries(escopo.trabalhadores.map(({ id, nome }) => [id, nome]));
}

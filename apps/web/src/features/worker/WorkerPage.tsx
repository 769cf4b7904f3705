import { CalendarClock, Ellipsis, RotateCcw, Send, UserX } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { toast } from '#kernel/toasts.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { Button, IconButton } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { Menu, MenuItem } from '#ui/Menu.tsx';
import { Opened } from '#ui/Opened.tsx';
import { Status } from '#ui/Status.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { BankModals } from './BankChange.tsx';
import { ChangeModal, changeModal } from './ChangeModal.tsx';
import { DismissModal, dismissModal } from './DismissModal.tsx';
import { HistoryList } from './HistoryList.tsx';
import { RecordForm } from './RecordForm.tsx';
import { recordTexts } from './record.messages.ts';
import { Timeline } from './Timeline.tsx';
import { useWorkerPaths } from './useWorkerPaths.ts';
import { stateTones } from './WorkerTable.tsx';
import { useInviteWorkers, useReactivate, useWorker } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';
import { workersTexts } from './workers.messages.ts';

const reactivateModal = 'worker.reactivate';
const views = ['ficha', 'linha', 'historico'] as const;

/** One worker: who and in which state, the record, what happened, who changed what. */
export function WorkerPage({ id }: { id: string }) {
  const found = useWorker(id);
  const t = useTexts(workersTexts);
  useTitle(found.data?.nome ?? t.title);
  return <Opened found={found}>{record => <Page record={record} />}</Opened>;
}

function Page({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const { query, setQuery } = useAddress();
  const can = useCan();
  const [round, setRound] = useState(0);
  const view = views.find(one => one === query.aba) ?? 'ficha';
  return (
    <>
      <Head record={record} primary={view === 'linha'} />
      <Tabs
        label={t.tabs}
        value={view}
        onChange={aba => setQuery({ aba: aba === 'ficha' ? undefined : aba, secao: undefined })}
        tabs={[
          { value: 'ficha', label: t.record },
          { value: 'linha', label: t.timeline },
          ...(can('RhTrabalhadorHistorico') ? [{ value: 'historico' as const, label: t.history }] : []),
        ]}
      />
      {view === 'ficha' && <RecordForm key={round} record={record} onAnew={() => setRound(round + 1)} />}
      {view === 'linha' && <Timeline record={record} />}
      {view === 'historico' && can('RhTrabalhadorHistorico') && <HistoryList id={record.id} />}
      <ChangeModal record={record} />
      <DismissModal id={record.id} />
      <BankModals record={record} />
      <ReactivateModal id={record.id} />
    </>
  );
}

function Head({ record, primary }: { record: WorkerRecord; primary: boolean }) {
  const t = useTexts(recordTexts);
  const words = useTexts(workersTexts);
  const paths = useWorkerPaths();
  const { cargo, lotacao, matricula } = record.campos;
  const facts = [cargo, lotacao ?? record.empresa, matricula && t.at(String(matricula))].filter(Boolean);
  return (
    <header className="flex flex-wrap items-center gap-3 px-4 pt-5 pb-3 lg:px-6">
      <BackLink href={paths.workers()} label={t.back} />
      <Avatar name={record.nome} size={44} className="max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <div className="flex flex-wrap items-center gap-x-2.5">
          <h1 className="text-xl font-bold tracking-[-.02em]">{record.nome}</h1>
          <Status tone={stateTones[record.situacao]}>{words[record.situacao]}</Status>
        </div>
        <p className="num text-sm text-ink-2">{facts.join(' · ')}</p>
      </div>
      {record.can.includes('mudar') && (
        <Button look={primary ? 'primary' : 'outline'} className="max-lg:h-11" onClick={() => openModal(changeModal)}>
          <CalendarClock size={16} aria-hidden />
          {t.register}
        </Button>
      )}
      <Acts record={record} />
    </header>
  );
}

function Acts({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const words = useTexts(workersTexts);
  const invite = useInviteWorkers();
  const has = (act: WorkerRecord['can'][number]) => record.can.includes(act);
  if (!has('convidar') && !has('desligar') && !has('reativar')) return null;
  const send = () =>
    invite.mutate([record.id], {
      onSuccess: ({ convidados, semContato, jaEntraram }) => toast(words.invited(convidados, semContato, jaEntraram)),
      onError: tellFailure,
    });
  return (
    <Menu
      trigger={
        <IconButton look="outline" label={t.more} className="max-lg:size-11!">
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      }
    >
      {has('convidar') && (
        <MenuItem icon={Send} onClick={send}>
          {t.invite}
        </MenuItem>
      )}
      {has('desligar') && (
        <MenuItem icon={UserX} bad onClick={() => openModal(dismissModal)}>
          {t.dismiss}
        </MenuItem>
      )}
      {has('reativar') && (
        <MenuItem icon={RotateCcw} onClick={() => openModal(reactivateModal)}>
          {t.reactivate}
        </MenuItem>
      )}
    </Menu>
  );
}

function ReactivateModal({ id }: { id: string }) {
  const t = useTexts(recordTexts);
  const reactivate = useReactivate(id);
  const act = () =>
    reactivate.mutateAsync(undefined).then(
      () => toast(t.reactivated),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  return (
    <Confirm name={reactivateModal} title={t.reactivateTitle} act={t.reactivate} onConfirm={act}>
      <p>{t.reactivateLead}</p>
    </Confirm>
  );
}

import { Building2, CalendarClock, KeyRound, Lock, Pencil, RotateCcw, Send, UserX } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { mayEnter, useCan } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { modal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { Button } from '#ui/base/Button.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { Confirm } from '#ui/staff/Confirm.tsx';
import { Face } from '#ui/staff/Face.tsx';
import { MenuItem } from '#ui/staff/Menu.tsx';
import { MoreMenu } from '#ui/staff/MoreMenu.tsx';
import { Opened } from '#ui/staff/Opened.tsx';
import { RecordHead } from '#ui/staff/RecordHead.tsx';
import { LinkNotice } from './access/LinkNotice.tsx';
import { tellFailureOf } from './bulk-failure.ts';
import { HistoryList } from './HistoryList.tsx';
import { stateTones } from './list/WorkerTable.tsx';
import { RecordForm } from './RecordForm.tsx';
import { openedPerson } from './recent-people.ts';
import { recordTexts } from './record.messages.ts';
import { dayFault, heldOn } from './timeline/record-on-day.ts';
import { timelineTexts } from './timeline/timeline.messages.ts';
import { useDays } from './useDays.ts';
import { useWorkerPaths } from './useWorkerPaths.ts';
import { useDismiss, useInviteWorkers, useReactivate, useSwitchMany, useWorker } from './worker.api.ts';
import type { WorkerRecord } from './worker.types.ts';
import { changeModal, dismissModal, signInOffModal } from './worker-modals.ts';
import { workersTexts } from './workers.messages.ts';

const reactivateModal = modal(async () => ReactivateModal);
const folders = { permissions: ['RhDocumentoEmpregadoVisualizar'], appAccess: ['docs-empregado'] } as const;
const views = ['ficha', 'linha', 'arquivos', 'historico'] as const;

// the record comes first: the other views are asked for
const RecordOnDay = lazy(async () => ({ default: (await import('./timeline/RecordOnDay.tsx')).RecordOnDay }));
const Timeline = lazy(async () => ({ default: (await import('./timeline/Timeline.tsx')).Timeline }));
const FolderFiles = lazy(async () => ({ default: (await import('./folder/FolderFiles.tsx')).FolderFiles }));

const cpfModal = modal(async () => (await import('./CpfModal.tsx')).CpfModal);
const transferModal = modal(async () => (await import('./transfer/TransferModal.tsx')).TransferModal);
const TransferNotice = lazy(async () => ({ default: (await import('./transfer/TransferNotice.tsx')).TransferNotice }));

/** One worker: who and in which state, the record, what happened, who changed what. */
export function WorkerPage({ id }: { id: string }) {
  const found = useWorker(id);
  const t = useTexts(workersTexts);
  useTitle(found.data?.nome ?? t.title);
  const back = { href: useWorkerPaths().workers(), label: useTexts(recordTexts).back };
  return (
    <Opened found={found} title={t.title} back={back}>
      {record => <Page record={record} />}
    </Opened>
  );
}

function Page({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const { query, setQuery } = useAddress();
  const can = useCan();
  const files = mayEnter(useSession(), folders);
  const [round, setRound] = useState(0);
  const { worker } = useWorkerPaths();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record
  useEffect(
    () =>
      openedPerson({
        id: record.id,
        name: record.nome,
        sub: `${record.campos.matricula} · ${record.empresa}`,
        href: worker(record.id),
      }),
    [record.id],
  );
  const view = views.find(one => one === query.aba) ?? 'ficha';
  const day = view === 'ficha' ? query.em : undefined;
  return (
    <>
      <Head record={record} primary={view === 'linha'} day={day} />
      <Tabs
        label={t.tabs}
        value={view}
        onChange={aba =>
          setQuery({
            aba: aba === 'ficha' ? undefined : aba,
            secao: undefined,
            em: undefined,
            arquivo: undefined,
            tipo: undefined,
          })
        }
        tabs={[
          { value: 'ficha', label: t.record },
          { value: 'linha', label: t.timeline },
          ...(files ? [{ value: 'arquivos' as const, label: t.files }] : []),
          ...(can('RhTrabalhadorHistorico') ? [{ value: 'historico' as const, label: t.history }] : []),
        ]}
      />
      <Suspense>{!day && record.transferencia && <TransferNotice record={record} />}</Suspense>
      {!day && view === 'ficha' && <LinkNotice record={record} />}
      {view === 'ficha' && !day && <RecordForm key={round} record={record} onAnew={() => setRound(round + 1)} />}
      <Suspense fallback={<SkeletonRows rows={6} className="mx-6 h-11" />}>
        {day && <RecordOnDay record={record} day={day} />}
        {view === 'linha' && <Timeline record={record} />}
        {view === 'arquivos' && files && <FolderFiles id={record.id} />}
      </Suspense>
      {view === 'historico' && can('RhTrabalhadorHistorico') && <HistoryList record={record} />}
    </>
  );
}

interface HeadProps {
  record: WorkerRecord;
  primary: boolean;
  /** Not today: what held then, and nothing to do. */
  day: string | undefined;
}

function Head({ record, primary, day }: HeadProps) {
  const t = useTexts(recordTexts);
  const { inState } = useTexts(timelineTexts);
  const words = useTexts(workersTexts);
  const { date } = useFormats();
  const paths = useWorkerPaths();
  const past = day !== undefined && !dayFault(record, day, todayHere()) ? day : undefined;
  const { day: dayInWords } = useDays();
  const { desligamento } = record;
  const gone = record.situacao === 'desligado';
  const leaves = desligamento && (gone ? t.leftOn : t.leavesOn)(dayInWords(desligamento));
  const { matricula } = record.campos;
  const [cargo, lotacao] = (['cargo', 'lotacao'] as const).map(name =>
    past ? heldOn(record, name, past).value : record.campos[name],
  );
  return (
    <RecordHead
      back={{ href: paths.workers(), label: t.back }}
      picture={<Face name={record.nome} photo={record.foto} size={44} className="max-sm:hidden" />}
      name={record.nome}
      status={
        past
          ? { tone: 'neutral', text: inState(date(past)) }
          : {
              tone: leaves && !gone ? 'warn' : stateTones[record.situacao],
              text: [words[record.situacao], leaves].filter(Boolean).join(' · '),
            }
      }
      facts={[cargo, lotacao ?? record.empresa, matricula && t.at(String(matricula))]}
    >
      {!day && record.can.includes('mudar') && (
        <Button look={primary ? 'primary' : 'outline'} onClick={() => changeModal.open({ record })}>
          <CalendarClock size={16} aria-hidden />
          {t.register}
        </Button>
      )}
      {!day && <Acts record={record} />}
    </RecordHead>
  );
}

/** A termination that was concluded leads here, with the act filled. */
function OpenOnce({ onOpen }: { onOpen: () => void }) {
  const open = useEffectEvent(onOpen);
  useEffect(() => open(), []);
  return null;
}

function Acts({ record }: { record: WorkerRecord }) {
  const t = useTexts(recordTexts);
  const { query } = useAddress();
  const words = useTexts(workersTexts);
  const invite = useInviteWorkers();
  const dismiss = useDismiss(record.id);
  const { day } = useDays();
  const change = useSwitchMany();
  const has = (act: WorkerRecord['can'][number]) => record.can.includes(act);
  const acts: WorkerRecord['can'] = [
    'convidar',
    'mudar',
    'desligar',
    'reativar',
    'ligarAcesso',
    'desligarAcesso',
    'corrigirCpf',
  ];
  if (!acts.some(has)) return null;
  const send = () =>
    invite.mutate(
      { ids: [record.id] },
      {
        onSuccess: ({ convidados, semContato, contatoDeOutro, jaEntraram }) =>
          toast(words.invited(convidados, semContato, contatoDeOutro, jaEntraram)),
        onError: tellFailure,
      },
    );
  const switchOn = () =>
    void change
      .mutateAsync({ ids: [record.id], ligado: true })
      .then(({ total }) => toast(words.switchedOnMany(total)), tellFailureOf);
  const leave = (filled?: { day: string; code: string }) =>
    dismissModal.open({
      onDismiss: body => dismiss.mutateAsync(body).then(() => t.leavesOn(day(body.em))),
      ...(filled && { filled }),
    });
  return (
    <>
      {query.desliga && has('desligar') && (
        <OpenOnce onOpen={() => leave({ day: query.desliga ?? '', code: query.codigo ?? '' })} />
      )}
      <MoreMenu label={t.more}>
        {has('convidar') && (
          <MenuItem icon={Send} onClick={send}>
            {t.invite}
          </MenuItem>
        )}
        {has('ligarAcesso') && (
          <MenuItem icon={KeyRound} onClick={switchOn}>
            {words.switchOn}
          </MenuItem>
        )}
        {has('desligarAcesso') && (
          <MenuItem icon={Lock} bad onClick={() => signInOffModal.open({ of: { ids: [record.id] } })}>
            {words.switchOff}
          </MenuItem>
        )}
        {has('mudar') && !record.transferencia && (
          <MenuItem icon={Building2} onClick={() => transferModal.open({ record })}>
            {t.transfer}
          </MenuItem>
        )}
        {has('corrigirCpf') && (
          <MenuItem icon={Pencil} onClick={() => cpfModal.open({ record })}>
            {t.correctCpf}
          </MenuItem>
        )}
        {has('desligar') && (
          <MenuItem icon={UserX} bad onClick={() => leave()}>
            {t.dismiss}
          </MenuItem>
        )}
        {has('reativar') && (
          <MenuItem icon={RotateCcw} onClick={() => reactivateModal.open({ id: record.id })}>
            {t.reactivate}
          </MenuItem>
        )}
      </MoreMenu>
    </>
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
    <Confirm title={t.reactivateTitle} act={t.reactivate} onConfirm={act}>
      <p>{t.reactivateLead}</p>
    </Confirm>
  );
}

import { ArrowRightLeft, KeyRound, Lock, type LucideIcon, Send, UserX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { BulkBar, bulkAct } from '#ui/BulkBar.tsx';
import { tellFailureOf } from './bulk-failure.ts';
import { dismissModal, moveModal, signInOffModal } from './bulk-modals.ts';
import { useInviteWorkers, useSwitchMany } from './worker.api.ts';
import type { WorkerRow } from './worker.types.ts';
import { workersTexts } from './workers.messages.ts';

// the list comes first: what is asked before an act is asked for
const BulkModals = lazy(async () => ({ default: (await import('./BulkModals.tsx')).BulkModals }));

/** What can be done with all chosen workers; an act is here where every one of them allows it. */
export function BulkActs({ rows, onDone }: { rows: readonly WorkerRow[]; onDone: () => void }) {
  const t = useTexts(workersTexts);
  const invite = useInviteWorkers();
  const change = useSwitchMany();
  const [asked, setAsked] = useState(false);
  const ids = rows.map(row => row.id);
  const all = (act: WorkerRow['can'][number]) => rows.every(row => row.can.includes(act));
  // who is so already stays so
  const some = (act: WorkerRow['can'][number]) => rows.some(row => row.can.includes(act));
  const ask = (modal: string) => {
    setAsked(true);
    openModal(modal);
  };
  const send = () =>
    void invite.mutateAsync(ids).then(result => {
      toast(t.invited(result.convidados, result.semContato, result.contatoDeOutro, result.jaEntraram));
      onDone();
    }, tellFailure);
  const switchOn = () =>
    void change.mutateAsync({ ids, ligado: true }).then(({ total }) => {
      toast(t.switchedOnMany(total));
      onDone();
    }, tellFailureOf);
  return (
    <>
      <BulkBar count={rows.length} onClear={onDone}>
        <Act icon={Send} label={t.invite} busy={invite.isPending} onClick={send} />
        {some('ligarAcesso') && <Act icon={KeyRound} label={t.switchOn} busy={change.isPending} onClick={switchOn} />}
        {some('desligarAcesso') && <Act icon={Lock} label={t.switchOff} onClick={() => ask(signInOffModal)} />}
        {all('mudar') && <Act icon={ArrowRightLeft} label={t.move} onClick={() => ask(moveModal)} />}
        {all('desligar') && <Act icon={UserX} label={t.dismiss} onClick={() => ask(dismissModal)} />}
      </BulkBar>
      {asked && (
        <Suspense>
          <BulkModals ids={ids} onDone={onDone} />
        </Suspense>
      )}
    </>
  );
}

interface ActProps {
  icon: LucideIcon;
  label: string;
  busy?: boolean;
  onClick: () => void;
}

function Act({ icon: Icon, label, busy, onClick }: ActProps) {
  return (
    <button type="button" className={bulkAct} aria-disabled={busy || undefined} onClick={onClick}>
      <Icon size={16} aria-hidden />
      {label}
    </button>
  );
}

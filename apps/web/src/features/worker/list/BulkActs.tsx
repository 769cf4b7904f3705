import { clsx } from 'clsx';
import { ArrowRightLeft, KeyRound, Lock, type LucideIcon, Send, UserX } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BulkBar, bulkAct } from '#ui/list/BulkBar.tsx';
import { tellFailureOf } from '../bulk-failure.ts';
import { useDismissMany, useInviteWorkers, useSwitchMany } from '../worker.api.ts';
import type { WorkerRow } from '../worker.types.ts';
import { dismissModal, signInOffModal } from '../worker-modals.ts';
import { workersTexts } from '../workers.messages.ts';
import type { ChosenWorkers } from './useChosen.ts';

// the list comes first: what is asked before an act is asked for
const moveModal = modal(async () => (await import('./MoveModal.tsx')).MoveModal);

interface BulkActsProps {
  chosen: ChosenWorkers;
  /** Whom the filter finds, in sight or not. */
  total: number;
}

/** What can be done with all chosen workers: of those in sight an act is here where every one of them allows it, of a whole filter the server says. */
export function BulkActs({ chosen, total }: BulkActsProps) {
  const t = useTexts(workersTexts);
  const invite = useInviteWorkers();
  const change = useSwitchMany();
  const dismiss = useDismissMany();
  const { of, rows, whole, clear } = chosen;
  const count = whole ? total : rows.length;
  const all = (act: WorkerRow['can'][number]) => whole || rows.every(row => row.can.includes(act));
  // who is so already stays so
  const some = (act: WorkerRow['can'][number]) => whole || rows.some(row => row.can.includes(act));
  const dismissAll = () =>
    dismissModal.open({
      count: t.total(count),
      onDismiss: body => dismiss.mutateAsync({ ...of, ...body }).then(({ total: gone }) => t.dismissedMany(gone)),
      onDone: clear,
    });
  const send = () =>
    void invite.mutateAsync(of).then(result => {
      toast(t.invited(result.convidados, result.semContato, result.contatoDeOutro, result.jaEntraram));
      clear();
    }, tellFailure);
  const switchOn = () =>
    void change.mutateAsync({ ...of, ligado: true }).then(({ total: switched }) => {
      toast(t.switchedOnMany(switched));
      clear();
    }, tellFailureOf);
  return (
    <BulkBar
      count={count}
      onClear={clear}
      more={(whole || (chosen.every && total > count)) && <More chosen={chosen} total={total} />}
    >
      <Act icon={Send} label={t.invite} busy={invite.isPending} onClick={send} />
      {some('ligarAcesso') && <Act icon={KeyRound} label={t.switchOn} busy={change.isPending} onClick={switchOn} />}
      {some('desligarAcesso') && (
        <Act
          icon={Lock}
          label={t.switchOff}
          onClick={() => signInOffModal.open({ of, count: t.total(count), onDone: clear })}
        />
      )}
      {all('mudar') && (
        <Act icon={ArrowRightLeft} label={t.move} onClick={() => moveModal.open({ of, count, onDone: clear })} />
      )}
      {all('desligar') && <Act icon={UserX} label={t.dismiss} onClick={dismissAll} />}
    </BulkBar>
  );
}

/** All in sight are chosen, and the filter finds more: then they are chosen by it, whoever they are. */
function More({ chosen, total }: BulkActsProps) {
  const t = useTexts(workersTexts);
  if (chosen.whole) return <span className="px-2.5 pb-1 text-on-inverse/80">{t.wholeChosen(total)}</span>;
  return (
    <button type="button" className={clsx(bulkAct, 'underline')} onClick={chosen.takeWhole}>
      {t.chooseWhole(total)}
    </button>
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

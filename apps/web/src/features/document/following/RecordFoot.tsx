import { to as entry } from '@cracha/contract/navigation/entry-paths.ts';
import { to as paths } from '@cracha/contract/navigation/paths.ts';
import type { LucideIcon } from 'lucide-react';
import {
  AtSign,
  Bell,
  CalendarClock,
  Check,
  Download,
  PenLine,
  RotateCcw,
  Send,
  ShieldCheck,
  Stamp,
  Users,
  X,
} from 'lucide-react';
import { navigateTo } from '#kernel/base/address.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { reasonModal } from '#ui/form/reason-modal.ts';
import type { Followed } from '../document.api.ts';
import { actTexts } from './acts.messages.ts';
import { takeDocument, useJudge, useRequestActs } from './following.api.ts';
import { recordTexts } from './record.messages.ts';
import { type Cause, standingOf } from './standing.ts';
import { useDocumentActs } from './useDocumentActs.ts';

const contactModal = modal(async () => (await import('./ContactModal.tsx')).ContactModal);
const replaceModal = modal(async () => (await import('./ReplaceModal.tsx')).ReplaceModal);

interface Repair {
  key: string;
  may: boolean;
  icon: LucideIcon;
  label: string;
  run: () => void;
  bad?: boolean;
}

/** What repairs the cause stands first and is filled; beside it what else may be done. */
export function RecordFoot({ of }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const { cause } = standingOf(of);
  const repairs = useRepairs(of).filter(({ may }) => may);
  const first = firstOf[cause];
  const sorted = [...repairs.filter(({ key }) => key === first), ...repairs.filter(({ key }) => key !== first)];
  const hint = hintOf(cause);
  return (
    <>
      <div className="mr-auto flex flex-wrap gap-2">
        {sorted.map(({ key, icon: Icon, label, run, bad }, at) => (
          <Button key={key} look={bad ? 'danger-ghost' : at === 0 ? 'primary' : 'outline'} onClick={run}>
            {!bad && <Icon size={16} aria-hidden />}
            {label}
          </Button>
        ))}
      </div>
      {hint && sorted.length > 0 && <p className="text-sm text-ink-2 max-lg:w-full">{t.hints[hint]}</p>}
    </>
  );
}

const firstOf: Partial<Record<Cause, string>> = {
  ...{ draft: 'prepare', ready: 'send', returned: 'contact', noAnswer: 'contact', yours: 'sign' },
  ...{ sealMissing: 'seal', completed: 'take', expired: 'extend', refused: 'replace', canceled: 'replace' },
  ...{ toDecide: 'accept' },
};

function hintOf(cause: Cause): 'contact' | 'remind' | 'signed' | 'seal' | 'extend' | undefined {
  if (cause === 'returned' || cause === 'noAnswer') return 'contact';
  if (cause === 'completed') return 'signed';
  if (cause === 'sealMissing') return 'seal';
  if (cause === 'expired') return 'extend';
  const waits: readonly Cause[] = ['notOpened', 'notFinished', 'notSigned', 'unread', 'unacknowledged'];
  return waits.includes(cause) ? 'remind' : undefined;
}

const acceptModal = modal(async () => (await import('./AcceptModal.tsx')).AcceptModal);
const nothing = () => undefined;

function useRepairs(of: Followed): Repair[] {
  const t = useTexts(recordTexts);
  const words = useTexts(actTexts);
  const { owner, to } = useStaffWay();
  const { document, request } = of;
  const { id, can, situacao } = document;
  const standing = standingOf(of);
  const acts = useDocumentActs();
  const asked = useRequestActs(request?.id ?? '');
  const judge = useJudge(id);
  const may = request?.can ?? [];
  const told = (act: Promise<unknown>, done: string) => void act.then(() => toast(done), tellFailure);
  const outsider = request?.assinantes.find(
    ({ id }) => id === standing.signer?.id && standing.signer.entregas.length > 0,
  );
  const isSealed = situacao === 'concluido';
  return [
    {
      key: 'prepare',
      may: standing.cause === 'draft',
      icon: Users,
      label: t.acts.prepare,
      run: () => navigateTo(to.prepareDocument(id)),
    },
    {
      ...{ key: 'signers', may: may.includes('assinantes'), icon: Users, label: t.acts.signers },
      run: () => navigateTo(to.prepareDocument(id)),
    },
    {
      key: 'send',
      may: may.includes('envia'),
      icon: Send,
      label: t.acts.send,
      run: () => told(asked.send(), t.done.sent),
    },
    {
      ...{ key: 'sign', may: may.includes('assina'), icon: PenLine, label: t.acts.sign },
      run: () => navigateTo(paths.signature.document(request?.id ?? '', owner === 'manager' ? 'gestor' : 'rh')),
    },
    {
      ...{
        key: 'contact',
        may: may.includes('contato') && outsider !== undefined,
        icon: AtSign,
        label: t.acts.contact,
      },
      run: () => outsider && request && contactModal.open({ request, signer: outsider }),
    },
    {
      key: 'seal',
      may: may.includes('sela'),
      icon: Stamp,
      label: t.acts.seal,
      run: () => told(asked.seal(), t.done.sealing),
    },
    {
      ...{ key: 'take', may: isSealed && can.includes('baixa'), icon: Download, label: t.acts.takeIt },
      run: () => void takeDocument(document, true).catch(tellFailure),
    },
    {
      ...{ key: 'check', may: isSealed && request !== undefined, icon: ShieldCheck, label: t.acts.check },
      run: () => navigateTo(entry.authenticity(request?.codigoAutenticidade)),
    },
    {
      key: 'accept',
      may: can.includes('aceita'),
      icon: Check,
      label: t.acts.accept,
      run: () => (owner === 'hr' ? acceptModal.open({ id }) : told(judge.accept(), t.done.accepted)),
    },
    {
      ...{ key: 'reject', may: can.includes('recusa'), icon: X, label: t.acts.reject, bad: true },
      run: () =>
        reasonModal.open({
          title: t.acts.reject,
          act: t.acts.reject,
          children: t.rejectLead,
          onConfirm: motivo => judge.reject(motivo).then(() => toast(t.done.rejected)),
        }),
    },
    {
      key: 'remind',
      may: can.includes('lembrete') && standing.cause !== 'returned',
      icon: Bell,
      label: words.remind,
      run: () => acts.remind([document], nothing),
    },
    {
      key: 'extend',
      may: may.includes('estende'),
      icon: CalendarClock,
      label: words.extend,
      run: () => acts.extend([document], nothing),
    },
    {
      ...{
        key: 'replace',
        may: may.includes('substitui') && situacao !== 'aguardando',
        icon: RotateCcw,
        label: t.acts.replace,
      },
      run: () => request && replaceModal.open({ request }),
    },
    {
      key: 'cancel',
      may: may.includes('cancela'),
      icon: X,
      label: words.cancel,
      bad: true,
      run: () => acts.cancel([document], nothing),
    },
  ];
}

import { to } from '@cracha/contract/navigation/paths.ts';
import {
  BellRing,
  CalendarDays,
  Download,
  Eye,
  EyeOff,
  FileText,
  Gift,
  Mail,
  Plus,
  Trash2,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { reportFailure, tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { question } from '#ui/staff/questions.ts';
import { BulkActs, RowActs } from '#ui/staff/RowActs.tsx';
import {
  downloadBenefit,
  type StaffBenefitRow,
  useDeleteBenefits,
  useRemindOfBenefits,
  useShowBenefits,
} from '../benefit.api.ts';
import { useReopening } from '../list/useReopening.ts';
import { sendByEmail } from '../receipt.api.ts';
import { useDocumentActs } from '../useDocumentActs.tsx';
import { benefitTexts } from './benefits.messages.ts';
import { creditDayModal } from './credit-day-modal.ts';
import { StaffBenefitList } from './StaffBenefitList.tsx';

type Rows = readonly StaffBenefitRow[];

/** HR's benefits of a month: what was imported or typed in, who has seen it, and what HR does about it. */
export function Screen() {
  const t = useTexts(benefitTexts);
  const can = useCan();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const acts = useBenefitActs();
  const imports = can('RhImportacaoVisualizar');
  return (
    <StaffBenefitList
      owner="hr"
      selection={{ chosen, onChange: setChosen }}
      primary={
        <>
          {imports && <LinkButton href={to.hr.imports()} icon={Upload} label={t.import} />}
          {can('RhBeneficioCriar') && <LinkButton primary href={to.hr.newBenefit()} icon={Plus} label={t.newOne} />}
        </>
      }
      rowMenu={row => <RowMenu row={row} acts={acts} />}
      bulk={rows => (
        <Bulk rows={rows.filter(row => chosen.has(row.id))} acts={acts} onDone={() => setChosen(new Set())} />
      )}
      empty={{
        icon: Gift,
        title: t.none,
        lead: t.noneLead,
        action: can('RhBeneficioCriar') && (
          <LinkButton primary href={to.hr.newBenefit()} icon={Plus} label={t.newOne} />
        ),
      }}
    />
  );
}

function LinkButton({
  href,
  icon: Icon,
  label,
  primary,
}: {
  href: string;
  icon: typeof Plus;
  label: string;
  primary?: boolean;
}) {
  const look = primary ? 'primary' : 'outline';
  return (
    <Link href={href} className={buttonLook({ look })}>
      <Icon size={16} aria-hidden />
      {label}
    </Link>
  );
}

function useBenefitActs() {
  const t = useTexts(benefitTexts);
  const remind = useRemindOfBenefits();
  const show = useShowBenefits();
  const removal = useDeleteBenefits();
  const reopening = useReopening();
  const document = useDocumentActs(
    { removeTitle: t.deleteTitle, removeLead: t.deleteLead, removed: t.deleted },
    { remind: remind.mutateAsync, remove: removal.mutateAsync },
  );
  const idsOf = (rows: Rows) => rows.map(({ id }) => id);
  return {
    remind: (rows: Rows) => document.remind(idsOf(rows)),
    remove: (rows: Rows) => document.remove(idsOf(rows)),
    setDay: (rows: Rows) => creditDayModal.open({ rows: rows }),
    reopening: (row: StaffBenefitRow) => reopening(row, row.situacao === 'discordou'),
    setVisible: (rows: Rows, visible: boolean) =>
      question.open({
        title: visible ? t.showTitle(rows.length) : t.hideTitle(rows.length),
        act: visible ? t.show : t.hide,
        children: <p>{visible ? t.showLead : t.hideLead}</p>,
        onConfirm: () =>
          reportFailure(show.mutateAsync({ ids: idsOf(rows), visible }).then(({ total }) => toast(t.changed(total)))),
      }),
  };
}

type Acts = ReturnType<typeof useBenefitActs>;

function RowMenu({ row, acts }: { row: StaffBenefitRow; acts: Acts }) {
  const t = useTexts(benefitTexts);
  const can = (act: StaffBenefitRow['can'][number]) => row.can.includes(act);
  const email = () => sendByEmail(row.id).then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure);
  return (
    <RowActs
      name={row.nomeEmpregado}
      acts={[
        { may: true, icon: FileText, label: t.open, run: () => navigateTo(to.hr.benefit(row.id)) },
        {
          may: can('baixar'),
          icon: Download,
          label: t.pdf,
          run: () => void downloadBenefit(row).catch(tellFailure),
        },
        { may: can('enviarEmail'), icon: Mail, label: t.email, run: () => void email() },
        { may: can('lembrar'), icon: BellRing, label: t.remind, run: () => acts.remind([row]) },
        { may: can('definirDia'), icon: CalendarDays, label: t.setDay, run: () => acts.setDay([row]) },
        { may: can('ocultar'), icon: EyeOff, label: t.hide, run: () => acts.setVisible([row], false) },
        { may: can('mostrar'), icon: Eye, label: t.show, run: () => acts.setVisible([row], true) },
        acts.reopening(row),
        { may: can('excluir'), icon: Trash2, label: t.delete, run: () => acts.remove([row]), bad: true },
      ]}
    />
  );
}

function Bulk({ rows, acts, onDone }: { rows: Rows; acts: Acts; onDone: () => void }) {
  const t = useTexts(benefitTexts);
  const all = (act: StaffBenefitRow['can'][number]) => rows.every(row => row.can.includes(act));
  return (
    <BulkActs
      count={rows.length}
      onDone={onDone}
      acts={[
        { may: all('lembrar'), icon: BellRing, label: t.remind, run: () => acts.remind(rows) },
        { may: all('definirDia'), icon: CalendarDays, label: t.setDay, run: () => acts.setDay(rows) },
        { may: all('ocultar'), icon: EyeOff, label: t.hide, run: () => acts.setVisible(rows, false) },
        { may: all('mostrar'), icon: Eye, label: t.show, run: () => acts.setVisible(rows, true) },
        { may: all('excluir'), icon: Trash2, label: t.delete, run: () => acts.remove(rows) },
      ]}
    />
  );
}

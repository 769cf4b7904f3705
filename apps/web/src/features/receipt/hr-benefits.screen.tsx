import { to } from '@cracha/contract/navigation/paths.ts';
import {
  BellRing,
  Download,
  Eye,
  EyeOff,
  FileText,
  Gift,
  Mail,
  MoreHorizontal,
  Plus,
  Trash2,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import { navigateTo } from '#kernel/address.ts';
import { useCan } from '#kernel/can.ts';
import { tellFailure } from '#kernel/failure.ts';
import { openModal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { toast } from '#kernel/toasts.ts';
import { BulkBar, bulkAct } from '#ui/BulkBar.tsx';
import { buttonLook, IconButton } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { Link } from '#ui/Link.tsx';
import { Menu, MenuItem, MenuLine } from '#ui/Menu.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { uiTexts } from '#ui/ui.messages.ts';
import {
  downloadBenefit,
  type StaffBenefitRow,
  useDeleteBenefits,
  useRemindOfBenefits,
  useShowBenefits,
} from './benefit.api.ts';
import { benefitTexts } from './benefits.messages.ts';
import { sendByEmail } from './receipt.api.ts';
import { StaffBenefitList } from './StaffBenefitList.tsx';
import { told, useDocumentActs } from './useDocumentActs.tsx';

const showModal = 'benefits.show';

type Rows = readonly StaffBenefitRow[];

/** HR's benefits of a month: what was imported or typed in, who has seen it, and what HR does about it. */
export function Screen() {
  const t = useTexts(benefitTexts);
  const can = useCan();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const acts = useBenefitActs();
  const imports = can('RhImportacaoVisualizar');
  return (
    <>
      <StaffBenefitList
        owner="hr"
        selection={{ chosen, onChange: setChosen }}
        primary={
          <>
            {imports && <Way href={to.hr.imports()} icon={Upload} label={t.import} />}
            {can('RhBeneficioCriar') && <Way primary href={to.hr.newBenefit()} icon={Plus} label={t.newOne} />}
          </>
        }
        rowMenu={row => <RowMenu row={row} acts={acts} />}
        bulk={rows => (
          <Bulk rows={rows.filter(row => chosen.has(row.id))} acts={acts} onDone={() => setChosen(new Set())} />
        )}
        whenEmpty={
          <StateBlock
            icon={Gift}
            title={t.none}
            action={can('RhBeneficioCriar') && <Way primary href={to.hr.newBenefit()} icon={Plus} label={t.newOne} />}
          >
            {t.noneLead}
          </StateBlock>
        }
      />
      {acts.dialogs}
    </>
  );
}

function Way({
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
    <Link href={href} className={buttonLook({ look, className: 'max-lg:h-11' })}>
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
  const [asked, setAsked] = useState<{ ids: string[]; visible: boolean }>({ ids: [], visible: true });
  const document = useDocumentActs(
    { reminded: t.reminded, removeTitle: t.deleteTitle, removeLead: t.deleteLead, removed: t.deleted },
    { remind: remind.mutateAsync, remove: removal.mutateAsync },
  );
  const idsOf = (rows: Rows) => rows.map(({ id }) => id);
  return {
    remind: (rows: Rows) => document.remind(idsOf(rows)),
    remove: (rows: Rows) => document.remove(idsOf(rows)),
    setVisible: (rows: Rows, visible: boolean) => {
      setAsked({ ids: idsOf(rows), visible });
      openModal(showModal);
    },
    dialogs: (
      <>
        {document.dialogs}
        <Confirm
          name={showModal}
          title={asked.visible ? t.showTitle(asked.ids.length) : t.hideTitle(asked.ids.length)}
          act={asked.visible ? t.show : t.hide}
          onConfirm={() => told(show.mutateAsync(asked).then(({ total }) => toast(t.changed(total))))}
        >
          <p>{asked.visible ? t.showLead : t.hideLead}</p>
        </Confirm>
      </>
    ),
  };
}

type Acts = ReturnType<typeof useBenefitActs>;

function RowMenu({ row, acts }: { row: StaffBenefitRow; acts: Acts }) {
  const t = useTexts(benefitTexts);
  const { actionsOf } = useTexts(uiTexts);
  const can = (act: StaffBenefitRow['can'][number]) => row.can.includes(act);
  const email = () => sendByEmail(row.id).then(({ enviadoPara }) => toast(t.sentTo(enviadoPara)), tellFailure);
  return (
    <Menu
      trigger={
        <IconButton size="icon-sm" className="max-lg:size-11!" label={actionsOf(row.nomeEmpregado)}>
          <MoreHorizontal size={17} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={FileText} onClick={() => navigateTo(to.hr.benefit(row.id))}>
        {t.open}
      </MenuItem>
      {can('baixar') && (
        <MenuItem icon={Download} onClick={() => void downloadBenefit(row).catch(tellFailure)}>
          {t.pdf}
        </MenuItem>
      )}
      {can('enviarEmail') && (
        <MenuItem icon={Mail} onClick={() => void email()}>
          {t.email}
        </MenuItem>
      )}
      {can('lembrar') && (
        <MenuItem icon={BellRing} onClick={() => acts.remind([row])}>
          {t.remind}
        </MenuItem>
      )}
      {can('ocultar') && (
        <MenuItem icon={EyeOff} onClick={() => acts.setVisible([row], false)}>
          {t.hide}
        </MenuItem>
      )}
      {can('mostrar') && (
        <MenuItem icon={Eye} onClick={() => acts.setVisible([row], true)}>
          {t.show}
        </MenuItem>
      )}
      {can('excluir') && (
        <>
          <MenuLine />
          <MenuItem bad icon={Trash2} onClick={() => acts.remove([row])}>
            {t.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function Bulk({ rows, acts, onDone }: { rows: Rows; acts: Acts; onDone: () => void }) {
  const t = useTexts(benefitTexts);
  const all = (act: StaffBenefitRow['can'][number]) => rows.every(row => row.can.includes(act));
  const offered: [act: StaffBenefitRow['can'][number], icon: typeof Plus, label: string, run: () => void][] = [
    ['lembrar', BellRing, t.remind, () => acts.remind(rows)],
    ['ocultar', EyeOff, t.hide, () => acts.setVisible(rows, false)],
    ['mostrar', Eye, t.show, () => acts.setVisible(rows, true)],
    ['excluir', Trash2, t.delete, () => acts.remove(rows)],
  ];
  return (
    <BulkBar count={rows.length} onClear={onDone}>
      {offered
        .filter(([act]) => all(act))
        .map(([act, Icon, label, run]) => (
          <button key={act} type="button" className={bulkAct} onClick={run}>
            <Icon size={16} aria-hidden />
            {label}
          </button>
        ))}
    </BulkBar>
  );
}

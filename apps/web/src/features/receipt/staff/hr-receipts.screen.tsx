import { to } from '@cracha/contract/navigation/paths.ts';
import { FileText, MessageSquareText, Plus, ReceiptText, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { modal, useOpenWith } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import type { StaffReceiptRow } from '../receipt.types.ts';
import { staffTexts } from '../staff.messages.ts';
import { ImportStrip } from './ImportStrip.tsx';
import { ReceiptRowMenu } from './ReceiptRowMenu.tsx';
import { StaffReceiptList } from './StaffReceiptList.tsx';
import { useHrActs } from './useHrActs.tsx';

// the list comes first: what opens beside it is asked for
const receiptSide = modal(async () => (await import('./ReceiptSide.tsx')).ReceiptSide);
const versionModal = modal(async () => (await import('./VersionModal.tsx')).VersionModal);
const HrActs = lazy(async () => ({ default: (await import('./HrActs.tsx')).HrActs }));
const UndatedAct = lazy(async () => ({ default: (await import('./UndatedAct.tsx')).UndatedAct }));

export function Screen() {
  const t = useTexts(staffTexts);
  const can = useCan();
  const { query, setQuery } = useAddress();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const acts = useHrActs();
  const imports = can('RhImportacaoVisualizar');
  useOpenWith(receiptSide, query.id, {}, () => setQuery({ id: undefined }));
  useTitle(t.title);
  return (
    <StaffReceiptList
      owner="hr"
      strip={imports && <ImportStrip />}
      selection={{ chosen, onChange: setChosen }}
      primary={
        <>
          {can('RhEmpresaEditar') && <VersionButton />}
          {can('RhDiscordanciaVisualizar') && <DisputesLink />}
          {can('RhReciboCriar') && <TypeLink />}
          {imports && <ImportLink />}
        </>
      }
      rowMenu={(row: StaffReceiptRow) => <ReceiptRowMenu row={row} acts={acts} />}
      undated={
        can('RhReciboEditar') &&
        ((filter, total) => (
          <Suspense>
            <UndatedAct filter={filter} total={total} />
          </Suspense>
        ))
      }
      bulk={rows =>
        chosen.size > 0 && (
          <Suspense>
            <HrActs rows={rows.filter(row => chosen.has(row.id))} acts={acts} onDone={() => setChosen(new Set())} />
          </Suspense>
        )
      }
      empty={{ icon: ReceiptText, title: t.none, lead: t.noneLead, action: imports && <ImportLink /> }}
    />
  );
}

function VersionButton() {
  const t = useTexts(staffTexts);
  return (
    <Button onClick={() => versionModal.open()}>
      <FileText size={16} aria-hidden />
      {t.receiptVersion}
    </Button>
  );
}

function DisputesLink() {
  const t = useTexts(staffTexts);
  return (
    <Link href={to.hr.disputes()} className={buttonLook()}>
      <MessageSquareText size={16} aria-hidden />
      {t.seeDisagreements}
    </Link>
  );
}

function TypeLink() {
  const t = useTexts(staffTexts);
  return (
    <Link href={to.hr.newReceipt()} className={buttonLook()}>
      <Plus size={16} aria-hidden />
      {t.typeReceipt}
    </Link>
  );
}

function ImportLink() {
  const t = useTexts(staffTexts);
  return (
    <Link href={to.hr.imports()} className={buttonLook({ look: 'primary' })}>
      <Upload size={16} aria-hidden />
      {t.import}
    </Link>
  );
}

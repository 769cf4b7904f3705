import { ReceiptText } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { inSentence, useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { DisputeBox } from '../dispute/DisputeBox.tsx';
import { useDispute } from '../dispute/dispute.api.ts';
import { loadOfOne } from '../document-load.ts';
import { QrSwitch } from '../QrSwitch.tsx';
import { useReceipt } from '../receipt.api.ts';
import { StaffThread } from '../StaffThread.tsx';
import { staffTexts } from '../staff.messages.ts';
import { PayDay } from './PayDay.tsx';
import { citedLine, StaffReceipt } from './StaffReceipt.tsx';

/** The receipt and its thread beside the list; which one is in the address. */
export function ReceiptSide() {
  const t = useTexts(staffTexts);
  const kinds = useTexts(kindTexts);
  const { competence } = useFormats();
  const { query } = useAddress();
  const one = useReceipt(query.id);
  const receipt = one.data;
  const asked = receipt?.can.includes('conversar') === true;
  const about = useDispute(query.id ?? '', asked);
  const dispute = about.data ?? undefined;
  // what stands first comes first: the receipt would jump below a question that comes late
  const load = asked && about.isLoading ? { ...loadOfOne(one), state: 'loading' as const } : loadOfOne(one);
  return (
    <Modal
      shape="side"
      title={receipt?.nome ?? t.open}
      description={receipt && `${kinds[receipt.especie]}, ${inSentence(competence(receipt.mes, receipt.ano))}`}
    >
      <ListBody {...load} whenEmpty={<StateBlock icon={ReceiptText} title={t.notFound} />}>
        {receipt && (
          <>
            {dispute && <DisputeBox key={receipt.id} dispute={dispute} lines={receipt.verbas.map(citedLine)} />}
            <StaffReceipt receipt={receipt} cited={dispute?.verba}>
              {receipt.can.includes('definirDia') && <PayDay key={receipt.id} receipt={receipt} />}
            </StaffReceipt>
            <QrSwitch document={receipt} />
            {asked && !dispute && <StaffThread id={receipt.id} />}
          </>
        )}
      </ListBody>
    </Modal>
  );
}

import { ReceiptText } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { staffTexts } from '../staff.messages.ts';
import { StaffReceiptList } from './StaffReceiptList.tsx';

/** The team's receipts, to read. */
export function Screen() {
  const t = useTexts(staffTexts);
  useTitle(t.title);
  return (
    <StaffReceiptList
      owner="manager"
      whenEmpty={
        <StateBlock icon={ReceiptText} title={t.noneManager}>
          {t.noneManagerLead}
        </StateBlock>
      }
    />
  );
}

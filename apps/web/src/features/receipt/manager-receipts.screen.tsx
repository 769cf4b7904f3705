import { ReceiptText } from 'lucide-react';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { StateBlock } from '#ui/StateBlock.tsx';
import { StaffReceiptList } from './StaffReceiptList.tsx';
import { staffTexts } from './staff.messages.ts';

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

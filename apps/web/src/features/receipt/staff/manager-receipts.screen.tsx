import { ReceiptText } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { staffTexts } from '../staff.messages.ts';
import { StaffReceiptList } from './StaffReceiptList.tsx';

/** The team's receipts, to read. */
export function Screen() {
  const t = useTexts(staffTexts);
  useTitle(t.title);
  return (
    <StaffReceiptList owner="manager" empty={{ icon: ReceiptText, title: t.noneManager, lead: t.noneManagerLead }} />
  );
}

import { Gift } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { benefitTexts } from './benefits.messages.ts';
import { StaffBenefitList } from './StaffBenefitList.tsx';

/** The team's benefits, to read. */
export function Screen() {
  const t = useTexts(benefitTexts);
  return <StaffBenefitList owner="manager" empty={{ icon: Gift, title: t.noneManager, lead: t.noneManagerLead }} />;
}

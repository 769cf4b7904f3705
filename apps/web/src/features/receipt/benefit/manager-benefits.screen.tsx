import { Gift } from 'lucide-react';
import { useTexts } from '#kernel/base/texts.ts';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { benefitTexts } from './benefits.messages.ts';
import { StaffBenefitList } from './StaffBenefitList.tsx';

/** The team's benefits, to read. */
export function Screen() {
  const t = useTexts(benefitTexts);
  return (
    <StaffBenefitList
      owner="manager"
      whenEmpty={
        <StateBlock icon={Gift} title={t.noneManager}>
          {t.noneManagerLead}
        </StateBlock>
      }
    />
  );
}

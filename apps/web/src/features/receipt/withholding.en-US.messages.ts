import { counted } from '#kernel/texts.ts';
import type { WithholdingTexts } from './withholding.messages.ts';

const n = counted('en-US');

export const texts: WithholdingTexts = {
  withhold: 'Withhold with a reason',
  giveBack: 'Give back to the worker',
  title: count => (count === 1 ? 'Withhold this payslip?' : `Withhold ${n(count, 'payslip', 'payslips')}?`),
  lead: 'The worker sees the month and the reason, no amounts. You give it back later.',
  reason: 'Reason',
  reasonHelp: 'The worker reads it. From 10 to 250 characters.',
  reasonFirst: 'Write the reason to continue (10 to 250 characters)',
  act: 'Withhold',
  withheld: count => `${n(count, 'payslip withheld', 'payslips withheld')}. Whoever gets it has been told.`,
  givenBack: count => n(count, 'payslip given back', 'payslips given back'),
  state: 'withheld',
  since: when => `Withheld since ${when}`,
};

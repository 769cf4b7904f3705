import { counted } from '#kernel/texts.ts';
import type { KeepTexts } from './keep.messages.ts';

const n = counted('en-US');

export const texts: KeepTexts = {
  title: 'Keep on this phone',
  lead: 'Your last 12 payslips and last income statement open even offline. They are encrypted, on this device only.',
  ends: "They go when you sign out, or 30 days after the last update. Don't turn this on on somebody else's phone.",
  keeping: 'Keeping',
  kept: (receipts, statement) => `${n(receipts, 'payslip', 'payslips')}${statement ? ' and the income statement' : ''}`,
  since: (what, when) => `Kept: ${what} · updated on ${when}`,
  gone: 'Nothing is kept on this phone any more',
  failed: 'This phone could not keep them. Try again later.',
};

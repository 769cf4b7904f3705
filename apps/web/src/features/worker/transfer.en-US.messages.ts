import type { TransferTexts } from './transfer.messages.ts';

export const texts: TransferTexts = {
  title: 'Change company',
  lead: 'The employment in this company ends the day before, and the record goes on in the other one. Payslips and files of before stay here; the new folder shows the files, too, to who reaches both employments.',
  company: 'New company or branch',
  choose: 'Choose',
  noOther: 'You reach no other active company of this group.',
  registration: 'Registration in the new company',
  registrationHelp: 'Left blank, it stays the same',
  from: 'In the new company from',
  reason: 'Reason',
  send: 'Register',
  kept: 'Change of company registered',
  waits: (company, day) => `Goes to ${company} on ${day}`,
  waitsLead: registration => `Registration in the new company: ${registration}`,
  blocked: company => `The change to ${company} is held up`,
  blockedLead: registration =>
    `The registration ${registration} is another person’s there by now. Undo and register with another one, or free it: we try again every night.`,
  blockedInactive: 'The company is inactive. Take it back, or activate the company: we try again every night.',
  done: (company, day) => `In ${company} since ${day}`,
  open: 'Open present record',
  takeBack: 'Undo',
  takenBack: 'Change of company undone',
  elsewhere: 'another company',
};

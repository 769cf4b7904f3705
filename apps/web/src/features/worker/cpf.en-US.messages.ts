import type { CpfTexts } from './cpf.messages.ts';

export const texts: CpfTexts = {
  title: 'Correct the CPF',
  lead: 'The record, receipts and documents of this employment go to the person of the right CPF. No account changes hands.',
  right: 'Right CPF',
  again: 'Type the right CPF again',
  reason: 'Reason',
  reasonHelp: '10 to 250 letters. It stays in the record’s history.',
  which: 'Which employment has the wrong CPF?',
  one: 'This one only',
  all: count => `All ${count} employments of this person`,
  invitation: 'Invitations and letters already sent stop working: invite again.',
  send: 'Correct the CPF',
  done: 'CPF corrected',
  differs: 'The two CPFs differ',
  same: 'It is the CPF the record has',
  choose: 'Say which employment',
  cameIn:
    'This CPF can’t be corrected here: its holder has come into Crachá already or has another access, or the right CPF is your own. Register the worker with the right CPF and another registration, and dismiss this employment.',
};

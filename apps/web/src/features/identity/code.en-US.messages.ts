import { counted } from '#kernel/texts.ts';
import type { CodeTexts } from './code.messages.ts';

const n = counted('en-US');

export const texts: CodeTexts = {
  label: '6-digit code',
  missing: count => `${n(count, 'digit', 'digits')} to go`,
  confirm: 'Confirm',
  againIn: time => `Did it not arrive? Ask for another in ${time}.`,
  resend: 'Send another code',
  valid: 'The code is valid for 10 minutes. Nobody from HR will ask you for it.',
};

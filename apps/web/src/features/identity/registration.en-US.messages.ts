import type { RegistrationTexts } from './registration.messages.ts';

export const texts: RegistrationTexts = {
  title: 'Activate the authenticator',
  lead: 'Install an authenticator app on your phone and scan the QR code with it.',
  qr: 'QR code for the authenticator app',
  noCamera: 'No camera? Type this key into the app:',
  copyKey: 'Copy key',
  copied: 'Copied',
  label: '6-digit code from the app',
  once: 'This cannot be undone.',
  activate: 'Activate',
  codesTitle: 'Keep your reserve codes',
  codesLead: 'Each one works once in place of the app. They are not shown again.',
  codes: 'Reserve codes',
  copy: 'Copy',
  download: 'Download .txt',
  print: 'Print',
  fileName: 'cracha-reserve-codes.txt',
  kept: 'I have kept the codes',
  keepFirst: 'Tick that you have kept the codes',
  goOn: 'Continue',
};

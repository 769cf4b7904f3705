import type { PolicyTexts } from './privacy-policy.messages.ts';

export const texts: PolicyTexts = {
  title: 'How we look after your data',
  version: version => `Version ${version}. A 4-minute read.`,
  howMuch: 'How much you have read',
  readPart: percent => `You have read ${percent}%`,
  readAll: 'You have read to the end',
  goOn: 'Continue',
  accept: 'I have read and accept',
  whoTitle: '1. Who is responsible',
  who: 'The company you work for decides what is done with your work data. The law calls it the controller. Crachá keeps and shows that data on its behalf and follows its instructions: it is the processor.\nFor your Crachá account (sign-in, password, devices and security), Crachá itself is responsible.',
  whatTitle: '2. Which data we keep',
  what: 'Record: name, CPF, date of birth, cell phone, e-mail and a photo, if you want one.\nWork: company, job, hiring date, salary, payslips, benefits, income statements, time clock, requests and documents.\nAccount: password (kept in a way nobody can read), devices, and the date, time and internet address of each sign-in.\nRace or colour: only what you declare. It is sensitive data, and you may prefer not to say where the law allows it.',
  whyTitle: '3. What we use it for',
  why: 'To show and prove your pay, record your hours, answer your requests, send the notices you expect and protect your account.\nWe do not sell data. We do not use your payslips for advertising. No decision about you is taken by a computer alone.',
  basisTitle: '4. What the law allows',
  basis:
    'We follow the Brazilian General Data Protection Law (Law 13,709 of 2018). We use your data to fulfil the employment contract and the labour, social security and income tax laws (article 7, items II and V; for sensitive data, article 11, item II, letter a).\nFor the safety of the account we rely on the legitimate interest in preventing fraud and on the exercise of rights (article 7, items VI and IX).',
  acceptanceTitle: '5. What your acceptance means',
  acceptance:
    'It records that you have read this notice, with the version, the date and the internet address. It does not replace the law and takes no right from you.',
  whoSeesTitle: '6. Who can see it',
  whoSees:
    'You, your company’s HR and whoever was given that permission. Managers see what they need of their own team. Seeing salaries is a permission apart.\nCrachá support enters your account only if you allow it, for a time you choose. Every access is recorded.',
  sharedTitle: '7. Who we share it with',
  shared:
    'With public bodies where the law requires it (eSocial, the tax office, social security). With banks, to pay you. With those who host the servers and send SMS and e-mail, for that service only. With the association or the club, only if you take part.',
  howLongTitle: '8. For how long',
  howLong:
    'While you work at the company and afterwards for as long as the law asks: in general 5 years for payslips and time clock, and 30 years for what concerns FGTS. You still have access to your payslips after you leave.\nRecords of sign-ins are kept for 6 months. What is past its term is erased.',
  safetyTitle: '9. How we protect it',
  safety:
    'Data travels encrypted. Each company sees only its own. Whoever handles money signs in with a second code. If a leak may harm you, we tell you and the authority.',
  rightsTitle: '10. Your rights',
  rights:
    'You can know which data we have, see it, correct it, download a copy, know who it was shared with, ask to erase what the law does not oblige us to keep, and complain. It is free.\nAsk your company’s HR or us. The full answer arrives within 15 days.',
  contactTitle: '11. Talk to us',
  contact:
    'Crachá’s data protection officer: privacidade@cracha.example. For work data, talk to your company’s HR too.\nIf the answer does not solve it, go to the National Data Protection Authority (ANPD), at gov.br/anpd.',
  changesTitle: '12. If this notice changes',
  changes: 'We show the new version at your next sign-in and ask you to read it again. Old versions are kept.',
};

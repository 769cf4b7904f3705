import type { EthnicityTexts } from './ethnicity.messages.ts';

export const texts: EthnicityTexts = {
  title: 'What is your race or colour?',
  lead: 'What you declare counts. The law asks for it in eSocial.',
  legend: 'Race or colour',
  amarela: 'Asian (amarela)',
  branca: 'White (branca)',
  indigena: 'Indigenous (indígena)',
  parda: 'Mixed (parda)',
  preta: 'Black (preta)',
  naoInformada: 'I prefer not to say',
  declare: 'I declare that this is my answer.',
  declareLead: 'You can change it later in My data.',
  pickFirst: 'Choose an option',
  declareFirst: 'Tick the declaration',
  confirm: 'Confirm',
  later: 'Leave it for later',
};

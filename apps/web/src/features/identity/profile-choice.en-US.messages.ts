import type { ProfileChoiceTexts } from './profile-choice.messages.ts';

export const texts: ProfileChoiceTexts = {
  title: 'How do you want to enter?',
  lead: 'You can change it later, in the menu.',
  trabalhador: 'Enter as a worker',
  trabalhadorLead: 'Your payslips, your hours and your requests',
  rh: 'Enter as HR',
  rhLead: 'The companies’ workers, payslips and requests',
  gestor: 'Enter as a manager',
  gestorLead: 'Your team: approvals and hours',
  financeiro: 'Enter as finance',
  financeiroLead: 'Payments, cards and collection',
  admin: 'Enter as administration',
  adminLead: 'The platform: customers, plans and support',
  revendedor: 'Enter as a reseller',
  revendedorLead: 'The customers you look after',
  assemat: 'Enter as the association',
  assematLead: 'Members, loans and agreements',
  assinante: 'Enter to sign',
  assinanteLead: 'The document that waits for your signature',
};

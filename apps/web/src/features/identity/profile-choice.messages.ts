import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  title: 'Como você quer entrar?',
  lead: 'Você pode trocar depois, no menu.',
  trabalhador: 'Entrar como trabalhador',
  trabalhadorLead: 'Seus recibos, seu ponto e seus pedidos',
  rh: 'Entrar como RH',
  rhLead: 'Trabalhadores, recibos e pedidos das empresas',
  gestor: 'Entrar como gestão',
  gestorLead: 'A sua equipe: aprovações e ponto',
  financeiro: 'Entrar como financeiro',
  financeiroLead: 'Pagamentos, cartões e cobranças',
  admin: 'Entrar como administração',
  adminLead: 'A plataforma: clientes, planos e suporte',
  revendedor: 'Entrar como revenda',
  revendedorLead: 'Os clientes que você atende',
  assemat: 'Entrar como associação',
  assematLead: 'Sócios, empréstimos e convênios',
  assinante: 'Entrar para assinar',
  assinanteLead: 'O documento que espera a sua assinatura',
};

export type ProfileChoiceTexts = TextsOf<typeof portuguese>;

export const profileChoiceTexts = defineTexts<ProfileChoiceTexts>(portuguese, {
  'en-US': () => import('./profile-choice.en-US.messages.ts'),
  'es-ES': () => import('./profile-choice.es-ES.messages.ts'),
});

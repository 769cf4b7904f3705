import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  list: 'Usuários da empresa',
  add: 'Adicionar usuário',
  addTitle: (company: string) => `Novo usuário de ${company}`,
  addLead:
    'Quem ainda não tem conta recebe um convite. Quem já cuida de outras empresas do grupo passa a ver também esta.',
  changeTitle: (name: string) => `Perfil de ${name}`,
  changeLead: 'O perfil vale em todas as empresas deste papel.',
  change: 'Mudar perfil',
  save: 'Salvar perfil',
  saved: 'Perfil salvo',
  added: (name: string) => `${name} agora cuida desta empresa`,
  access: 'Acesso à empresa',
  on: 'Ligado',
  off: 'Desligado',
  switchOn: 'Ligar acesso',
  switchOff: 'Desligar acesso',
  switchedOn: 'Acesso ligado',
  switchedOff: 'Acesso desligado. Vale a partir do próximo clique da pessoa.',
  wholeGroup: 'Todas as empresas',
  actsOf: (name: string) => `Ações de ${name}`,
  none: 'Nenhum usuário',
  noneLead: 'Adicione quem cuida das pessoas desta empresa.',
};

export type CompanyUsersTexts = TextsOf<typeof portuguese>;

/** The users of one company. */
export const companyUsersTexts = defineTexts<CompanyUsersTexts>(portuguese, {
  'en-US': () => import('./company-users.en-US.messages.ts'),
  'es-ES': () => import('./company-users.es-ES.messages.ts'),
});

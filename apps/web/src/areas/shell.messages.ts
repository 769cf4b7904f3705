import { defineTexts, type TextsOf } from '#kernel/texts.ts';

const portuguese = {
  worker: 'Trabalhador',
  hr: 'RH',
  manager: 'Gestão',
  finance: 'Financeiro',
  platform: 'Administração',
  reseller: 'Revenda',
  association: 'Associação',
  signer: 'Assinatura',
  main: 'Principal',
  more: 'Mais',
  help: 'Ajuda',
  support: 'Falar com o suporte',
  menus: 'Por que cada menu aparece',
  privacyRequests: 'Pedidos de dados pessoais',
  signOut: 'Sair',
  usingAs: 'Você está usando como',
  changeGroup: 'Trocar grupo de acesso',
  search: 'Buscar ou ir para',
  searchHint: 'Nome da tela ou ação',
  goTo: 'Ir para',
  act: 'Fazer',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  account: 'Minha conta',
  theme: 'Tema',
  themeSystem: 'Do aparelho',
  themeLight: 'Claro',
  themeDark: 'Escuro',
  language: 'Idioma',
  keysOn: 'Ligar atalhos de uma tecla',
  keysOff: 'Desligar atalhos de uma tecla',
  brasilia: 'Horário de Brasília',
};

export type ShellTexts = TextsOf<typeof portuguese>;

/** The frames of the areas. */
export const shellTexts = defineTexts<ShellTexts>(portuguese, {
  'en-US': () => import('./shell.en-US.messages.ts'),
  'es-ES': () => import('./shell.es-ES.messages.ts'),
});

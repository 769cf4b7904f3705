import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** The frames of the areas. */
export const shellTexts = defineTexts({
  worker: ['Trabalhador', 'Worker', 'Trabajo'],
  hr: word.hr,
  manager: word.management,
  finance: word.finance,
  platform: ['Administração', 'Administration', 'Administración'],
  reseller: ['Revenda', 'Reseller', 'Reventa'],
  association: ['Associação', 'Association', 'Asociación'],
  signer: ['Assinatura', 'Signature', 'Firma'],
  main: ['Principal', 'Main', 'Principal'],
  more: ['Mais', 'More', 'Más'],
  help: ['Ajuda', 'Help', 'Ayuda'],
  support: ['Falar com o suporte', 'Talk to support', 'Hablar con soporte'],
  menus: ['Por que cada menu aparece', 'Why each menu shows', 'Por qué aparece cada menú'],
  privacyRequests: ['Pedidos de dados pessoais', 'Personal data requests', 'Solicitudes de datos personales'],
  signOut: ['Sair', 'Sign out', 'Salir'],
  usingAs: ['Você está usando como', 'You are using Crachá as', 'Estás usando como'],
  changeGroup: ['Trocar grupo de acesso', 'Change access group', 'Cambiar grupo de acceso'],
  search: ['Buscar ou ir para', 'Search or go to', 'Buscar o ir a'],
  searchHint: ['Pessoa, tela ou ação', 'Person, screen or action', 'Persona, pantalla o acción'],
  person: ['Pessoa', 'Person', 'Persona'],
  recent: ['Recente', 'Recent', 'Reciente'],
  acts: {
    import: ['Importar folha', 'Import payroll', 'Importar nómina'],
    worker: ['Cadastrar trabalhador', 'Register a worker', 'Registrar persona'],
    receipt: ['Novo recibo', 'New payslip', 'Nuevo recibo'],
    benefit: ['Novo benefício', 'New benefit', 'Nuevo beneficio'],
    announcement: ['Novo comunicado', 'New announcement', 'Nuevo comunicado'],
  },
  goTo: ['Ir para', 'Go to', 'Ir a'],
  act: ['Fazer', 'Do', 'Hacer'],
  openMenu: ['Abrir menu', 'Open menu', 'Abrir menú'],
  closeMenu: ['Fechar menu', 'Close menu', 'Cerrar menú'],
  account: ['Minha conta', 'My account', 'Mi cuenta'],
  theme: ['Tema', 'Theme', 'Tema'],
  themeSystem: ['Do aparelho', 'Same as device', 'Del dispositivo'],
  themeLight: ['Claro', 'Light', 'Claro'],
  themeDark: ['Escuro', 'Dark', 'Oscuro'],
  language: word.language,
  keysOn: ['Ligar atalhos de uma tecla', 'Turn on single-key shortcuts', 'Activar atajos de una tecla'],
  keysOff: ['Desligar atalhos de uma tecla', 'Turn off single-key shortcuts', 'Desactivar atajos de una tecla'],
  brasilia: ['Horário de Brasília', 'Brasília time', 'Hora de Brasilia'],
});

export type ShellTexts = TextsIn<typeof shellTexts>;

import { accountRoute, helpRoute, menusRoute } from './account.ts';
import type { MenuGroupNames, Route } from './route.ts';

/** The groups of the area's menu, in their order. */
export const administratorGroups = {
  dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
  cartoes: { 'pt-BR': 'Cartões', 'en-US': 'Cards', 'es-ES': 'Tarjetas' },
  conta: { 'pt-BR': 'Conta', 'en-US': 'Account', 'es-ES': 'Cuenta' },
} as const satisfies MenuGroupNames;

/** The card operator's area (finance role, Administrador permissions). */
export const administratorRoutes = [
  {
    path: '/administrador/inicio',
    screen: 'administrator-home',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorInicioVisualizar'],
    parent: null,
    menu: {
      sequence: 10,
      group: 'dia',
      icon: 'house',
      label: { 'pt-BR': 'Início', 'en-US': 'Home', 'es-ES': 'Inicio' },
    },
  },
  {
    path: '/administrador/solicitacoes-clientes',
    screen: 'administrator-client-requests',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorSolicitacaoClienteVisualizar'],
    parent: null,
    menu: {
      sequence: 20,
      group: 'dia',
      icon: 'inbox',
      label: { 'pt-BR': 'Solicitações de clientes', 'en-US': 'Client requests', 'es-ES': 'Solicitudes de clientes' },
    },
  },
  {
    path: '/administrador/controle-cartoes',
    screen: 'administrator-cards',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorCartaoVisualizar'],
    parent: null,
    menu: {
      sequence: 30,
      group: 'cartoes',
      icon: 'credit-card',
      label: { 'pt-BR': 'Cartões', 'en-US': 'Cards', 'es-ES': 'Tarjetas' },
    },
  },
  {
    path: '/administrador/controle-faixas',
    screen: 'administrator-card-ranges',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorFaixaVisualizar'],
    parent: null,
    menu: {
      sequence: 40,
      group: 'cartoes',
      icon: 'hash',
      label: { 'pt-BR': 'Faixas de numeração', 'en-US': 'Number ranges', 'es-ES': 'Rangos de numeración' },
    },
  },
  {
    path: '/administrador/configuracoes',
    screen: 'administrator-settings',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorConfiguracaoVisualizar'],
    parent: null,
    menu: {
      sequence: 50,
      group: 'conta',
      icon: 'settings',
      label: { 'pt-BR': 'Configurações', 'en-US': 'Settings', 'es-ES': 'Configuración' },
    },
  },
  {
    path: '/administrador/visualizar-cartao',
    screen: 'administrator-card',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorCartaoVisualizar'],
    parent: '/administrador/controle-cartoes',
  },
  {
    path: '/administrador/visualizar-faixa',
    screen: 'administrator-card-range',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorFaixaVisualizar'],
    parent: '/administrador/controle-faixas',
  },
  {
    path: '/administrador/visualizar-solicitacao',
    screen: 'administrator-client-request',
    planned: true,
    appAccess: [],
    permissions: ['AdministradorSolicitacaoClienteVisualizar'],
    parent: '/administrador/solicitacoes-clientes',
  },
  accountRoute('administrator', '/administrador'),
  helpRoute('administrator', '/administrador'),
  menusRoute('administrator', '/administrador'),
] as const satisfies readonly Route[];

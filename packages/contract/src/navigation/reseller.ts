import { accountRoute, helpRoute, menusRoute } from './account.ts';
import type { MenuGroupNames, Route } from './route.ts';

/** The groups of the area's menu, in their order. */
export const resellerGroups = {
  dia: { 'pt-BR': 'Dia a dia', 'en-US': 'Day to day', 'es-ES': 'Día a día' },
  clientes: { 'pt-BR': 'Clientes', 'en-US': 'Customers', 'es-ES': 'Clientes' },
  analise: { 'pt-BR': 'Análise', 'en-US': 'Insight', 'es-ES': 'Análisis' },
} as const satisfies MenuGroupNames;

/** The reseller's area. */
export const resellerRoutes = [
  {
    path: '/revendedor/inicio',
    screen: 'reseller-home',
    planned: true,
    appAccess: [],
    permissions: ['RevendedorInicioVisualizar'],
    parent: null,
    menu: {
      sequence: 10,
      group: 'dia',
      icon: 'house',
      label: { 'pt-BR': 'Início', 'en-US': 'Home', 'es-ES': 'Inicio' },
    },
  },
  {
    path: '/revendedor/grupo-acesso',
    screen: 'reseller-access-groups',
    planned: true,
    appAccess: ['revenda-grupo-acesso'],
    permissions: ['RevendedorGrupoAcessoVisualizar'],
    parent: null,
    menu: {
      sequence: 20,
      group: 'clientes',
      icon: 'building',
      label: { 'pt-BR': 'Grupos de acesso', 'en-US': 'Access groups', 'es-ES': 'Grupos de acceso' },
    },
  },
  {
    path: '/revendedor/modulos',
    screen: 'reseller-modules',
    planned: true,
    appAccess: ['revenda-modulo'],
    permissions: ['RevendedorModuloVisualizar'],
    parent: null,
    menu: {
      sequence: 30,
      group: 'clientes',
      icon: 'blocks',
      label: { 'pt-BR': 'Módulos', 'en-US': 'Modules', 'es-ES': 'Módulos' },
    },
  },
  {
    path: '/revendedor/relatorios',
    screen: 'reseller-reports',
    planned: true,
    appAccess: ['revenda-relatorio'],
    permissions: ['RevendedorRelatorioVisualizar'],
    parent: null,
    menu: {
      sequence: 40,
      group: 'analise',
      icon: 'file-chart-column',
      label: { 'pt-BR': 'Relatórios', 'en-US': 'Reports', 'es-ES': 'Informes' },
    },
  },
  {
    path: '/revendedor/indicadores',
    screen: 'reseller-indicators',
    planned: true,
    appAccess: ['revenda-indicadores'],
    permissions: ['RevendedorIndicadorVisualizar'],
    parent: null,
    menu: {
      sequence: 50,
      group: 'analise',
      icon: 'chart-line',
      label: { 'pt-BR': 'Indicadores', 'en-US': 'Indicators', 'es-ES': 'Indicadores' },
    },
  },
  accountRoute('reseller', '/revendedor'),
  helpRoute('reseller', '/revendedor'),
  menusRoute('reseller', '/revendedor'),
] as const satisfies readonly Route[];

import { describe, expect, it } from 'vitest';
import groupInventory from '../../test/inventory/menu-groups.json' with { type: 'json' };
import menuInventory from '../../test/inventory/menus.json' with { type: 'json' };
import permissionInventory from '../../test/inventory/permissions.json' with { type: 'json' };
import routeInventory from '../../test/inventory/routes.json' with { type: 'json' };
import { appAccesses } from '../access/app-accesses.ts';
import { administratorGroups } from './administrator.ts';
import { areaOf, areas, profileAt } from './areas.ts';
import { associationGroups } from './association.ts';
import { financeGroups } from './finance.ts';
import { hrGroups } from './hr.ts';
import { managerGroups } from './manager.ts';
import { navigation } from './navigation.ts';
import { to } from './paths.ts';
import { platformAdminGroups } from './platform-admin.ts';
import { resellerGroups } from './reseller.ts';
import type { Route } from './route.ts';
import { workerGroups } from './worker.ts';

const menuGroups = {
  worker: workerGroups,
  hr: hrGroups,
  manager: managerGroups,
  finance: financeGroups,
  administrator: administratorGroups,
  'platform-admin': platformAdminGroups,
  association: associationGroups,
  reseller: resellerGroups,
};

const screens: { area: string; route: Route }[] = Object.entries<readonly Route[]>(navigation).flatMap(
  ([area, routes]) => routes.map(route => ({ area, route })),
);
const routeAt = (path: string) => screens.find(({ route }) => route.path === path)?.route;

/** Screens beyond the inventory: the design's own (addendum B3 to B5), which need an address of their own. */
const ours = [
  'worker /trabalhador/visualiza-recibo/mudou',
  // a proof of income, from the pay menu (01-receipts, 'Beyond')
  'worker /trabalhador/comprovante-renda',
  // 'it was not me', from the message about a changed account (03-people, 'Beyond')
  'worker /trabalhador/conta-bancaria',
  // a new request, one question a screen (05-requests 5.14)
  'worker /trabalhador/solicitacoes/novo',
  // read from the home (05-requests 5.11)
  'worker /trabalhador/comunicados',
  'manager /gestor/comunicados',
  // vacations and the service desk, below the requests (05-requests 5.14)
  'hr /rh/solicitacoes/ferias',
  'manager /gestor/solicitacoes/ferias',
  'hr /rh/solicitacoes/folha',
  'hr /rh/solicitacoes/atendimento',
  'hr /rh/solicitacoes/configuracao',
  'hr /rh/recibos-pagamentos/discordancias',
  'hr /rh/importacoes/cadastro',
  'hr /rh/importacoes/verbas',
  'hr /rh/importacoes/conferir',
  'hr /rh/importacoes/liberar',
  'hr /rh/dados-pessoais',
  // each tile of 'Gestão do ponto' has an address of its own (04-time-clock 16)
  ...[
    'banco',
    'horarios',
    'regras',
    'feriados',
    'fechamento',
    'arquivos',
    'aparelhos',
    'integracao',
    'configuracao',
  ].map(part => `hr /rh/pontofopag-menu/${part}`),
  'manager /gestor/pontofopag-menu/banco',
  // one's own account, from the user menu of every area (addendum B11)
  ...Object.entries(areas)
    .filter(([, { profile }]) => profile !== null && profile !== 'assinante')
    .flatMap(([area, { prefix }]) => ['minha-conta', 'ajuda', 'menus'].map(own => `${area} ${prefix}/${own}`)),
  'platform-admin /admin/ajuda/conteudo',
  // what people think of the system (02-identity), from the help's content
  'platform-admin /admin/avaliacoes',
  'hr /rh/primeiro-acesso',
  'auth /login/primeiro-acesso',
  'auth /login/provedor',
  // a candidate's admission, by a link (06-documents 6.9)
  'signature /signature/admissao',
  // how far the admissions of a manager's people are (6.9)
  'manager /gestor/admission-online',
  // Conta › Empresas for who has only claims, and from an invitation (02-identity)
  'auth /conta/empresas',
];

const accountOf = ({ area, route }: (typeof screens)[number]) =>
  route.screen === `${area}-account`
    ? [route.path.replace('/minha-conta', '')].flatMap(prefix => [
        to.account(prefix, 'seguranca'),
        to.help(prefix, 'video'),
        to.menus(prefix),
      ])
    : [];

describe('the navigation', () => {
  it('declares every screen of the inventory once, in its area', () => {
    const own = screens.filter(({ area }) => area !== 'public').map(({ area, route }) => `${area} ${route.path}`);
    const inventory = routeInventory.map(({ area, path }) => `${area} ${path}`);
    expect(inventory).toHaveLength(177);
    expect(own.sort()).toEqual([...inventory, ...ours].sort());
    expect(navigation.public.map(route => route.path)).toEqual([
      '/autenticidade',
      '/comprovante',
      '/instalacao',
      '/nao-fui-eu',
      '/print',
      '/download',
    ]);
  });

  it('has one component name for each screen, of its area', () => {
    const names = screens.map(({ route }) => route.screen);
    expect(new Set(names).size).toBe(names.length);
    expect(screens.filter(({ area, route }) => !route.screen.startsWith(`${area}-`))).toEqual([]);
  });

  it.each(menuInventory)('$route has the guard and the menu entry of the inventory', one => {
    const route = routeAt(one.route);
    expect(route?.appAccess).toEqual(one.appAcesso);
    expect(route?.permissions).toEqual(one.appPermissoes);
    expect(route?.parent ?? null).toEqual(one.parent ?? null);
    const { sequence, group, icon, label } = one;
    expect(route?.menu).toEqual(label ? { sequence, group, icon, label } : undefined);
  });

  it.each(['hr', 'manager'] as const)('the clock menu of %s opens for whoever may go to a screen below it', area => {
    const all: readonly Route[] = navigation[area];
    const menu = all.find(({ screen }) => screen === `${area}-payroll-clock-menu`);
    const below = all.filter(({ parent, appAccess }) => parent === menu?.path && appAccess.length > 0);
    expect(below.length).toBeGreaterThan(3);
    for (const name of below.flatMap(({ permissions }) => permissions)) expect(menu?.permissions).toContain(name);
    for (const flag of below.flatMap(({ appAccess }) => appAccess)) expect(menu?.appAccess).toContain(flag);
  });

  it('names only permissions and app accesses that exist', () => {
    const names = permissionInventory.flatMap(({ area, function: name, actions }) =>
      actions.map(action => `${area}${name}${action}`),
    );
    expect(screens.flatMap(({ route }) => [...route.permissions]).filter(name => !names.includes(name))).toEqual([]);
    expect(screens.flatMap(({ route }) => route.appAccess).filter(key => !(key in appAccesses))).toEqual([]);
  });

  it('leads back to screens that exist', () => {
    const parents = screens.flatMap(({ route }) => route.parent ?? []);
    expect(parents.filter(path => !routeAt(path))).toEqual([]);
    expect(
      Object.values(areas)
        .flatMap(({ home }) => home ?? [])
        .filter(path => !routeAt(path)),
    ).toEqual([]);
  });

  it('groups every menu entry under a group of its area, worded in three languages', () => {
    const groups = Object.entries(menuGroups).flatMap(([area, own]) =>
      Object.entries<Record<string, string>>(own).map(([key, label]) => ({ area, key, ...label })),
    );
    expect(groups).toEqual(groupInventory);
    const known = new Set(groups.map(({ area, key }) => `${area} ${key}`));
    expect(screens.filter(({ area, route }) => route.menu && !known.has(`${area} ${route.menu.group}`))).toEqual([]);
  });

  it('finds the area of an address by its whole first segment', () => {
    expect(areaOf('/admin/inicio')).toBe('platform-admin');
    expect(areaOf('/administrador/inicio')).toBe('administrator');
    expect(areaOf('/rh?x=/gestor')).toBe('hr');
    expect(areaOf('/login')).toBeUndefined();
    expect(areaOf('/')).toBeUndefined();
  });

  it('takes the profile of an address from its area; of what is signed, the one in which somebody is named', () => {
    expect(profileAt('/rh/inicio?perfil=gestor')).toBe('rh');
    expect(profileAt(to.signature.document('1', 'gestor'))).toBe('gestor');
    expect([profileAt(to.signature.invited('x')), profileAt('/signature/signature?id=1&perfil=admin')]).toEqual([
      'assinante',
      'assinante',
    ]);
  });

  it('builds addresses of built screens only', () => {
    const made = [to.login(), to.accessGroup(), to.authenticity(), to.worker.home(), to.worker.receipts()];
    made.push(to.worker.receipt('1'), to.hr.home(), to.hr.imports(), to.hr.import('1'), to.hr.receipts());
    made.push(
      to.firstAdministrator('secret'),
      to.objection('code'),
      to.ownCompanies(),
      to.worker.why('1'),
      to.hr.disputes(),
      to.hr.newReceipt(),
      to.hr.batches(),
    );
    made.push(
      to.hr.review('1'),
      to.hr.release('1'),
      to.hr.registries(),
      to.hr.registry('1'),
      to.hr.profiles(),
      to.platform.users(),
      to.platform.documentStore(),
      to.platform.support(),
      to.support(),
      to.platform.help(),
      to.hr.workers(),
      to.hr.worker('x', 'linha'),
      to.hr.newWorker(),
      to.hr.admissions(),
      to.hr.admission('x'),
      to.hr.terminations(),
      to.hr.termination('x'),
      to.manager.admissions(),
      to.manager.admission('x'),
      to.manager.terminations(),
      to.manager.termination('x'),
      to.worker.admission(),
      to.worker.termination(),
      to.worker.pendingPapers(),
      to.hr.folders(),
      to.hr.folder('x'),
      to.platform.ratings(),
    );
    made.push(to.worker.pay(), to.worker.benefits(), to.worker.benefit('1'), to.worker.statements());
    made.push(to.worker.statement('1'), to.hr.benefits(), to.hr.benefit('1'), to.hr.newBenefit(), to.hr.statements());
    made.push(to.hr.companies(), to.manager.companies(), to.hr.recordHistory(), to.hr.deletionHistory());
    made.push(to.platform.recordHistory(), to.platform.deletionHistory());
    made.push(to.platform.models(), to.platform.newModel(), to.platform.model('m'));
    made.push(to.platform.sheetModels(), to.platform.newSheetModel(), to.platform.sheetModel('m'));
    made.push(to.hr.statement('1'), to.manager.benefits(), to.manager.benefit('1'));
    made.push(to.hr.announcements(), to.hr.announcement('1'), to.hr.newAnnouncement());
    made.push(to.worker.announcements(), to.worker.announcement('1'), to.manager.announcements());
    made.push(to.manager.announcement('1'));
    made.push(to.worker.requests(), to.worker.request('1'), to.hr.requests(), to.hr.request('1'));
    made.push(to.worker.newRequest());
    made.push(to.manager.requests(), to.manager.request('1'));
    made.push(to.worker.records(), to.worker.record('1'), to.worker.mirrors(), to.worker.mirror('1'));
    made.push(to.worker.punch(), to.worker.punches(), to.hr.bank(), to.hr.bankOf('1'));
    made.push(to.worker.corrections(), to.hr.justifications(), to.hr.justification('1'), to.hr.justificationLots());
    made.push(to.manager.clock(), to.manager.justifications(), to.manager.justification('1'));
    made.push(to.manager.justificationLots(), to.manager.bank(), to.manager.bankOf('1'));
    made.push(to.incomeProof(), to.worker.incomeProofs(), to.worker.bankChanges());
    made.push(to.hr.rubrics(), to.hr.mirrors(), to.hr.records());
    made.push(to.hr.mirror('1'), to.hr.payrollMirrors(), to.hr.payrollMirror('1'));
    made.push(to.worker.payrollMirrors(), to.worker.payrollMirror('1'));
    made.push(to.manager.mirrors(), to.manager.mirror('1'), to.manager.payrollMirrors(), to.manager.payrollMirror('1'));
    made.push(to.manager.mirrorsToDecide(), to.manager.mirrorToDecide('1'));
    made.push(to.hr.managers(), to.hr.manager('1'), to.hr.newManager(), to.hr.orgChart());
    made.push(to.manager.managers(), to.manager.manager('1'), to.manager.orgChart());
    made.push(to.manager.workers(), to.manager.worker('1', 'linha'));
    made.push(to.accessLetter(), to.provider(), to.hr.accessLetters());
    made.push(to.profileChoice(), to.contactChoice(), to.contactCode(), to.passwordRecovery());
    made.push(to.hr.clock(), to.hr.schedules(), to.hr.clockRules(), to.hr.holidays(), to.hr.periods());
    made.push(to.hr.clockFiles(), to.hr.clockDevices(), to.hr.clockIntegration(), to.hr.clockSettings());
    made.push(to.worker.tickets(), to.worker.ticket('1'), to.worker.talkToHr());
    made.push(to.download(), to.print('documento', '1'));
    made.push(to.worker.sentDocuments(), to.worker.askSignatures());
    made.push(to.hr.vacations(), to.hr.vacation('1'), to.hr.openingFiles(), to.manager.vacations());
    made.push(to.hr.desk(), to.hr.ticket('1'), to.hr.requestSettings(), to.hr.payrollQueue());
    made.push(to.hr.documents(), to.hr.prepareDocument('1'), to.hr.newDocument(), to.manager.documents());
    made.push(to.hr.templates(), to.hr.template('1'), to.hr.myModel(), to.manager.generate('1'));
    made.push(to.signature.document('1', 'rh'), to.signature.file(), to.signerPolicy());
    made.push(
      to.hr.onlineAdmissions(),
      to.hr.onlineAdmission('1'),
      to.manager.onlineAdmissions(),
      to.hr.vacancies('1'),
      to.signature.admission('x').replace('#', '?'),
    );
    made.push(to.hr.privacyRequests(), ...screens.flatMap(accountOf));
    for (const way of [to.step, to.sendCode, to.enterCode]) made.push(...Object.values(way).map(address => address()));
    made.push(to.hr.receipt('1'), to.manager.home(), to.manager.receipts(), to.manager.receipt('1'));
    const bare = [...new Set(made.map(address => address.split('?')[0] ?? ''))];
    const built = screens.filter(({ route }) => !route.planned).map(({ route }) => route.path);
    expect(bare.sort()).toEqual(built.sort());
    expect(to.login('/rh/inicio?a=1')).toBe('/login?redirect=%2Frh%2Finicio%3Fa%3D1');
  });
});

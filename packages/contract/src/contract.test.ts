import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import appAccessInventory from '../test/inventory/app-accesses.json' with { type: 'json' };
import calls from '../test/inventory/calls.json' with { type: 'json' };
import permissionInventory from '../test/inventory/permissions.json' with { type: 'json' };
import { contract } from './contract.ts';
import type { Endpoint } from './kernel/endpoint.ts';

interface Declared {
  key: string;
  call: Endpoint;
}

const declared: Declared[] = Object.entries(contract).flatMap(([feature, calls]) =>
  Object.entries<Endpoint>(calls).map(([key, call]) => ({ key: `${feature}.${key}`, call })),
);

/** Method and path with nameless parameters, in lower case: what must be unique. */
const shape = (method: string, path: string) =>
  `${method} ${path
    .toLowerCase()
    .replace(/\{\w+\}|:\w+\??/g, '{}')
    .replace(/\/$/, '')}`;

const permissions = new Set(
  permissionInventory.flatMap(({ area, function: name, actions }) => actions.map(action => `${area}${name}${action}`)),
);
const areaOfRole: Record<string, string> = {
  RH: 'Rh',
  EMPREGADO: 'Trabalhador',
  GESTOR: 'Gestor',
  FINANCEIRO: 'Financeiro',
  ADMIN: 'Admin',
  ASSEMAT: 'Assemat',
  ASSINANTE: 'Assinante',
  SUPORTE: 'Suporte',
  REVENDEDOR: 'Revendedor',
};
const listOfRole: Record<string, string> = {
  RH: 'rh',
  EMPREGADO: 'empregado',
  GESTOR: 'gestor',
  FINANCEIRO: 'fin',
  ADMIN: 'admin',
  ASSEMAT: 'assemat',
  SUPORTE: 'admin',
  REVENDEDOR: 'revenda',
};

describe('the contract', () => {
  it('declares every call of the inventory once, with its method', () => {
    const shapes = declared.map(({ call }) => shape(call.method, call.path));
    const missing = calls.filter(({ method, path }) => shapes.filter(one => one === shape(method, path)).length !== 1);
    expect(missing.map(({ path }) => path)).toEqual([]);
    expect(new Set(calls.map(({ method, path }) => shape(method, path))).size).toBe(99);
  });

  it('declares no path twice, and none that a left-out last parameter makes ambiguous', () => {
    const shapes = declared.flatMap(({ call }) => {
      const shorter = call.path.endsWith('?') ? [shape(call.method, call.path.replace(/\/:\w+\?$/, ''))] : [];
      return [shape(call.method, call.path), ...shorter];
    });
    expect(shapes.filter((one, at) => shapes.indexOf(one) !== at)).toEqual([]);
  });

  it('takes a list without its size', () => {
    const sized = calls.filter(call => 'defaultSize' in call).map(({ method, path }) => shape(method, path));
    const found = declared.filter(({ call }) => sized.includes(shape(call.method, call.path)));
    expect(found.filter(({ call }) => !call.path.endsWith('/:size?')).map(({ key }) => key)).toEqual([]);
    expect(found).toHaveLength(sized.length);
  });

  it.each(declared)('$key has the access the inventory says', ({ call }) => {
    const fixed = calls.find(({ method, path }) => shape(method, path) === shape(call.method, call.path));
    if (fixed?.auth === 'anonymous') expect(call.access).toBe('public');
    else if (fixed?.auth === 'challenge') expect(['challenge', 'recovery']).toContain(call.access);
    else if (fixed) expect(['public', 'challenge', 'recovery']).not.toContain(call.access);
  });

  it.each(declared)('$key names only what exists, and what its roles can hold', ({ call }) => {
    if (typeof call.access === 'string') return;
    const { roles, permission = [], appAccess = [] } = call.access;
    expect(roles.length).toBeGreaterThan(0);
    expect(permission.filter(name => !permissions.has(name))).toEqual([]);
    const areas = roles.map(role => areaOfRole[role] ?? '');
    expect(permission.filter(name => !areas.some(area => new RegExp(`^${area}[A-Z]`).test(name)))).toEqual([]);
    expect(appAccess.filter(key => !appAccessInventory.some(one => one.key === key))).toEqual([]);
    if (appAccess.length === 0) return;
    const lists = appAccessInventory
      .filter(({ key }) => appAccess.some(name => name === key))
      .flatMap(one => one.lists);
    expect(roles.filter(role => !lists.includes(listOfRole[role] ?? ''))).toEqual([]);
  });

  it.each(declared)('$key has a schema for each parameter of its path, and no other', ({ call }) => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(match => match[1]);
    const shapeOfParams = call.params instanceof z.ZodMiniObject ? Object.keys(call.params.shape) : [];
    expect(shapeOfParams.sort()).toEqual(names.sort());
  });

  it.each(declared)('$key says what it answers', ({ call }) => {
    const kind = call.responseKind ?? 'json';
    if (kind === 'json' || kind === 'events') expect(call.response).toBeDefined();
    else expect(call.response).toBeUndefined();
    expect(call.upload !== undefined).toBe(call.bodyKind === 'upload');
    if (call.changesState) expect(call.method).toBe('GET');
    if (call.method === 'GET') expect(call.body).toBeUndefined();
    expect(call.summary).toMatch(/^[A-Z].*\.$/);
  });

  it('marks the reads that change state, and no other', () => {
    const marked = declared.filter(({ call }) => call.changesState).map(({ call }) => call.path.toLowerCase());
    expect(marked.sort()).toEqual(
      [
        // opening one that was sent begins its review
        '/admissao/:id',
        '/assinante/pagina/:n',
        '/assinante/texto/:n',
        '/usuario/refreshtoken',
        '/solicitacaosuporte/:id',
        '/usuario/twofact/confirm/token/:token',
        '/usuario/savetwofactauth/:key/:code',
        '/usuario/:id/activate/two-fact-auth/:code',
        '/usuario/confirm-data/:id/cell-phone',
        '/usuario/confirm-data/:id/cell-phone/token',
        '/usuario/confirm-data/:id/email',
        '/usuario/confirm-data/:id/email/token',
        '/usuario/confirm-data/:id/ethnic',
        '/usuario/set-privacy-police/:id',
        '/empresa/habilitaloginusuarioempresa/:idusuarioempresa/:habilitado',
        '/holerite/enviaremailir/:id',
        '/holerite/habilitadesabilitaholeriteir/:idempresa/:ano/:idempregado/:habilitado',
        '/holerite/enviaremailholerite/:id',
      ].sort(),
    );
  });

  it('opens before the steps are done exactly what call-semantics lists, signing out, and the end of support’s help', () => {
    const open = declared.filter(({ call }) => call.beforeSteps).map(({ key }) => key);
    expect(open.sort()).toEqual(
      [
        'identity.signedInUser',
        'identity.refreshToken',
        'identity.acceptPolicy',
        'identity.changePassword',
        'identity.saveTwoFactor',
        'identity.isInRole',
        'identity.maskedContacts',
        'identity.sendContactCode',
        'identity.resendContactCode',
        'identity.confirmContactCode',
        'identity.signOut',
        'identity.endSupport',
        'identity.supportEvents',
      ].sort(),
    );
  });
});

import { expect, it } from 'vitest';
import { itemActsOf, type JudgedItem, type JudgedKit, kitActsOf, mayDo, readableKinds } from './kit.policy.ts';

const rights = ['Visualizar', 'Criar', 'Editar', 'Deletar', 'Aprovar', 'Negar', 'Finalizar', 'Download'];
const all = (area: string) =>
  new Set(
    ['Admissao', 'Rescisao', 'DocumentoPendente', 'DocumentoEmpregado', 'Trabalhador'].flatMap(noun =>
      rights.map(right => `${area}${noun}${right}`),
    ),
  );
const asked = {
  hr: { profile: 'rh', permissions: all('Rh') },
  manager: { profile: 'gestor', permissions: all('Gestor') },
  worker: { profile: 'trabalhador', permissions: all('Trabalhador') },
  support: { profile: 'admin', permissions: new Set([...all('Rh'), ...all('Gestor'), ...all('Trabalhador')]) },
  /** With the other sides' rights, but not with their profile's. */
  bare: { profile: 'rh', permissions: new Set([...all('Gestor'), ...all('Trabalhador')]) },
} as const;
const paper: JudgedItem = { kind: 'paper', state: 'delivered', source: 'x', for_manager: false };
const open = { kind: 'admission', state: 'open' } as const;

it.each<[keyof typeof asked, string, Partial<JudgedItem>, Partial<Pick<JudgedKit, 'kind' | 'state'>>, string]>([
  ['hr', 'a delivered paper', {}, {}, 'entrega aceita recusa dispensa'],
  ['hr', 'an asked paper', { state: 'asked' }, {}, 'entrega dispensa'],
  ['hr', 'a refused paper', { state: 'refused' }, {}, 'entrega dispensa'],
  ['hr', 'an accepted paper', { state: 'accepted' }, {}, ''],
  ['hr', 'a waived paper', { state: 'waived' }, {}, ''],
  ['hr', 'a paper of a concluded kit', {}, { state: 'done' }, ''],
  ['hr', 'a paper of a canceled kit', {}, { state: 'canceled' }, ''],
  ['hr', 'a point to check', { kind: 'check', state: 'asked' }, {}, 'aceita dispensa'],
  ['hr', 'the point of the contact', { kind: 'check', state: 'asked', source: 'contato' }, {}, 'aceita'],
  ['hr', 'data, which only their worker confirms', { kind: 'data', state: 'asked' }, {}, 'dispensa'],
  ['hr', 'a paper to sign, which only its signers sign', { kind: 'sign', state: 'asked' }, {}, 'dispensa'],
  ['hr', 'a single paper', {}, { kind: 'paper' }, 'entrega aceita recusa dispensa'],
  ['manager', 'a paper that does not ask for them', {}, {}, ''],
  ['manager', 'a paper that asks for them', { for_manager: true }, {}, 'aceita recusa'],
  ['manager', 'the same, not delivered', { for_manager: true, state: 'asked' }, {}, ''],
  ['manager', 'a point to check', { kind: 'check', state: 'asked', for_manager: true }, {}, ''],
  ['manager', 'a single paper', { for_manager: true }, { kind: 'paper' }, ''],
  ['worker', 'their delivered paper', {}, {}, 'entrega'],
  ['worker', 'a refused paper', { state: 'refused' }, {}, 'entrega'],
  ['worker', 'an accepted paper', { state: 'accepted' }, {}, ''],
  ['worker', 'their data', { kind: 'data', state: 'asked' }, {}, 'entrega'],
  ['worker', 'a point of HR', { kind: 'check', state: 'asked' }, {}, ''],
  ['worker', 'a paper to sign', { kind: 'sign', state: 'asked' }, {}, ''],
  ['support', 'a delivered paper', { for_manager: true }, {}, ''],
  ['bare', 'a delivered paper', { for_manager: true }, {}, ''],
])('%s may do with %s', (who, _, item, kit, acts) => {
  expect(itemActsOf({ ...open, ...kit }, { ...paper, ...item }, asked[who]).join(' ')).toBe(acts);
});

const judged: JudgedKit = { ...open, accepted: 0, missing: 1, failures: 0, dismissed: false };
it.each<[keyof typeof asked, string, Partial<JudgedKit>, string]>([
  ['hr', 'an open kit', {}, 'lembra conclui cancela'],
  ['hr', 'one that lacks nothing', { missing: 0 }, 'conclui cancela'],
  ['hr', 'one with a model that failed', { failures: 1 }, 'lembra conclui cancela modelos'],
  ['hr', 'a concluded one', { state: 'done', accepted: 2 }, 'baixa'],
  ['hr', 'a concluded termination', { state: 'done', kind: 'termination' }, 'desliga'],
  ['hr', 'the same, once the record has its end', { state: 'done', kind: 'termination', dismissed: true }, ''],
  ['hr', 'a canceled termination', { state: 'canceled', kind: 'termination' }, ''],
  ['manager', 'an open kit', { accepted: 1, failures: 1 }, ''],
  ['worker', 'an open kit', { accepted: 1, failures: 1 }, ''],
])('%s may do with %s', (who, _, kit, acts) => {
  expect(kitActsOf({ ...judged, ...kit }, asked[who]).join(' ')).toBe(acts);
});

it('each side opens and reads by rights of its own', () => {
  const reads = Object.entries(asked).map(([who, asker]) => [who, readableKinds(asker).join(' ')]);
  expect(Object.fromEntries(reads)).toEqual({
    hr: 'admission termination paper',
    manager: 'admission termination',
    worker: 'admission termination paper',
    support: '',
    bare: '',
  });
  expect(Object.values(asked).map(asker => mayDo('abre', 'termination', asker))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  const onlyAdmission = { profile: 'rh', permissions: new Set(['RhAdmissaoVisualizar', 'RhAdmissaoCriar']) };
  expect([mayDo('abre', 'admission', onlyAdmission), mayDo('abre', 'termination', onlyAdmission)]).toEqual([
    true,
    false,
  ]);
});

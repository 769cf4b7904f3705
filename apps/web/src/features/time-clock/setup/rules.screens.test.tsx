import { clockSetupContract as calls } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import { statutoryRules } from '@cracha/contract/features/time-clock/statutory-rules.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { clockServer, lastBody, signedInForClock } from '#test/clock.ts';
import { renderAt } from '#test/render.tsx';
import { ruleWords } from '../rule-words.messages.ts';
import { Screen } from './hr-clock-rules.screen.tsx';
import { belowLaw, parameterGroups, rulesOf, textsOf } from './rule-parameters.ts';

const place = '/rh/pontofopag-menu/regras';
const food: ResponseSent<typeof calls.ruleSets>[number] = {
  id: 'r1',
  nome: 'Acordo Alimentação SP',
  tipo: 'acordo',
  pessoas: 17,
  versoes: [
    {
      id: 'v2',
      aPartirDe: '2026-03-01',
      definicao: { ...statutoryRules, overtime: { ...statutoryRules.overtime, work: [{ upto: null, pct: 60 }] } },
      criadaEm: '2026-02-20T12:00:00Z',
    },
    { id: 'v1', aPartirDe: '2025-03-01', definicao: statutoryRules, criadaEm: '2025-02-20T12:00:00Z' },
  ],
};

beforeEach(() => signedInForClock());

describe('a rule', () => {
  const all = Object.values(parameterGroups).flat();

  test('has a name and the law beside it', () => {
    const words = ruleWords.ready('pt-BR');
    const keys = all.map(({ key }) => key);
    expect(Object.keys(words?.names ?? {}).sort()).toEqual(keys.toSorted());
    expect(Object.keys(words?.law ?? {}).sort()).toEqual(keys.toSorted());
    expect(Object.keys(words?.notes ?? {}).filter(key => !keys.includes(key))).toEqual([]);
  });

  test('is typed and read again as it was', () => {
    expect(rulesOf(statutoryRules, textsOf(statutoryRules))).toEqual({ rules: statutoryRules, faulty: new Set() });
    const texts = { ...textsOf(statutoryRules), 'overtime.work': '120:50 100', 'interday.weekly': '2100' };
    const { rules } = rulesOf(statutoryRules, texts);
    expect(rules.overtime.work).toEqual([
      { upto: 120, pct: 50 },
      { upto: null, pct: 100 },
    ]);
    expect(rules.interday.weekly).toBe(2100);
    expect(textsOf(rules)).toEqual(texts);
  });

  test.each([
    ['overtime.work', '100:50 50:100 120'],
    ['overtime.work', ''],
    ['tolerance.per_mark', '61'],
    ['night.start', '25:00'],
    ['bank.ratio.work', 'x'],
  ])('%s is not %s', (key, text) => {
    expect(rulesOf(statutoryRules, { ...textsOf(statutoryRules), [key]: text }).faulty).toEqual(new Set([key]));
  });

  test('is not below the law, as the server asks it', () => {
    expect(belowLaw(statutoryRules)).toEqual(new Set());
    const { rules } = rulesOf(statutoryRules, {
      ...textsOf(statutoryRules),
      ...{ 'overtime.off': '120:50 40', 'overtime.rest': '99', 'night.reduced': 'false', 'interday.minimum': '659' },
      ...{ 'break.over_6h': '29', 'bank.enabled': 'true', 'bank.term_months': '13' },
    });
    expect([...belowLaw(rules)]).toEqual([
      ...['overtime.off', 'overtime.rest', 'night.premium', 'interday.minimum', 'break.over_6h', 'bank.term_months'],
    ]);
  });
});

test('sets are listed by kind, with people and since when they hold', async () => {
  const server = clockServer();
  server.answer(calls.ruleSets, [food, { ...food, id: 'r2', nome: 'Individual', tipo: 'individual', pessoas: 6 }]);
  const user = renderAt(place, Screen);
  expect(
    await screen.findByRole('row', { name: /Acordo Alimentação SP Acordo coletivo 17 01\/03\/2026/ }),
  ).toBeVisible();
  await expectAccessible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Tipo/ }), 'Acordo individual');
  expect(screen.queryByText('Acordo Alimentação SP')).toBeNull();
});

test('without a set everybody goes by the law', async () => {
  const server = clockServer();
  server.answer(calls.ruleSets, []);
  renderAt(place, Screen);
  expect(await screen.findByText('Todos seguem a lei')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Novo conjunto' }).getAttribute('href')).toBe(`${place}?novo=1`);
});

test('versions stand side by side, with the law and a note on what is disputed', async () => {
  const server = clockServer();
  server.answer(calls.ruleSets, [food]);
  const user = renderAt(`${place}?id=r1`, Screen);
  const table = within(await screen.findByRole('table', { name: 'Acordo Alimentação SP' }));
  expect(table.getByRole('columnheader', { name: 'Em uso, desde 01/03/2026' })).toBeVisible();
  expect(table.getByRole('columnheader', { name: 'Desde 01/03/2025' })).toBeVisible();
  expect(table.getByRole('row', { name: /^Extra em dia de trabalho 50% ou mais 60% 50%/ })).toBeVisible();
  await user.click(within(table.getByRole('row', { name: /^A falta faz perder/ })).getByText('Ponto em disputa'));
  expect(table.getByText(/Decreto 10\.854/)).toBeVisible();
  await expectAccessible();
});

describe('a new version', () => {
  test('is typed beside the law and what is in use, and not below the law', async () => {
    const server = clockServer();
    server.answer(calls.ruleSets, [food]);
    server.answer(calls.addRuleVersion, { id: 'r1' });
    const user = renderAt(`${place}?id=r1`, Screen);
    await user.click(await screen.findByRole('button', { name: 'Nova versão' }));
    const save = await screen.findByRole('button', { name: 'Salvar nova versão' });
    expect(save).toBeDescribedBy('Nada mudou ainda');
    const work = screen.getByLabelText('Extra em dia de trabalho');
    await user.clear(work);
    await user.type(work, '40');
    expect(work).toBeDescribedBy('Fica abaixo da lei');
    expect(save).toBeDescribedBy('Corrija o que está em vermelho');
    await expectAccessible();
    await user.clear(work);
    await user.type(work, '70');
    await user.click(screen.getByRole('button', { name: 'Descanso trabalhado: mais uma faixa' }));
    await user.selectOptions(screen.getByLabelText('Tem banco de horas'), 'sim');
    expect(screen.getByText('3 mudanças')).toBeVisible();
    const day = screen.getByLabelText('Vale a partir de');
    await user.clear(day);
    await user.type(day, '01122026');
    await user.click(save);
    expect(await screen.findByText('Regras salvas')).toBeVisible();
    expect(lastBody(server, 'PUT', /regra$/)).toEqual({
      id: 'r1',
      nome: 'Acordo Alimentação SP',
      tipo: 'acordo',
      aPartirDe: '2026-12-01',
      definicao: {
        ...statutoryRules,
        overtime: {
          ...statutoryRules.overtime,
          work: [{ upto: null, pct: 70 }],
          rest: [
            { upto: 120, pct: 100 },
            { upto: null, pct: 100 },
          ],
        },
        bank: { ...statutoryRules.bank, enabled: true },
      },
    });
  });

  test('that the server finds below the law says so at its rule', async () => {
    const server = clockServer();
    server.answer(calls.ruleSets, [food]);
    server.refuse(calls.addRuleVersion, 422, 'RULE_BELOW_LAW', { regra: 'x', campo: 'tolerance.per_mark' });
    const user = renderAt(`${place}?id=r1&nova=1`, Screen);
    const tolerance = await screen.findByLabelText('Tolerância por marcação');
    await user.clear(tolerance);
    await user.type(tolerance, '9');
    await user.click(screen.getByRole('button', { name: 'Salvar nova versão' }));
    await expect.poll(() => screen.queryByText('message of RULE_BELOW_LAW')).not.toBeNull();
    expect(tolerance).toBeDescribedBy('message of RULE_BELOW_LAW');
  });

  test('of a new set begins with the law', async () => {
    const server = clockServer();
    server.answer(calls.ruleSets, [food]);
    server.answer(calls.createRuleSet, { id: 'r1' });
    const user = renderAt(`${place}?novo=1`, Screen);
    const save = await screen.findByRole('button', { name: 'Salvar' });
    expect(save).toBeDescribedBy('Escreva o nome');
    await user.type(screen.getByLabelText('Nome'), 'Individual');
    await user.selectOptions(screen.getByLabelText('Tipo'), 'Acordo individual');
    await user.click(save);
    expect(await screen.findByText('Regras salvas')).toBeVisible();
    expect(lastBody(server, 'POST', /regra$/)).toMatchObject({ tipo: 'individual', definicao: statutoryRules });
  });
});

test('people are put under a set from a day on', async () => {
  const server = clockServer();
  server.answer(calls.ruleSets, [food]);
  server.answer(calls.workSchedules, []);
  server.answer(calls.assignRules, { total: 5 });
  const user = renderAt(`${place}?id=r1`, Screen);
  await user.click(await screen.findByRole('button', { name: 'Pôr pessoas nestas regras' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pôr pessoas nestas regras' }));
  await user.click(dialog.getByLabelText('Todas de um filtro'));
  await user.selectOptions(await dialog.findByLabelText('Empresa'), 'Pantanal Sinop');
  await user.click(dialog.getByRole('button', { name: 'Ver quantas são' }));
  await user.click(await dialog.findByRole('button', { name: 'Pôr 5 pessoas' }));
  expect(await screen.findByText('Feito para 5 pessoas')).toBeVisible();
  expect(lastBody(server, 'POST', /vinculos$/)).toMatchObject({ filtro: { idEmpresa: 'c2' }, idRegra: 'r1' });
});

test.each([
  ['en-US', /^Overtime on work days 50% or more 60% 50%/],
  ['es-ES', /^Extra en día de trabajo 50% o más 60% 50%/],
] as const)('versions read in %s', async (language, row) => {
  const server = clockServer();
  server.answer(calls.ruleSets, [food]);
  await act(() => setLanguage(language));
  renderAt(`${place}?id=r1`, Screen);
  expect(await screen.findByRole('row', { name: row })).toBeVisible();
  await act(() => setLanguage('pt-BR'));
});

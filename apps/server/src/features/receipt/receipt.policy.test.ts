import { describe, expect, it } from 'vitest';
import { actsOf, mayServe, mayWrite, type ReceiptFacts, stateOf, threadState } from './receipt.policy.ts';

const fresh: ReceiptFacts = {
  category: 1,
  visible: true,
  withheld: false,
  viewed: false,
  agrees: null,
  companyShows: true,
  hasThread: false,
  qrCode: false,
};
const worker = [
  'TrabalhadorReciboVisualizar',
  'TrabalhadorReciboDownload',
  'TrabalhadorReciboAprovar',
  'TrabalhadorReciboNegar',
];
const hr = [
  'RhReciboVisualizar',
  'RhReciboEditar',
  'RhReciboDeletar',
  'RhReciboDownload',
  'RhDiscordanciaVisualizar',
  'RhDiscordanciaEditar',
];
const reader = (profile: string, permissions: string[], supportGrantId: string | null = null) => ({
  profile,
  permissions: new Set(permissions),
  supportGrantId,
});

describe('what a reader may do with a receipt', () => {
  it.each([
    [
      'a worker with a new one',
      fresh,
      reader('trabalhador', worker),
      ['baixar', 'enviarEmail', 'concordar', 'discordar'],
    ],
    ['support as the worker: no answer', fresh, reader('trabalhador', worker, 'grant'), ['baixar', 'enviarEmail']],
    ['a worker who may only agree', fresh, reader('trabalhador', ['TrabalhadorReciboAprovar']), ['concordar']],
    [
      'a worker who has answered',
      { ...fresh, agrees: false, hasThread: true },
      reader('trabalhador', worker),
      ['baixar', 'enviarEmail', 'conversar'],
    ],
    [
      'a worker with a QR code',
      { ...fresh, agrees: true, qrCode: true },
      reader('trabalhador', worker),
      ['baixar', 'enviarEmail', 'mostrarLiquido'],
    ],
    [
      'HR with a new one',
      fresh,
      reader('rh', hr),
      ['baixar', 'enviarEmail', 'lembrar', 'definirDia', 'ocultar', 'reter', 'qrCode', 'excluir'],
    ],
    [
      'HR with a viewed one',
      { ...fresh, viewed: true },
      reader('rh', hr),
      ['baixar', 'enviarEmail', 'definirDia', 'ocultar', 'reter', 'qrCode', 'excluir'],
    ],
    [
      'HR with a hidden one',
      { ...fresh, visible: false },
      reader('rh', hr),
      ['baixar', 'definirDia', 'mostrar', 'reter', 'qrCode', 'excluir'],
    ],
    [
      'HR with a new one of a company that shows none',
      { ...fresh, companyShows: false },
      reader('rh', hr),
      ['baixar', 'definirDia', 'ocultar', 'reter', 'qrCode', 'excluir'],
    ],
    [
      'HR with a withheld one',
      { ...fresh, visible: false, withheld: true },
      reader('rh', hr),
      ['baixar', 'definirDia', 'devolver', 'qrCode', 'excluir'],
    ],
    [
      'HR with a disagreement',
      { ...fresh, viewed: true, agrees: false, hasThread: true },
      reader('rh', hr),
      ['baixar', 'enviarEmail', 'conversar', 'definirDia', 'ocultar', 'reter', 'reabrir', 'qrCode', 'excluir'],
    ],
    ['HR who may only read', fresh, reader('rh', ['RhReciboVisualizar']), []],
    ['a manager', fresh, reader('gestor', ['GestorReciboVisualizar', 'GestorReciboDownload']), ['baixar']],
    ['a manager without downloads', fresh, reader('gestor', ['GestorReciboVisualizar']), []],
    ['finance', fresh, reader('financeiro', hr), []],
  ])('%s', (_who, facts, who, acts) => expect(actsOf(facts, who)).toEqual(acts));
});

it.each([
  [{ viewed: false, agrees: null }, 'naoVisto'],
  [{ viewed: true, agrees: null }, 'visto'],
  [{ viewed: true, agrees: true }, 'concordou'],
  [{ viewed: false, agrees: false }, 'discordou'],
])('%j is %s', (facts, state) => expect(stateOf(facts)).toBe(state));

const [early, late] = [new Date('2026-11-01T12:00:00Z'), new Date('2026-11-02T12:00:00Z')];

it.each([
  [{ agrees: null, answeredAt: null, decidedAt: null, lastMessageAt: null }, 'nenhuma', false],
  [{ agrees: false, answeredAt: early, decidedAt: null, lastMessageAt: early }, 'aberta', true],
  [{ agrees: null, answeredAt: null, decidedAt: null, lastMessageAt: early }, 'aberta', true],
  [{ agrees: true, answeredAt: late, decidedAt: null, lastMessageAt: early }, 'encerrada', false],
  [{ agrees: true, answeredAt: early, decidedAt: null, lastMessageAt: late }, 'aberta', true],
  [{ agrees: false, answeredAt: early, decidedAt: late, lastMessageAt: early }, 'encerrada', false],
  [{ agrees: false, answeredAt: early, decidedAt: early, lastMessageAt: late }, 'aberta', true],
] as const)('the thread of %j is %s', (facts, state, open) => {
  expect(threadState(facts)).toBe(state);
  expect(mayWrite({ ...facts, category: 1 }, reader('trabalhador', worker))).toBe(true);
  expect(mayWrite({ ...facts, category: 1 }, reader('trabalhador', []))).toBe(false);
  expect(mayWrite({ ...facts, category: 1 }, reader('rh', hr))).toBe(open);
  expect(mayWrite({ ...facts, category: 1 }, reader('rh', ['RhDiscordanciaVisualizar']))).toBe(false);
});

const kept = (qrCode: boolean, drawn: boolean, drawnDay: string | null = null) => ({ qrCode, drawn, drawnDay });
it.each([
  [undefined, false, false],
  [kept(false, false), false, true],
  [kept(false, false), true, false],
  [kept(true, false), true, true],
  [kept(true, false), false, true],
  [kept(false, true, '2026-02-05'), false, true],
  [kept(true, true, '2026-02-04'), false, false],
  [kept(true, true), false, false],
])('kept %j, QR asked for: %s, served: %s', (kept, qrCode, served) =>
  expect(mayServe(kept, { qrCode, paidOn: '2026-02-05' })).toBe(served),
);

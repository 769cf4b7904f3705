import { describe, expect, test } from 'vitest';
import { aDay, aMirror, anEvent } from '#test/mirrors.ts';
import { asksForALook, occurrenceInWords } from '../occurrences.ts';
import {
  calendarOf,
  dayBalance,
  openAtFirst,
  originalOf,
  pairsShown,
  punchesOf,
  sourcesOf,
  weeksOf,
} from './mirror-days.ts';
import { firstTotals, totalInWords } from './mirror-totals.ts';
import { newestOf, standingOf, waitsForAnswer } from './mirror-verbs.ts';
import { factsOf } from './staff/before-deciding.ts';

describe('the totals', () => {
  test('are the sixteen of the source, in its order', () => {
    expect(firstTotals).toEqual([
      ...['horasTrabalhadas', 'horasExtras', 'percentualHorasExtras', 'horasFaltas', 'horasCompensadas'],
      ...['horasDiurnas', 'horasNoturnas', 'adicionalNoturno', 'interjornada', 'dsr', 'resultado', 'credito'],
      ...['debito', 'saldoAnterior', 'saldoMes', 'saldoAtual'],
    ]);
  });

  test('are hours, balances with a sign, a percentage, minutes by percentage, or a count', () => {
    const { totais } = aMirror();
    const read = (key: Parameters<typeof totalInWords>[1]) => totalInWords(totais, key);
    expect(read('horasTrabalhadas')).toBe('169:11');
    expect(read('saldoMes')).toBe('+\u200905:30');
    expect(read('percentualHorasExtras')).toBe('50%');
    expect(read('horasExtrasPorPercentual')).toBe('50%: 03:20 · 100%: 00:34');
    expect(read('extrasPagasPorPercentual')).toBeUndefined();
    expect(read('diasTrabalhados')).toBe('21');
    expect(totalInWords({ ...totais, percentualHorasExtras: null }, 'percentualHorasExtras')).toBeUndefined();
  });
});

describe('the days', () => {
  test('are in weeks from Monday, the newest first; a week ahead stands last', () => {
    const days = [
      aDay('2026-11-01', []),
      aDay('2026-11-02', []),
      aDay('2026-11-08', []),
      aDay('2026-11-09', [], { situacao: 'andamento' }),
      aDay('2026-11-16', [], { situacao: 'futuro' }),
    ];
    expect(weeksOf(days).map(({ first, last, isRunning, isAhead }) => [first, last, isRunning, isAhead])).toEqual([
      ['2026-11-09', '2026-11-09', true, false],
      ['2026-11-02', '2026-11-08', false, false],
      ['2026-11-01', '2026-11-01', false, false],
      ['2026-11-16', '2026-11-16', false, true],
    ]);
  });

  test('are a calendar from Sunday, a row a week; where there is no day, the place is empty', () => {
    const days = ['2026-10-31', '2026-11-01', '2026-11-03', '2026-11-08'].map(day => aDay(day, []));
    expect(calendarOf(days).map(row => row.map(day => day?.dia.slice(8) ?? '').join())).toEqual([
      ',,,,,,31',
      '01,,03,,,,',
      '08,,,,,,',
    ]);
    expect(calendarOf([])).toEqual([]);
  });

  test('say where their marks come from: once where all are alike, else each; what is disregarded is no mark', () => {
    const day = aDay('2026-11-03', ['08:00', '12:00']);
    const [into, out] = day.marcacoes;
    if (!into || !out) throw new Error('a day of two marks');
    const dropped = { ...into, hora: '07:00', origem: 'quiosque', fonte: 'D' } as const;
    const read = (marcacoes: typeof day.marcacoes) =>
      sourcesOf({ ...day, marcacoes }).map(({ time, source, origin }) => [time, source, origin]);
    expect(read([dropped, into, out])).toEqual([[undefined, 'O', 'registro']]);
    expect(read([into, { ...out, origem: 'tratamento', fonte: 'I' }])).toEqual([
      ['08:00', 'O', 'registro'],
      ['12:00', 'I', 'tratamento'],
    ]);
    expect(read([into, { ...out, origem: 'arquivo' }])).toHaveLength(2);
    expect(sourcesOf(aDay('2026-11-03', []))).toEqual([]);
  });

  test('at first the newest two that have begun are open, and each with a day that waits', () => {
    const week = (first: string, situacao: 'ok' | 'pendente' | 'futuro') =>
      weeksOf([aDay(first, [], { situacao })]).slice(0, 1);
    const weeks = [
      ...week('2026-11-23', 'futuro'),
      ...week('2026-11-16', 'ok'),
      ...week('2026-11-09', 'ok'),
      ...week('2026-11-02', 'ok'),
      ...week('2026-10-26', 'pendente'),
    ];
    expect([...openAtFirst(weeks)]).toEqual(['2026-11-16', '2026-11-09', '2026-10-26']);
  });

  test('their punches go in and out in turn, with what was included and what is of the next day', () => {
    const night = aDay('2026-11-02', ['22:00', '02:00', '03:00']);
    const [, second, third] = night.marcacoes;
    if (!second || !third) throw new Error('no punches');
    const marcacoes = [
      ...night.marcacoes.slice(0, 1),
      { ...second, data: '2026-11-03' },
      { ...third, data: '2026-11-03', fonte: 'I' as const },
      { ...third, id: 'd', hora: '03:01', data: '2026-11-03', fonte: 'D' as const },
    ];
    const day = { ...night, marcacoes };
    expect(punchesOf(day)).toEqual([
      { time: '22:00', source: 'O', origin: 'registro', after: false },
      { time: '02:00', source: 'O', origin: 'registro', after: true },
      { time: '03:00', source: 'I', origin: 'registro', after: true },
    ]);
    expect(originalOf(day)).toEqual(['22:00', '02:00', '03:01']);
    expect(originalOf(night)).toBeUndefined();
    expect(pairsShown([day])).toBe(2);
    expect(pairsShown([aDay('2026-11-02', ['1', '2', '3', '4', '5'])])).toBe(3);
  });

  test('add to the bank where there is one, else overtime less what is missing', () => {
    const day = aDay('2026-11-02', [], { credito: 60, extras: 90, debito: 10, faltas: 20 });
    const { totais, banco } = aMirror();
    expect(dayBalance({ totais, banco })(day)).toBe(50);
    expect(dayBalance({ totais: { ...totais, credito: 0, debito: 0 }, banco })(day)).toBe(70);
  });
});

describe('what may be done', () => {
  test('is open, stands against something, or is not the reader’s', () => {
    const impedimentos = [{ verbo: 'aprova', codigo: 'JUSTIFICATIONS_PENDING', valores: { n: 1 } }];
    const mirror = aMirror({ can: ['envia'], impedimentos });
    expect(standingOf(mirror, 'envia')).toEqual({ is: 'open' });
    expect(standingOf(mirror, 'aprova')).toEqual({ is: 'blocked', code: 'JUSTIFICATIONS_PENDING', values: { n: 1 } });
    expect(standingOf(mirror, 'revisa')).toEqual({ is: 'absent' });
  });

  test('the newest of what was done with it is told', () => {
    const late = anEvent('approve', { em: '2026-11-04T10:00:00Z' });
    expect(newestOf(aMirror({ historico: [anEvent('approve'), late] }), ['approve'])).toBe(late);
    expect(newestOf(aMirror(), ['approve'])).toBeUndefined();
  });

  test('an answer is due once the period is over, while it can be given', () => {
    const due = { concorda: null, periodoFim: '2026-10-31', status: 'aberto' as const };
    expect(waitsForAnswer(due, '2026-11-01')).toBe(true);
    expect(waitsForAnswer(due, '2026-10-31')).toBe(false);
    expect(waitsForAnswer({ ...due, concorda: false }, '2026-11-01')).toBe(false);
    expect(waitsForAnswer({ ...due, status: 'enviado' }, '2026-11-01')).toBe(false);
  });
});

test('a decision rests on the answer, what was decided, and each day that asks for a look', () => {
  const justificativas = [{ id: 'j', status: 'aprovada', motivo: 'Consulta' }];
  const dias = [
    aDay('2026-10-16', [], { ocorrencias: ['late'], justificativas }),
    aDay('2026-10-26', [], { ocorrencias: ['over_2h', 'tolerated'], extras: 342 }),
    aDay('2026-10-27', [], { ocorrencias: ['interday'], interjornada: 100 }),
  ];
  expect(factsOf({ concorda: true, dias })).toEqual([
    { is: 'answer', agrees: true },
    { is: 'decided', count: 1 },
    { is: 'day', day: '2026-10-26', code: 'over_2h', minutes: 342 },
    { is: 'day', day: '2026-10-27', code: 'interday', minutes: 100 },
  ]);
});

test('every leave is one to who reads, and a code that nobody knows is shown as it is', () => {
  expect(occurrenceInWords('leave:medical', 'pt-BR')).toBe('Afastamento');
  expect(occurrenceInWords('odd_punches', 'en-US')).toBe('Odd number of punches');
  expect(occurrenceInWords('toString', 'pt-BR')).toBe('toString');
  expect(['late', 'tolerated', 'leave:medical'].map(asksForALook)).toEqual([true, false, false]);
});

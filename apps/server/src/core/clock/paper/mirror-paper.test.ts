import { decodePDFRawStream, PDFArray, PDFDocument, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { ClockFacts, PunchFact, ScheduleDocument, TreatmentFact } from '../month/facts.types.ts';
import { monthOf } from '../month/month-of.ts';
import { drawMarkReceipt } from './draw-mark-receipt.ts';
import { drawMirror } from './draw-mirror.ts';
import { type MirrorFactsOnPaper, mirrorColumns, mirrorPaper } from './mirror-paper.ts';
import { hoursText, offsetText, stampText } from './words.ts';

const work = { intervals: [['08:00', '12:00'] as const, ['13:00', '17:00'] as const] };
const night = { intervals: [['22:00', '02:00'] as const, ['03:00', '06:00'] as const] };
const weekOf = (plan: typeof work | typeof night): ScheduleDocument => ({
  kind: 'week',
  days: { 1: plan, 2: plan, 3: plan, 4: plan, 5: plan, 6: { off: true }, 7: { rest: true } },
  break_mode: 'fixed',
  works_holidays: false,
  marking: 'punch',
});
const punch = (at: string, nsr: number): PunchFact => ({
  ...{ id: `p${nsr}`, at, nsr, source: 'recorder', trust: 'A', flags: [], offline: false, deviceId: 'd' },
});
const treat = (one: Partial<TreatmentFact> & Pick<TreatmentFact, 'kind'>): TreatmentFact => ({
  ...{ id: 't1', punchId: null, at: null, day: null, reason: 'Foi ao banco.' },
  ...one,
});

function factsWith(over: Partial<ClockFacts>, document = weekOf(work)): ClockFacts {
  return {
    ...{
      companyId: 'c',
      personId: 'p',
      accessGroupId: 'g',
      admitted: null,
      dismissed: null,
      transferred: false,
      hiring: null,
    },
    ...{ apprentice: null, weeklyHours: 44, born: null, state: 'SP', city: null, zone: null, companyRules: [] },
    ...{ ruleSets: [], holidays: [], punches: [], treatments: [], leaves: [], excuses: [], postings: [] },
    schedules: [{ from: '2026-01-01', id: 's', name: 'Comercial', document }],
    ...over,
  };
}

const later = Date.parse('2026-12-01T12:00:00Z');
const head = {
  ...{ employer: 'Padaria Ltda', cnpj: '49021913000183', place: 'Rua A, 1', worker: 'Ana Lima', cpf: '52998224725' },
  ...{ registration: '7', admitted: '2020-01-01', position: 'Padeira', department: null, weeklyHours: null },
  schedules: [{ from: '2026-01-01', name: 'Comercial', document: weekOf(work) }],
};

function paperOf(facts: ClockFacts, over: Partial<MirrorFactsOnPaper> = {}, now = later) {
  const month = monthOf(facts, { from: '2026-03-01', until: '2026-03-31' }, now);
  const issuedAt = new Date('2026-04-01T12:00:00Z');
  const check = { url: 'https://portal.test/autenticidade?codigo=ABCD', code: 'ABCD' };
  const told = { events: [], issuedAt, version: 3, isSealed: true, hidesReasons: false, check, ...over };
  return mirrorPaper({ head, month, ...told });
}

/** The operators of a page's content that show text or mark it. */
function operatorsOf(pdf: PDFDocument, sheet: ReturnType<PDFDocument['getPage']>): string[] {
  const contents = sheet.node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  const text = streams.flatMap(one => {
    const stream = one && pdf.context.lookup(one);
    return stream instanceof PDFRawStream ? new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()) : [];
  });
  return text.join('\n').match(/\b(BDC|BMC|EMC|Tj)\b/g) ?? [];
}

/** The row of 2 March, a Monday, by its columns. */
function rowOf(facts: ClockFacts, now?: number) {
  const row = paperOf(facts, {}, now).rows.find(([day]) => day === '02/03 seg') ?? [];
  return Object.fromEntries(mirrorColumns.map((column, at) => [column, row[at] ?? '']));
}

const four = ['08:00', '12:00', '13:00', '17:00'].map((hour, at) => punch(`2026-03-02T${hour}`, at + 1));
const on = (...hours: string[]) => hours.map((hour, at) => punch(`2026-03-02T${hour}`, at + 1));
const leave = (kind: string) => [{ from: '2026-03-02', until: '2026-03-02', kind }];

describe('a row', () => {
  it.each<[string, ClockFacts, Record<string, string>]>([
    [
      'worked as planned',
      factsWith({ punches: four }),
      { Horário: '08:00–12:00 13:00–17:00', 'Marcações originais': '08:00 12:00 13:00 17:00', Trabalhadas: '8:00' },
    ],
    ['an hour more', factsWith({ punches: on('08:00', '12:00', '13:00', '18:00') }), { Extras: '50% 1:00' }],
    ['nobody came', factsWith({}), { Faltas: '8:00', Ocorrências: 'Falta', 'Marcações tratadas': '' }],
    [
      'an odd number: what is there, and nothing invented',
      factsWith({ punches: on('08:00', '12:00', '13:00') }),
      { 'Marcações tratadas': '08:00–12:00 13:00–', Ocorrências: 'Marcação ímpar', Faltas: '' },
    ],
    [
      'one put in and one set aside',
      factsWith({
        punches: on('08:00', '08:20', '12:00', '17:00'),
        treatments: [
          treat({ kind: 'disregard', punchId: 'p2' }),
          treat({ id: 't2', kind: 'include', at: '2026-03-02T13:00' }),
        ],
      }),
      {
        'Marcações originais': '08:00 08:20 12:00 17:00',
        'Marcações tratadas': '08:00–12:00 13:00I–17:00 08:20D',
        Trabalhadas: '8:00',
      },
    ],
    ...['auxilioDoenca', 'maternidade', 'ferias', 'suspensao', 'folgaBanco'].map(
      (kind): [string, ClockFacts, Record<string, string>] => [
        `away (${kind}): a leave, and no word which`,
        factsWith({ leaves: leave(kind) }),
        { Horário: 'Afastamento', Ocorrências: '' },
      ],
    ),
    [
      'a holiday',
      factsWith({ holidays: [{ day: '2026-03-02', name: 'Padroeira' }] }),
      { Horário: 'Feriado Padroeira', Faltas: '' },
    ],
    [
      'past midnight, with the reduced hour',
      factsWith(
        {
          punches: [
            ...on('22:00'),
            ...['02:00', '03:00', '06:00'].map((hour, at) => punch(`2026-03-03T${hour}`, at + 2)),
          ],
        },
        weekOf(night),
      ),
      { 'Marcações originais': '22:00 02:00+1 03:00+1 06:00+1', 'Marcações tratadas': '22:00–02:00+1 03:00+1–06:00+1' },
    ],
  ])('%s', (_, facts, expected) => expect(rowOf(facts)).toMatchObject(expected));

  it('at night the clock’s hours and the reduced ones both stand there', () => {
    const rest = ['02:00', '03:00', '06:00'].map((hour, at) => punch(`2026-03-03T${hour}`, at + 2));
    const row = rowOf(factsWith({ punches: [...on('22:00'), ...rest] }, weekOf(night)));
    expect([row.Relógio, row.Noturnas]).toEqual(['7:00', '7:00']);
    expect(row.Trabalhadas).toBe('8:00');
    expect(row.Reduzidas).not.toBe('');
  });

  it('of a day that runs has marks and no durations', () => {
    const row = rowOf(factsWith({ punches: on('08:00') }), Date.parse('2026-03-02T15:00:00Z'));
    expect(row).toMatchObject({
      'Marcações originais': '08:00',
      Ocorrências: 'Em andamento',
      Previsto: '',
      Faltas: '',
    });
  });
});

describe('beside the rows', () => {
  const treated = factsWith({ punches: four, treatments: [treat({ kind: 'disregard', punchId: 'p4' })] });

  it('reasons of what was treated, but not for a manager', () => {
    expect(paperOf(treated).treated).toEqual(['02/03 17:00 D desconsiderada: Foi ao banco.']);
    expect(paperOf(treated, { hidesReasons: true }).treated).toEqual(['02/03 17:00 D desconsiderada: motivo com o RH']);
  });

  it('answers and decisions with moment and address, the oldest first; what is none of these is not told', () => {
    const at = (hour: string) => new Date(`2026-04-01T${hour}:00Z`);
    const events = [
      { verb: 'approve', at: at('15:00'), by: 'Gil', for: 'Rui', ip: '10.0.0.2' },
      { verb: 'see', at: at('14:00'), by: 'Ana Lima', for: null, ip: '10.0.0.1' },
      { verb: 'agree', at: at('13:00'), by: 'Ana Lima', for: null, ip: '10.0.0.1' },
    ];
    expect(paperOf(treated, { events }).log).toEqual([
      'Trabalhador de acordo por Ana Lima em 01/04/2026 10:00, IP 10.0.0.1',
      'Aprovado por Gil, em lugar de Rui em 01/04/2026 12:00, IP 10.0.0.2',
    ]);
  });

  it('employer, worker and journey; without contracted hours what the schedule plans', () => {
    const facts = Object.fromEntries(paperOf(treated).facts);
    expect(facts).toMatchObject({
      ...{ CNPJ: '49.021.913/0001-83', CPF: '529.982.247-25', Período: '01/03/2026 a 31/03/2026', Cargo: 'Padeira' },
      ...{ Horário: 'Comercial', 'Jornada contratual': '40:00 por semana', Emissão: '01/04/2026 09:00' },
    });
    expect(Object.fromEntries(paperOf(treated, { head: { ...head, weeklyHours: 44 } }).facts)).toMatchObject({
      'Jornada contratual': '44:00 por semana',
    });
  });

  it('lots of the bank with their due days', () => {
    const month = monthOf(treated, { from: '2026-03-01', until: '2026-03-31' }, later);
    const lots = [{ date: '2026-02-10', due: '2026-08-10', pct: 50, minutes: 90 }];
    const debts = [{ date: '2026-02-11', minutes: 30 }];
    expect(paperOf(treated, { month: { ...month, bank: { ...month.bank, lots, debts } } }).bank).toEqual([
      'Crédito de 10/02/2026: 1:30 a 50%, vence em 10/08/2026',
      'Débito de 11/02/2026: 0:30',
    ]);
  });
});

describe('drawn', () => {
  const issued = new Date('2026-04-01T12:00:00Z');

  it('a month with eight marks a day, half of them treated, takes two pages, and the same bytes each time', async () => {
    const hours = ['07:00', '09:00', '09:15', '12:00', '13:00', '15:00', '15:15', '17:30'];
    const days = Array.from({ length: 31 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
    const punches = days.flatMap((day, at) => hours.map((hour, place) => punch(`${day}T${hour}`, at * 8 + place + 1)));
    const treatments = days.map((day, at) =>
      treat({ id: `t${at}`, kind: 'include', at: `${day}T19:00`, reason: 'Saiu depois para receber o caminhão.' }),
    );
    const paper = paperOf(factsWith({ punches, treatments }));
    const [one, two] = [await drawMirror(paper, issued), await drawMirror(paper, issued)];
    expect(one).toEqual(two);
    const pdf = await PDFDocument.load(one, { updateMetadata: false });
    expect(pdf.getPageCount()).toBeLessThanOrEqual(2);
    expect([pdf.getTitle(), pdf.getCreationDate()]).toEqual(['Espelho de Ponto Eletrônico', issued]);
  });

  it('is tagged: a table whose rows have a cell a column, and no text outside of the tree', async () => {
    const paper = paperOf(factsWith({ punches: [punch('2026-03-02T08:00', 1)] }));
    const text = new TextDecoder('latin1').decode(await drawMirror(paper, issued));
    expect(text).toMatch(/\/Marked true/);
    const count = (role: string) => text.match(new RegExp(`/S /${role}\\b`, 'g'))?.length;
    expect([count('Document'), count('Table'), count('H1'), count('Figure')]).toEqual([1, 1, 1, 1]);
    expect([count('TR'), count('TH'), count('TD')]).toEqual([32, mirrorColumns.length, 31 * mirrorColumns.length]);
    const pdf = await PDFDocument.load(await drawMirror(paper, issued), { updateMetadata: false });
    for (const sheet of pdf.getPages()) {
      let open = 0;
      for (const operator of operatorsOf(pdf, sheet)) {
        if (operator === 'BDC' || operator === 'BMC') open += 1;
        if (operator === 'EMC') open -= 1;
        if (operator === 'Tj') expect(open).toBe(1);
      }
      expect(open).toBe(0);
    }
  });

  it('a receipt is one page, and the same bytes each time', async () => {
    const mark = {
      ...{ nsr: 3, local: '2026-03-02T08:00', utcOffset: -180, recordedAt: issued, isOffline: false, serial: '0/1' },
      ...{ hash: 'a'.repeat(64), employer: 'Padaria', cnpj: head.cnpj, place: '', worker: 'Ana', cpf: head.cpf },
      registration: '512026001234',
    };
    const bytes = await drawMarkReceipt(mark);
    expect(await drawMarkReceipt(mark)).toEqual(bytes);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
    expect(await drawMarkReceipt({ ...mark, isOffline: true, registration: null })).not.toEqual(bytes);
  });
});

describe('words', () => {
  it.each([
    [0, '0:00'],
    [-30, '-0:30'],
    [605, '10:05'],
    [10_080, '168:00'],
  ])('%d minutes are %s', (minutes, text) => expect(hoursText(minutes)).toBe(text));
  it('an offset and a moment are told as a clock there shows them', () => {
    expect([offsetText(-240), offsetText(330)]).toEqual(['-04:00', '+05:30']);
    expect(stampText(new Date('2026-01-01T02:30:00Z'), -180)).toBe('31/12/2025 23:30');
  });
});

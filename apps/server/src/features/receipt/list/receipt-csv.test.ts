import { expect, it } from 'vitest';
import { csvLine } from '#core/file/csv-line.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { maskedEmail, plainCode } from '../masked.ts';
import { percentageOf } from '../pay-items.ts';
import { receiptMailText } from '../receipt.mails.ts';

it.each([
  ['Maria', 'Maria'],
  ['=1+1', "'=1+1"],
  ['+55 11', "'+55 11"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\r=1', '"\'\r=1"'],
  ['a;b', '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['=x;y', '"\'=x;y"'],
  ['a\nb', '"a\nb"'],
  [{ centavos: 123_456 }, '1234,56'],
  [{ centavos: 5 }, '0,05'],
  [{ centavos: -1_250 }, '-12,50'],
  [{ centavos: 0 }, '0,00'],
  [null, ''],
])('the cell %j is written %j', (cell, written) => expect(csvLine([cell])).toBe(`${written}\r\n`));

it('cells stand between semicolons', () => expect(csvLine(['a', null, { centavos: 100 }])).toBe('a;;1,00\r\n'));

it.each([
  ['7,5', 7.5],
  ['7.5%', 7.5],
  ['1.234,5', 1234.5],
  ['30', 30],
  ['', null],
  ['a', null],
  [null, null],
])('the percentage %j is %j', (printed, value) => expect(percentageOf(printed)).toBe(value));

it.each([
  ['maria@pantanal.test', 'm****@p*****.test'],
  ['a@b.co.uk', 'a****@b*****.uk'],
])('%s is masked %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));

it('a CPF keeps its middle; a code is taken as typed', () => {
  expect(maskedCpf('01229173344')).toBe('***.291.733-**');
  expect(maskedCpf(null)).toBeNull();
  expect(plainCode(' abcd-efgh ')).toBe('ABCDEFGH');
});

it.each(['pt-BR', 'en-US', 'es-ES'] as const)('messages in %s say no amount and begin no header', language => {
  const values = {
    name: 'Maria\r\nBcc: x@y.test',
    company: 'Pantanal',
    competence: '07/2026',
    link: 'https://portal.test/x',
  };
  const mailed = [
    { category: 1, kind: 'monthly', title: null },
    { category: 2, kind: 'benefit:vale', title: 'Vale-transporte' },
    { category: 3, kind: 'incomeStatement', title: null },
  ] as const;
  const messages = mailed.flatMap(document =>
    (['published', 'requested'] as const).map(reason => receiptMailText(reason, language, document, values)),
  );
  expect(new Set(messages.map(({ subject }) => subject)).size).toBe(6);
  for (const { subject, text } of messages) {
    expect(subject).toMatch(/^[^\r\n]*07\/2026[^\r\n]*$/);
    expect(text).toContain('https://portal.test/x');
    expect(text).toContain('Maria Bcc: x@y.test');
    expect(text).not.toContain('{');
  }
});

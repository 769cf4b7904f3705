import { describe, expect, it } from 'vitest';
import inventory from '../../test/inventory/errors.json' with { type: 'json' };
import { notices } from '../features/notification/notices.ts';
import { noticeIn, notificationText } from '../features/notification/notification.messages.ts';
import { notificationCodes } from '../features/notification/notification.schemas.ts';
import { fillWhole, placeholdersOf } from '../kernel/fill.ts';
import { keysOf } from '../kernel/said.ts';
import { languages } from '../kernel/wire.ts';
import { errorCatalogue } from './catalogue.ts';
import { messageOf } from './message.ts';
import { bareMessages as bareInEnglish, messages as english } from './messages.en-US.ts';
import { bareMessages as bareInSpanish, messages as spanish } from './messages.es-ES.ts';
import { bareMessages as bareInPortuguese, messages as portuguese } from './messages.pt-BR.ts';

/** Where the product map says another status than the inventory, the map stands ('Readings settled': same key, other body: 422). */
const settled = new Map([['IDEMPOTENCY_CONFLICT', 422]]);

const names = (text: string) => placeholdersOf(text).sort();

describe('the error messages', () => {
  it.each(inventory)('$code is in the catalogue with the status and the texts of the inventory', one => {
    const [code, kept] = Object.entries(errorCatalogue).find(([name]) => name === one.code) ?? [];
    expect(kept).toMatchObject({ status: settled.get(one.code) ?? one.status, kind: one.kind });
    const texts = [portuguese, english, spanish].map(all => Object.entries(all).find(([name]) => name === code)?.[1]);
    expect(texts).toEqual([one['pt-BR'], one['en-US'], one['es-ES']]);
  });

  it.each(Object.entries(portuguese))('%s has the same values in three languages', (code, text) => {
    const others = [english, spanish].map(all => Object.entries(all).find(([name]) => name === code)?.[1] ?? '');
    expect(others.map(names)).toEqual([names(text), names(text)]);
  });

  it('fills the values', async () => {
    expect(await messageOf('UPLOAD_TOO_LARGE', 'pt-BR', { max: '20 MB' })).toBe('O arquivo passa de 20 MB.');
  });

  it('stays readable where a value is missing', async () => {
    expect(await messageOf('TOO_MANY_ATTEMPTS', 'pt-BR')).toBe('Muitas tentativas.');
    expect(await messageOf('MAX_LENGTH', 'pt-BR')).toBe('O texto é longo demais.');
  });

  it.each(languages)('leaves no place of a value open in %s, whatever is missing', async language => {
    const open = [];
    for (const code of keysOf(errorCatalogue))
      for (const lacking of [undefined, ...placeholdersOf(portuguese[code])]) {
        const given = placeholdersOf(portuguese[code]).filter(name => lacking !== undefined && name !== lacking);
        const text = await messageOf(code, language, Object.fromEntries(given.map(name => [name, 'x'])));
        if (/[…{}]/.test(text) || text.trim() === '') open.push(`${code}: ${text}`);
      }
    expect(open).toEqual([]);
  });

  it('has a bare message exactly where no sentence is whole without values', () => {
    const needed = keysOf(errorCatalogue).filter(code => fillWhole(portuguese[code]) === undefined);
    for (const [bare, messages] of [
      [bareInPortuguese, portuguese],
      [bareInEnglish, english],
      [bareInSpanish, spanish],
    ] as const) {
      expect(Object.keys(bare).sort()).toEqual([...needed].sort());
      expect(keysOf(errorCatalogue).filter(code => fillWhole(messages[code]) === undefined)).toEqual(needed);
    }
  });
});

describe('the notifications', () => {
  it.each(notificationCodes.flatMap(code => languages.map(language => ({ code, language }))))(
    '$code needs in $language exactly the values it is stored with',
    ({ code, language }) => {
      const { title, text } = noticeIn(code, language);
      expect(names(title + text)).toEqual([...notices[code].values].sort());
    },
  );

  it('keeps an abbreviation whole where a value is missing', () => {
    expect(notificationText('receiptWithdrawn', 'es-ES', {}).text).toBe('RR. HH. retiró tu recibo de ….');
  });
});

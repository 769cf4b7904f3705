import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { openFileStore } from '#kernel/files/file-store.ts';
import type { MailMessage } from '#kernel/mail/mailer.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { mailReceipt, type ReceiptMailJob } from './mail-receipt.ts';
import { type PdfServer, pdfServer } from './pdf/serve-pdf.ts';
import { lookUp, receiptFor } from './receipt-world.factory.ts';

let app: TestApp;
let pdfs: PdfServer;
let id: string;
let job: ReceiptMailJob;
let refused = false;
const mails: MailMessage[] = [];
const texts: { to: string; text: string }[] = [];
const folder = mkdtempSync(join(tmpdir(), 'cracha-mail-'));

beforeAll(async () => {
  app = await startApp();
  const files = await openFileStore({ kind: 'local', folder });
  const makePdf = async (source: object) => {
    if ('drawn' in source) return new TextEncoder().encode('%PDF-1.7 drawn');
    if (refused) throw new ReadingRefusal('CUT_FOREIGN_DATA', { field: 'cpf' });
    return new TextEncoder().encode('%PDF-1.7 hers');
  };
  pdfs = pdfServer({ files, makePdf, publicUrl: 'https://portal.test' });
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

let month = 0;
beforeEach(async () => {
  month += 1;
  refused = false;
  mails.length = 0;
  texts.length = 0;
  id = await receiptFor(app, 'maria', { month });
  const { access_group_id: accessGroupId } = await lookUp(app, 'select access_group_id from receipt where id = $1', id);
  job = { receiptId: id, accessGroupId, personId: await app.personId('helena'), reason: 'published', by: 'mail' };
  await wants(false, false);
});

const wants = (sms: boolean, pdf: boolean) =>
  app.database.owner.query(
    'update company set sms_notice = $2, mail_attaches = $3 where id = (select company_id from receipt where id = $1)',
    [id, sms, pdf],
  );

function send(by: 'mail' | 'sms', reason: ReceiptMailJob['reason'] = 'published') {
  const services = {
    pool: app.database.pool,
    mailer: { send: async (mail: MailMessage) => void mails.push(mail) },
    sms: { send: async (text: { to: string; text: string }) => void texts.push(text) },
    pdfs,
    publicUrl: 'https://portal.test',
  };
  return mailReceipt(services, { ...job, by, reason });
}

describe('the SMS about a new receipt', () => {
  it('names company, document and month, no amount, and leads behind sign-in', async () => {
    await wants(true, false);
    await send('sms');
    expect(texts).toEqual([
      {
        to: (await lookUp(app, 'select cell_phone from person where id = $1', await app.personId('maria'))).cell_phone,
        text: expect.stringMatching(/^.+ publicou seu recibo 01\/2026: https:\/\/portal\.test\/trabalhador\//),
      },
    ]);
    expect(texts[0]?.text.length).toBeLessThanOrEqual(160);
    expect(mails).toEqual([]);
  });

  it('is not sent where the company wants none any more, nor to a phone that is not confirmed, nor of what is hidden', async () => {
    await send('sms');
    await wants(true, false);
    const maria = await app.personId('maria');
    const confirmed = (at: string) =>
      app.database.owner.query(`update person set cell_phone_confirmed_at = ${at} where id = $1`, [maria]);
    await confirmed('null');
    await send('sms');
    await confirmed('now()');
    await app.database.owner.query('update receipt set visible = false where id = $1', [id]);
    await send('sms');
    expect(texts).toEqual([]);
  });
});

describe('the e-mail about a new receipt', () => {
  it('has the link alone, unless the company wants the PDF in it', async () => {
    await send('mail');
    await wants(false, true);
    await send('mail', 'requested');
    expect(mails.map(({ attachments }) => attachments)).toEqual([[], []]);
    expect(mails[0]?.text).not.toContain('anexado');
    expect((await lookUp(app, 'select count(*)::int as n from receipt_file where receipt_id = $1', id)).n).toBe(0);
  });

  it('has the very bytes that are served for ever after, and is neither a download nor an opening', async () => {
    await wants(false, true);
    await send('mail');
    await send('mail');
    for (const mail of mails) {
      expect(mail.text).toContain('O PDF está anexado.');
      expect(mail.attachments).toMatchObject([
        { contentType: 'application/pdf', name: expect.stringMatching(/^Recibo 2026-04.*\.pdf$/) },
      ]);
    }
    const file = await lookUp(app, 'select version, sha256 from receipt_file where receipt_id = $1', id);
    expect(file.version).toBe(1);
    expect(await lookUp(app, 'select viewed_at from receipt where id = $1', id)).toEqual({ viewed_at: null });
    expect((await lookUp(app, 'select count(*)::int as n from download where entity_id = $1', id)).n).toBe(0);
  });

  it('takes it along as it is drawn, where the pages can not be cut for this worker alone', async () => {
    await wants(false, true);
    refused = true;
    await send('mail');
    const attached = mails[0]?.attachments?.[0]?.content;
    expect(attached instanceof Uint8Array && new TextDecoder().decode(attached)).toBe('%PDF-1.7 drawn');
    const { drawn } = await lookUp(app, 'select drawn from receipt_file where receipt_id = $1', id);
    expect(drawn).toBe(true);
  });
});

import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mailer, type MailMessage, MailRefused } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpMailer } from './smtp.ts';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

let server: SMTPServer;
let received: Received[];
let answers: (() => Error | undefined)[];
let smtp: Mailer;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      stream.toArray().then(chunks => {
        const sender = session.envelope.mailFrom;
        const failure = answers.shift()?.();
        if (!failure) {
          received.push({
            from: sender ? sender.address : '',
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(chunks).toString('latin1'),
          });
        }
        done(failure);
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  smtp = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Crachá <nao-responda@cracha.test>' });
});
afterAll(async () => {
  smtp.close();
  await new Promise<void>(resolve => server.close(() => resolve()));
});
beforeEach(() => {
  received = [];
  answers = [];
});

const message: MailMessage = { to: 'maria@pantanal.test', subject: 'Aviso', text: 'Bom dia.' };

describe('mail over SMTP', () => {
  it('arrives with its words as written', async () => {
    const subject = 'Seu recibo de março está disponível — ação 💰';
    await smtp.send({ ...message, subject, text: 'Olá, Conceição.\n.\nFim.', html: '<p>Olá, Conceição.</p>' });
    const [mail] = received;
    expect(mail?.from).toBe('nao-responda@cracha.test');
    expect(mail?.to).toEqual(['maria@pantanal.test']);
    expect(headerOf(mail, 'subject')).toBe(subject);
    expect(headerOf(mail, 'from')).toBe('Crachá <nao-responda@cracha.test>');
    expect(headerOf(mail, 'auto-submitted')).toBe('auto-generated');
    expect(partsOf(mail)).toEqual(['Olá, Conceição.\n.\nFim.', '<p>Olá, Conceição.</p>']);
  });

  it('carries an attachment, bytes as they are', async () => {
    const content = Uint8Array.from({ length: 256 }, (_, at) => at);
    await smtp.send({
      ...message,
      attachments: [{ name: 'recibo março.pdf', contentType: 'application/pdf', content }],
    });
    const raw = received[0]?.raw ?? '';
    expect(raw).toContain('Content-Type: application/pdf');
    expect(raw.replace(/\r\n/g, '')).toContain(Buffer.from(content).toString('base64'));
  });

  it('fails loudly when the server refuses, so that the job tries again', async () => {
    answers = [() => Object.assign(new Error('mailbox full'), { responseCode: 452 })];
    await expect(smtp.send(message)).rejects.toThrow('mailbox full');
    expect(received).toEqual([]);
    await smtp.send(message);
    expect(received).toHaveLength(1);
  });

  it('fails when nobody listens', async () => {
    const nobody = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from: 'a@b.test' });
    await expect(nobody.send(message)).rejects.toThrow('ECONNREFUSED');
    nobody.close();
  });

  it('keeps many at once apart', async () => {
    const people = Array.from({ length: 20 }, (_, at) => `p${at}@pantanal.test`);
    await Promise.all(people.map(to => smtp.send({ ...message, to, text: `para ${to}` })));
    expect(received.map(({ to }) => to[0]).sort()).toEqual(people.sort());
    for (const mail of received) expect(partsOf(mail)).toEqual([`para ${mail.to[0]}`]);
  });
});

const outboxed: MailMessage[] = [];
const outbox = createOutbox(async saved => {
  outboxed.push(saved);
});

describe.each([
  ['SMTP', () => smtp],
  ['the outbox', () => outbox],
])('%s', (_, mailer) => {
  it.each<[what: string, changes: Partial<MailMessage>]>([
    ['a line break in the subject', { subject: 'Aviso\r\nBcc: todos@pantanal.test' }],
    ['a bare line feed in the subject', { subject: 'Aviso\nBcc: todos@pantanal.test' }],
    ['a NUL in the subject', { subject: 'Aviso\0' }],
    ['a line break in the recipient', { to: 'maria@pantanal.test\r\nRCPT TO:<x@y.test>' }],
    ['two recipients', { to: 'maria@pantanal.test, joao@pantanal.test' }],
    ['a recipient with a name', { to: 'Maria <maria@pantanal.test>' }],
    ['no recipient', { to: '' }],
    ['a recipient without a domain', { to: 'maria' }],
    ["a line break in an attachment's name", attached('a.pdf\r\nX: y', 'application/pdf')],
    ["a line break in an attachment's type", attached('a.pdf', 'text/html\r\nX: y')],
  ])('refuses %s', async (_, changes) => {
    await expect(mailer().send({ ...message, ...changes })).rejects.toThrow(MailRefused);
    expect(received).toEqual([]);
  });
});

describe('the outbox', () => {
  it('keeps what would have been sent', async () => {
    await outbox.send(message);
    expect(outboxed).toEqual([message]);
  });

  it('fails when it cannot keep it', async () => {
    const full = createOutbox(() => Promise.reject(new Error('disk full')));
    await expect(full.send(message)).rejects.toThrow('disk full');
  });
});

function attached(name: string, contentType: string): Partial<MailMessage> {
  return { attachments: [{ name, contentType, content: new Uint8Array() }] };
}

function headerOf(mail: Received | undefined, name: string): string | undefined {
  const head = (mail?.raw.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find(one => one.toLowerCase().startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(=\?UTF-8\?[BQ]\?[^?]*\?=)+/gi, words => decoded(words));
}

/** RFC 2047 words; one character may be split over two of them. */
function decoded(words: string): string {
  const parts = [...words.matchAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi)].map(([, kind, text = '']) =>
    kind?.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quoted(text.replaceAll('_', ' ')),
  );
  return Buffer.concat(parts).toString();
}

function quoted(text: string): Buffer {
  const plain = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(plain, 'latin1');
}

/** The text parts of a message, decoded. */
function partsOf(mail: Received | undefined): string[] {
  const raw = mail?.raw ?? '';
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`).slice(1, -1) : [raw];
  return parts.map(part => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const text = body.join('\r\n\r\n').replace(/\r\n$/, '');
    const bytes = /base64/i.test(head)
      ? Buffer.from(text, 'base64')
      : /quoted/i.test(head)
        ? quoted(text)
        : Buffer.from(text, 'latin1');
    return bytes.toString().replace(/\r\n/g, '\n').replace(/\n$/, '');
  });
}

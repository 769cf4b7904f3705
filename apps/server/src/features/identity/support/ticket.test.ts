import { ticketContract as calls } from '@cracha/contract/features/identity/ticket.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf, unknownId } from '#test/calls.ts';
import { anonymous, messageTo, throughCaptcha } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await sql('delete from ticket; delete from attempt; delete from record_history');
});

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const form = { nome: 'Zé Lima', contato: 'ze@fora.test', mensagem: 'Perdi o celular e não entro.' };
const ask = (change: Partial<typeof form> = {}) =>
  throughCaptcha(Token => anonymous(app)(calls.askHelp, { body: { ...form, ...change, Token } }));
const list = async (who: 'suporte' | 'admin', situacao?: 'abertos' | 'encerrados', after?: string) =>
  (await app.as(who, 'admin'))(calls.tickets, { params: { page: '1', size: '2' }, query: { situacao, after } });
const close = async (id: string, body = { nota: 'Mandamos uma senha provisória.', responder: true }) =>
  (await app.as('suporte', 'admin'))(calls.closeTicket, { params: { id }, body });

describe('POST /chamado', () => {
  it('keeps what was asked, with the contact, and says the same whether the person exists or not', async () => {
    const answers = [
      await ask(),
      await ask({ contato: 'maria@pantanal.test' }),
      await ask({ contato: '(11) 98765-4321' }),
    ];
    expect(answers).toEqual([undefined, undefined, undefined]);
    const rows = await sql('select name, channel, contact, language, message from ticket order by asked_at');
    expect(rows[0]).toEqual({
      name: 'Zé Lima',
      channel: 'mail',
      contact: 'ze@fora.test',
      language: 'pt-BR',
      message: form.mensagem,
    });
    expect(rows.map(({ contact }) => contact)).toEqual(['ze@fora.test', 'maria@pantanal.test', '11987654321']);
    expect(await sql("select verb, person_id from record_history where entity = 'ticket'")).toHaveLength(3);
    expect(app.logged.join('')).not.toMatch(/ze@fora|Perdi o celular/);
  });

  it('wants a captcha each time, counts ten for a contact, and takes no contact that is none', async () => {
    const bare = (change: Partial<typeof form> = {}) => anonymous(app)(calls.askHelp, { body: { ...form, ...change } });
    expect(await codeOf(bare())).toBe('CAPTCHA_REQUIRED');
    for (const contato of ['nada', '@', '123.456'])
      expect((await refusalOf(bare({ contato }))).body.fields?.contato, contato).toBeTruthy();
    expect((await refusalOf(bare({ mensagem: 'curta' }))).status).toBe(400);
    expect(await sql('select from ticket')).toEqual([]);
    for (let n = 0; n < 10; n++) await ask();
    expect(await codeOf(ask())).toBe('TOO_MANY_ATTEMPTS');
    await ask({ contato: 'outra@fora.test' });
  });
});

describe('GET /chamado/{page}', () => {
  it('is support’s to read, newest first by cursor; the operator sees how each stands and nothing of what it says', async () => {
    for (const nome of ['Um', 'Dois', 'Três']) await ask({ nome });
    const first = await list('suporte');
    const second = await list('suporte', 'abertos', first.after ?? '');
    expect([...first.items, ...second.items].map(({ nome }) => nome)).toEqual(['Três', 'Dois', 'Um']);
    expect([first.total, second.after, first.porSituacao]).toEqual([3, null, { abertos: 3, encerrados: 0 }]);
    const [seen] = (await list('admin')).items;
    expect(seen).toMatchObject({ nome: null, contato: null, mensagem: null, nota: null, can: [] });
    expect(JSON.stringify(seen)).not.toContain('fora.test');
  });
});

describe('POST /chamado/{id}/encerrar', () => {
  it('closes it once, sends the note to the contact, and the record names who did it', async () => {
    await ask();
    const [open] = (await list('suporte')).items;
    expect(open).toMatchObject({ contato: 'ze@fora.test', can: ['encerrar'] });
    await close(open?.id ?? '');
    expect((await messageTo(app, 'ze@fora.test')).body).toContain('Mandamos uma senha provisória.');
    const [over] = (await list('suporte', 'encerrados')).items;
    expect(over).toMatchObject({ encerradoPor: 'Sueli Ramos', respondido: true, can: [] });
    expect(await codeOf(close(open?.id ?? ''))).toBe('ALREADY_DECIDED');
    const [record] = await sql("select person_id from record_history where verb = 'ticketClosed'");
    expect(record.person_id).toBe(await app.personId('suporte'));
  });

  it('sends nothing where it only closes; an unknown one is not found; the operator closes none', async () => {
    await ask({ contato: '11912345678' });
    const [open] = (await list('suporte')).items;
    const params = { id: open?.id ?? '' };
    const body = { nota: 'Pedido repetido.', responder: false };
    expect(await codeOf((await app.as('admin', 'admin'))(calls.closeTicket, { params, body }))).toBe(
      'ACCESS_NOT_ALLOWED_ADMIN',
    );
    await close(params.id, body);
    await ask({ contato: 'depois@fora.test' });
    await close((await list('suporte')).items[0]?.id ?? '');
    await messageTo(app, 'depois@fora.test');
    expect(await sql("select from outbox_message where recipient like '%11912345678'")).toEqual([]);
    expect(await codeOf(close(unknownId))).toBe('NOT_FOUND');
  });
});

import { identityContract as calls } from '@cracha/contract/features/identity/identity.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closePool } from '#core/reading/pool.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, unknownId } from '#test/calls.ts';
import { hostileImages, jpegWithPlace, pngOf } from '#test/faults/hostile-images.ts';
import { codeIn, messageTo } from '../identity-world.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await app.stop();
  await closePool();
});
beforeEach(() => app.database.owner.query('delete from contact_code; delete from outbox_message'));

const personRow = async (id: string) =>
  (
    await app.database.owner.query(
      'select name, email, cell_phone, hides_advertising, language, photo_sha256, version from person where id = $1',
      [id],
    )
  ).rows[0];
const maria = { nome: 'Maria Aparecida Souza', desabilitaPropaganda: false };

describe('POST /Usuario/', () => {
  it('a worker can save name, advertising and language at once, and an overtaken version is refused', async () => {
    const id = await app.personId('maria');
    const call = await app.as('maria', 'trabalhador');
    const { versao } = await call(calls.signedInUser, {});
    const form = { nome: 'Maria A. Souza', desabilitaPropaganda: true, idioma: 'es-ES', versao } as const;
    expect(await call(calls.saveProfile, { body: form })).toMatchObject({ nome: 'Maria A. Souza', confirmar: [] });
    expect(await personRow(id)).toMatchObject({
      name: 'Maria A. Souza',
      hides_advertising: true,
      language: 'es-ES',
      email: 'maria@pantanal.test',
    });
    expect(await codeOf(call(calls.saveProfile, { body: form }))).toBe('STALE_VERSION');
    const { rows } = await app.database.owner.query(
      "select before ->> 'name' as before, after ->> 'name' as after from record_history where verb = 'profileSaved' and entity_id = $1",
      [id],
    );
    expect(rows).toEqual([{ before: 'Maria Aparecida Souza', after: 'Maria A. Souza' }]);
    expect(await codeOf(call(calls.saveProfile, { body: { ...maria, nome: ' ' } }))).toBe('REQUIRED_FIELD');
    await call(calls.saveProfile, { body: { ...maria, idioma: 'pt-BR' } });
  });

  it('a new contact counts only after its code; one of another user is refused and nothing is saved', async () => {
    const id = await app.personId('maria');
    const call = await app.as('maria', 'trabalhador');
    const saved = await call(calls.saveProfile, {
      body: { ...maria, celular: '(65) 99111-2233', email: 'maria@pantanal.test' },
    });
    expect(saved).toMatchObject({ confirmar: ['celular'], celular: '11987654321' });
    expect((await personRow(id)).cell_phone).toBe('11987654321');
    const token = codeIn(await messageTo(app, '65991112233'));
    await call(calls.confirmCellPhone, { params: { id }, query: { token } });
    expect((await personRow(id)).cell_phone).toBe('65991112233');
    const taken = { ...maria, nome: 'Outra', email: 'joao@pantanal.test' };
    expect(await codeOf(call(calls.saveProfile, { body: taken }))).toBe('CONTACT_ALREADY_REGISTERED');
    expect(await codeOf(call(calls.saveProfile, { body: { ...maria, email: 'x' } }))).toBe('INVALID_EMAIL');
    expect(await codeOf(call(calls.saveProfile, { body: { ...maria, celular: '123' } }))).toBe('INVALID_CELL_PHONE');
    expect(await personRow(id)).toMatchObject({ name: 'Maria Aparecida Souza', email: 'maria@pantanal.test' });
  });

  it("a worker naming another's id is refused, whoever that is", async () => {
    const call = await app.as('maria', 'trabalhador');
    for (const id of [await app.personId('joao'), unknownId])
      expect(await codeOf(call(calls.saveProfile, { body: { ...maria, id } }))).toBe('USER_CHANGE_NOT_ALLOWED');
    expect((await personRow(await app.personId('joao'))).name).toBe('João Batista Ferreira');
  });

  it('HR can save a worker of her group, whose new contact waits for that worker; nobody of another group, nor of the platform', async () => {
    const id = await app.personId('joao');
    const helena = await app.as('helena', 'rh');
    const claimed = { id, nome: 'João', desabilitaPropaganda: false };
    expect(await codeOf(helena(calls.saveProfile, { body: claimed }))).toBe('NOT_FOUND');
    // his first sign-in, by HR's password, accepts the link
    await app.bearer('joao');
    const form = { id, nome: 'João B. Ferreira', desabilitaPropaganda: false, email: 'joao.novo@pantanal.test' };
    expect(await helena(calls.saveProfile, { body: form })).toMatchObject({
      id,
      confirmar: ['email'],
      email: 'joao@pantanal.test',
    });
    expect(await personRow(id)).toMatchObject({ name: 'João B. Ferreira', email: 'joao@pantanal.test' });
    expect(await codeOf(helena(calls.saveProfile, { body: form }))).toBe('CONTACT_CODE_TOO_SOON');
    const token = codeIn(await messageTo(app, 'joao.novo@pantanal.test'));
    const own = await app.as('helena', 'trabalhador');
    expect(
      await codeOf(own(calls.confirmEmail, { params: { id: await app.personId('helena') }, query: { token } })),
    ).toBe('CONTACT_CODE_INVALID');
    await app.database.owner.query('update person set password_provisional = false where id = $1', [id]);
    await app.database.owner.query(
      'insert into privacy_acceptance (person_id, version) values ($1, access.policy_version())',
      [id],
    );
    await (await app.as('joao', 'trabalhador'))(calls.confirmEmail, { params: { id }, query: { token } });
    expect((await personRow(id)).email).toBe('joao.novo@pantanal.test');

    // a photo is seen in every access group, so only its owner sets it
    await app.database.owner.query('update person set photo_sha256 = $2 where id = $1', [id, 'b'.repeat(64)]);
    for (const imagem of [pngOf(2, 2), null])
      expect(await codeOf(helena(calls.saveProfile, { body: { ...form, email: null, imagem } }))).toBe(
        'USER_CHANGE_NOT_ALLOWED',
      );
    expect((await personRow(id)).photo_sha256).toBe('b'.repeat(64));
    await app.database.owner.query('update person set photo_sha256 = null where id = $1', [id]);

    const bruno = await app.personId('bruno');
    expect(await codeOf(helena(calls.saveProfile, { body: { ...form, id: bruno } }))).toBe('NOT_FOUND');
    await app.database.owner.query(
      `insert into membership (person_id, role, access_group_id, access_profile_id, accepted_at, accepted_how)
       select $1, 'EMPREGADO', g.id, p.id, now(), 'before' from access_group g, access_profile p where g.name = 'Grupo Pantanal' and p.role = 'EMPREGADO' and p.access_group_id is null`,
      [await app.personId('admin')],
    );
    const admin = { ...maria, id: await app.personId('admin') };
    expect(await codeOf(helena(calls.saveProfile, { body: admin }))).toBe('USER_CHANGE_NOT_ALLOWED');
  });

  it('without the permission HR saves nobody else', async () => {
    const take =
      "update access_profile set permissions = array_remove(permissions, 'RhUsuarioEditar') where role = 'RH'";
    await app.database.owner.query(take);
    const id = await app.personId('ana');
    const call = (await app.as('helena', 'rh'))(calls.saveProfile, { body: { ...maria, id } });
    expect(await codeOf(call)).toBe('USER_CHANGE_NOT_ALLOWED');
    await app.database.owner.query(
      "update access_profile set permissions = permissions || '{RhUsuarioEditar}' where role = 'RH'",
    );
    const admin = await app.as('admin', 'admin');
    await admin(calls.saveProfile, { body: { id, nome: 'Ana Lúcia B.', desabilitaPropaganda: true } });
    expect(await personRow(id)).toMatchObject({ name: 'Ana Lúcia B.', hides_advertising: true });
  });
});

describe('the photo', () => {
  beforeEach(() => app.database.owner.query("delete from attempt where kind = 'picture'"));
  const save = async (imagem: string | null | undefined) =>
    (await app.as('maria', 'trabalhador'))(calls.saveProfile, { body: { ...maria, imagem } });

  it.each([
    ['image/jpeg', jpegWithPlace],
    ['image/png', pngOf(400, 200)],
  ])('%s is drawn anew: nothing of the file that was sent is kept but its picture', async (_type, content) => {
    const { imagem, id } = await save(content);
    expect(imagem).toBe((await personRow(id)).photo_sha256);
    const authorization = `Bearer ${await app.bearer('ana')}`;
    const answer = await app.send(`/usuario/${id}/imagem`, { headers: { authorization, 'x-profile': 'trabalhador' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    const kept = Buffer.from(await answer.arrayBuffer());
    expect(kept.subarray(1, 4).toString()).toBe('PNG');
    expect(kept.includes('GPS')).toBe(false);
    expect(Math.max(kept.readUInt32BE(16), kept.readUInt32BE(20))).toBeLessThanOrEqual(320);
    expect((await save(imagem)).imagem).toBe(imagem);
    expect((await save(undefined)).imagem).toBe(imagem);
    expect((await save(null)).imagem).toBeNull();
  });

  it('what is no picture, promises too many pixels or becomes too large is refused', async () => {
    for (const [image, code] of hostileImages()) expect(await codeOf(save(image)), image.slice(0, 40)).toBe(code);
  });

  it('S12: a PNG has one megapixel at most, a JPEG of a camera four', async () => {
    expect(await codeOf(save(pngOf(1001, 1000)))).toBe('UPLOAD_TOO_LARGE');
    const jpeg = Buffer.from(jpegWithPlace.split(',')[1] ?? '', 'base64');
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    for (const [side, accepted] of [
      [2000, true],
      [2001, false],
    ] as const) {
      jpeg.writeUInt16BE(side, frame + 5);
      jpeg.writeUInt16BE(side, frame + 7);
      const sent = save(`data:image/jpeg;base64,${jpeg.toString('base64')}`);
      if (accepted) expect((await sent).imagem).toMatch(/^[0-9a-f]{64}$/);
      else expect(await codeOf(sent)).toBe('UPLOAD_TOO_LARGE');
    }
  });

  it('S12: ten photos of a person in an hour, exactly, also of many at once and those that are refused; then words say how long to wait', async () => {
    const broken = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`;
    const codes = await Promise.all(Array.from({ length: 14 }, () => codeOf(save(broken))));
    expect(codes.filter(code => code === 'UPLOAD_CONTENT_MISMATCH')).toHaveLength(10);
    expect(codes.filter(code => code === 'RATE_LIMITED')).toHaveLength(4);
    expect(await codeOf(save(pngOf(2, 2)))).toBe('RATE_LIMITED');
    // without a picture the profile is saved as ever, and another's has ten of their own
    await save(undefined);
    const other = await (await app.as('ana', 'trabalhador'))(calls.saveProfile, {
      body: { ...maria, nome: 'Ana', imagem: pngOf(2, 2) },
    });
    expect(other.imagem).toMatch(/^[0-9a-f]{64}$/);
    await app.database.owner.query("update attempt set at = at - interval '61 minutes' where kind = 'picture'");
    expect((await save(pngOf(2, 2))).imagem).toMatch(/^[0-9a-f]{64}$/);
  });

  it('GET /usuario/{id}/imagem: nobody sees that of somebody they have nothing to do with', async () => {
    const { id } = await save(pngOf(2, 2));
    const status = async (who: 'bruno' | 'helena', of: string) => {
      const headers = { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': 'rh' };
      return (await app.send(`/usuario/${of}/imagem`, { headers })).status;
    };
    expect([await status('helena', id), await status('bruno', id), await status('helena', unknownId)]).toEqual([
      200, 404, 404,
    ]);
  });
});

import { admissionContract as calls } from '@cracha/contract/features/admission/admission.contract.ts';
import { openingsContract as openings } from '@cracha/contract/features/admission/opening.contract.ts';
import { ownAdmissionContract as own } from '@cracha/contract/features/admission/own-admission.contract.ts';
import { teamAdmissionContract as team } from '@cracha/contract/features/admission/team-admission.contract.ts';
import { signingContract } from '@cracha/contract/features/document/signing.contract.ts';
import { identityContract } from '@cracha/contract/features/identity/identity.contract.ts';
import { kitContract as kits } from '@cracha/contract/features/kit/kit.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '#core/identity/invited-link.ts';
import { anonymous, holding } from '#features/identity/identity-world.factory.ts';
import { definitionForm } from '#features/kit/kit.factory.ts';
import { inTransaction, queriesOn } from '#kernel/database/transaction.ts';
import { dayFrom } from '#kernel/day.ts';
import { startApp, type TestApp } from '#test/app.ts';
import { codeOf, refusalOf } from '#test/calls.ts';
import { asStaff } from '../../seed/demo-acting.ts';
import {
  admissionsOfHelena,
  everything,
  heicOf,
  notice,
  paperForm,
  pictureOf,
  stepNumbers,
} from './admission.factory.ts';
import { hireCandidate } from './hire-candidate.ts';
import { eraseCandidates, expireAdmissions } from './terms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ JOBS: 'inline' });
  await world().contracted();
});
afterAll(() => app.stop());
beforeEach(() => app.database.owner.query('delete from attempt'));

const sql = async (text: string, values: unknown[] = []) => (await app.database.owner.query(text, values)).rows;
const world = () => admissionsOfHelena(app);
const helena = () => app.as('helena', 'rh');
const stranger = () => anonymous(app);
const messages = async (to: string) =>
  (await sql('select body from outbox_message where recipient = $1 order by id desc', [to])).map(({ body }) =>
    String(body),
  );
const awaited = async (to: string, about: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => (found = (await messages(to)).map(text => about.exec(text)?.[1]).find(Boolean)))
    .toBeDefined();
  return found ?? '';
};

/** The candidate of an admission, signed in with a code. */
async function candidateOf(id: string) {
  const tokenAcesso = await world().link(id);
  const [{ email } = { email: '' }] = await sql('select email from admission where id = $1', [id]);
  await sql('delete from outbox_message where recipient = $1', [email]);
  await stranger()(own.askCandidateEntry, { body: { tokenAcesso } });
  const codigoAcesso = await awaited(email, /(\d{6})\. /);
  const { access_token } = await stranger()(identityContract.signInSigner, { body: { tokenAcesso, codigoAcesso } });
  return { call: holding(app, access_token), token: access_token, tokenAcesso, codigoAcesso };
}

/** The client sends a form as it is. */
const paper = (...of: Parameters<typeof paperForm>) => paperForm(...of) as never;
type Candidate = Awaited<ReturnType<typeof candidateOf>>['call'];
async function tell(call: Candidate, about: Partial<Record<keyof typeof stepNumbers, object>> = {}): Promise<void> {
  await call(own.saveAdmissionStep, notice);
  for (const step of Object.keys(stepNumbers) as (keyof typeof stepNumbers)[])
    await call(own.saveAdmissionStep, {
      params: { n: stepNumbers[step] },
      body: { campos: { ...everything[step], ...about[step] } },
    });
  await call(own.saveAdmissionStep, { params: { n: '6' }, body: { dependentes: [] } });
  for (const [side, seed] of [
    ['1', 10],
    ['2', 20],
  ] as const)
    await call(own.deliverPaper, { body: paper('identidade', side, pictureOf(1100, 700, seed)) });
}

/** Confirms a contact with the code that came there. */
async function confirm(call: Candidate, contato: 'celular' | 'email', to: string): Promise<string> {
  const { enviadoPara } = await call(own.sendContactCode, { body: { contato } });
  expect(enviadoPara).not.toContain(to);
  const codigo = await awaited(to, /(\d{6})\. /);
  await call(own.confirmContact, { body: { contato, codigo } });
  return codigo;
}

describe('from an invitation to a worker', () => {
  it('a candidate enters by link and code, tells everything, HR returns and approves, and there is one worker', async () => {
    const row = await world().invited({ email: 'nova@fora.test' });
    expect(row).toMatchObject({ situacao: 'convidada', can: ['desiste', 'reenvia'] });
    await awaited('nova@fora.test', /\/signature\/admissao#t=([\w-]{22})/);
    const { call, tokenAcesso, codigoAcesso } = await candidateOf(row.id);
    expect(await codeOf(stranger()(identityContract.signInSigner, { body: { tokenAcesso, codigoAcesso } }))).toBe(
      'LOGIN_FAILED',
    );
    expect(await call(identityContract.signedInUser, {})).toMatchObject({ nome: 'Lia Prado', roles: ['ASSINANTE'] });
    expect(await codeOf(call(own.saveAdmissionStep, { params: { n: '2' }, body: { campos: {} } }))).toBe(
      'STEP_PENDING',
    );
    expect(await codeOf(call(own.sendAdmission, { body: { verdade: true } }))).toBe('STATUS_FORBIDS');
    await tell(call, { contato: { email: 'nova@fora.test' } });
    expect((await call(own.ownAdmission, {})).faltam).toEqual(['confirma:celular']);
    expect(await codeOf(call(own.sendAdmission, { body: { verdade: true } }))).toBe('ADMISSION_LACKS');
    await confirm(call, 'celular', everything.contato.celular);
    expect(await call(own.ownAdmission, {})).toMatchObject({ pronto: 100, faltam: [], situacao: 'preenchendo' });
    expect(await call(own.sendAdmission, { body: { verdade: true } })).toMatchObject({
      situacao: 'enviada',
      aberta: false,
    });
    expect(await codeOf(call(own.sendAdmission, { body: { verdade: true } }))).toBe('STATUS_FORBIDS');
    expect(await codeOf(call(own.saveAdmissionStep, { params: { n: '4' }, body: { campos: {} } }))).toBe(
      'STATUS_FORBIDS',
    );
    const late = call(own.deliverPaper, { body: paper('identidade', '1', pictureOf(1200, 700, 30)) });
    expect(await codeOf(late)).toBe('STATUS_FORBIDS');
    expect(await codeOf(call(own.sendContactCode, { body: { contato: 'celular' } }))).toBe('STATUS_FORBIDS');
    const hr = await helena();
    const seen = await hr(calls.admission, { params: { id: row.id } });
    expect(seen.situacao).toBe('emRevisao');
    const race = seen.itens.find(({ campo }) => campo === 'racaCor');
    expect(race).toMatchObject({ valor: null, informado: true });
    const [front] = seen.papeis[0]?.arquivos ?? [];
    const shown = await hr(calls.admissionFile, { params: { id: row.id, idArquivo: front?.id ?? '' } });
    expect(shown).toBeDefined();
    const itens = [{ campo: 'nomeMae', motivo: 'O nome da mãe veio cortado.' }];
    await hr(calls.returnAdmission, { params: { id: row.id }, body: { versao: seen.versao, itens } });
    const back = await candidateOf(row.id);
    expect(await back.call(own.ownAdmission, {})).toMatchObject({
      situacao: 'devolvida',
      devolvidos: [{ campo: 'nomeMae', motivo: 'O nome da mãe veio cortado.' }],
    });
    expect(await codeOf(back.call(own.sendAdmission, { body: { verdade: true } }))).toBe('ADMISSION_LACKS');
    await back.call(own.saveAdmissionStep, { params: { n: '4' }, body: { campos: { nomeMae: 'Ana Prado Nunes' } } });
    await back.call(own.sendAdmission, { body: { verdade: true } });
    const second = await hr(calls.admission, { params: { id: row.id } });
    expect(second.itens.find(({ campo }) => campo === 'nomeMae')?.situacao).toBe('novo');
    expect(second.itens.find(({ campo }) => campo === 'nome')?.situacao).toBe('aceito');
    expect(await codeOf(hr(calls.approveAdmission, { params: { id: row.id }, body: { versao: seen.versao } }))).toBe(
      'STALE_VERSION',
    );
    expect(await codeOf(hr(calls.hireCandidate, { params: { id: row.id }, body: { matricula: 'A-1' } }))).toBe(
      'STATUS_FORBIDS',
    );
    await hr(calls.approveAdmission, { params: { id: row.id }, body: { versao: second.versao } });
    const both = await Promise.all(
      ['A-1', 'A-2'].map(matricula => hr(calls.hireCandidate, { params: { id: row.id }, body: { matricula } })),
    );
    expect(both[0]).toEqual(both[1]);
    const employments = await sql(
      `select e.id, e.job_title, r.mother_name, r.ethnicity, p.cpf, p.ethnicity_confirmed_at is not null as declared, case when p.cell_phone_confirmed_at is not null then p.cell_phone end as phone, (select count(*)::integer from worker_file f where f.employment_id = e.id) as files,
              exists (select from membership m where m.person_id = e.person_id and m.role = 'EMPREGADO') as enters,
              exists (select from access_letter l where l.person_id = e.person_id and l.kind = 'invitation') as asked
         from employment e join person p on p.id = e.person_id join worker_record r on r.employment_id = e.id where p.cpf = $1`,
      [everything.identidade.cpf],
    );
    expect(employments).toMatchObject([
      {
        ...{ job_title: 'Auxiliar de escritório', mother_name: 'Ana Prado Nunes', ethnicity: 'parda' },
        ...{ files: 2, enters: true, asked: true, declared: true, id: both[0]?.idEmpregado },
        phone: everything.contato.celular,
      },
    ]);
    // a CPF may be somebody else's: whoever has a password keeps their own contacts
    await sql("update person set password_hash = 'x', cell_phone_confirmed_at = null where cpf = $1", [
      everything.identidade.cpf,
    ]);
    await app.database.owner.query(
      `begin; select set_config('app.profile', 'rh', true), set_config('app.access_group', access_group_id::text, true) from admission where id = '${row.id}';
       select access.keep_candidates_word('${row.id}'); commit`,
    );
    expect(await sql('select cell_phone_confirmed_at from person where cpf = $1', [everything.identidade.cpf])).toEqual(
      [{ cell_phone_confirmed_at: null }],
    );
    const bytes = await sql('select distinct sha256 from admission_file where admission_id = $1', [row.id]);
    expect(await sql('select sha256 from worker_file where employment_id = $1', [both[0]?.idEmpregado])).toEqual(
      expect.arrayContaining(bytes),
    );
    expect(await codeOf(back.call(own.sendAdmission, { body: { verdade: true } }))).toBe('STATUS_FORBIDS');
    const meanwhile = await world().standing('approved');
    expect(await codeOf(hr(calls.hireCandidate, { params: meanwhile, body: { matricula: 'A-3' } }))).toBe(
      'ADMISSION_CPF_ACTIVE',
    );
    const again = await world().invited({ email: 'outra@fora.test' });
    const other = await candidateOf(again.id);
    await other.call(own.saveAdmissionStep, notice);
    const cpf = { params: { n: '2' }, body: { campos: { cpf: everything.identidade.cpf } } };
    expect(await codeOf(other.call(own.saveAdmissionStep, cpf))).toBe('ADMISSION_CPF_ACTIVE');
  });

  it('a code used in parallel opens one session, a guessed link says what a known one says, and a session reaches nothing else', async () => {
    const { id } = await world().invited({ email: 'um@fora.test' });
    const tokenAcesso = await world().link(id);
    const known = await stranger()(own.askCandidateEntry, { body: { tokenAcesso } });
    expect(await stranger()(own.askCandidateEntry, { body: { tokenAcesso: 'x'.repeat(22) } })).toEqual(known);
    const codigoAcesso = await awaited('um@fora.test', /(\d{6})\. /);
    const wrong = await refusalOf(
      stranger()(identityContract.signInSigner, { body: { tokenAcesso, codigoAcesso: '000000' } }),
    );
    const unknown = await refusalOf(
      stranger()(identityContract.signInSigner, { body: { tokenAcesso: 'x'.repeat(22), codigoAcesso } }),
    );
    expect([unknown.status, unknown.body.message]).toEqual([wrong.status, wrong.body.message]);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        stranger()(identityContract.signInSigner, { body: { tokenAcesso, codigoAcesso } }),
      ),
    );
    const opened = tries.flatMap(one => (one.status === 'fulfilled' ? [one.value.access_token] : []));
    expect(opened).toHaveLength(1);
    const call = holding(app, opened[0] ?? '');
    expect(await codeOf(call(signingContract.signing, { query: {} }))).toBe('OPERATION_NOT_ALLOWED');
    const theirs = await world().standing('sent');
    const [file] = await sql(
      `insert into admission_file (admission_id, access_group_id, paper_id, side, name, sha256, size, content_type)
       select id, access_group_id, 'identidade', 1, 'a.png', repeat('a', 64), 1, 'image/png' from admission where id = $1 returning id`,
      [theirs.id],
    );
    expect(await codeOf(call(own.ownPaper, { params: { id: file.id } }))).toBe('FILE_NOT_FOUND');
    const context = "select set_config('app.profile', 'assinante', true), set_config('app.candidate', $1, true)";
    const seen = await inTransaction(app.database.pool, 'select 1', async client => {
      await client.query(context, [id]);
      return queriesOn(client).selectFrom('admission').select('id').execute();
    });
    expect(seen).toEqual([{ id }]);
    const boreal = await app.as('bruno', 'rh');
    expect(await codeOf(boreal(calls.admission, { params: { id } }))).toBe('NOT_FOUND');
  });

  it('five wrong codes end the code, and ten misses shut the link for a while', async () => {
    const { id } = await world().invited({ email: 'oito@fora.test' });
    const tokenAcesso = await world().link(id);
    await stranger()(own.askCandidateEntry, { body: { tokenAcesso } });
    const right = await awaited('oito@fora.test', /(\d{6})\. /);
    const enter = (codigoAcesso: string) =>
      codeOf(stranger()(identityContract.signInSigner, { body: { tokenAcesso, codigoAcesso } }));
    const wrong = right === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++) expect(await enter(wrong)).toBe('LOGIN_FAILED');
    expect(await enter(right)).toBe('LOGIN_FAILED');
    for (let n = 0; n < 4; n++) expect(await enter(wrong)).toBe('LOGIN_FAILED');
    expect(await enter(wrong)).toBe('TOO_MANY_ATTEMPTS');
  });

  it('who may not see accounts reads that one was told, and not which', async () => {
    const account = { banco: '341', agencia: '2545', conta: '02366', contaDigito: '1', tipoConta: 'corrente' };
    const { id } = await world().standing('reviewing', { temConta: 'minha', ...account });
    const told = async () =>
      (await (await helena())(calls.admission, { params: { id } })).itens.find(({ campo }) => campo === 'conta');
    expect(await told()).toMatchObject({ valor: '02366', informado: true });
    const profile = "(select access_profile_id from membership where role = 'RH' and person_id = $1)";
    const put = (how: string) =>
      app
        .personId('helena')
        .then(person =>
          sql(
            `update access_profile set permissions = ${how}(permissions, 'RhDadoBancarioVisualizar') where id = ${profile}`,
            [person],
          ),
        );
    await put('array_remove');
    expect(await told()).toMatchObject({ valor: null, informado: true });
    await put('array_append');
  });

  it('ages, race, papers and other people’s contacts are refused with their field, and nothing is lost', async () => {
    const { id } = await world().invited({ email: 'dois@fora.test' });
    const { call, token } = await candidateOf(id);
    await call(own.saveAdmissionStep, notice);
    const save = (n: string, campos: Record<string, string>) =>
      call(own.saveAdmissionStep, { params: { n }, body: { campos } });
    const bornBefore = (years: number) => `${Number(dayFrom(20).slice(0, 4)) - years}-01-01`;
    expect(await codeOf(save('2', { nascimento: bornBefore(13) }))).toBe('ADMISSION_TOO_YOUNG');
    expect(await codeOf(save('2', { nascimento: bornBefore(15) }))).toBe('ADMISSION_APPRENTICE_ONLY');
    expect((await save('2', { nascimento: bornBefore(17) })).faltam).toContain('responsavelCpf');
    expect(await codeOf(save('4', { racaCor: 'naoInformada' }))).toBe('INVALID_OPTION');
    expect(await codeOf(save('5', { email: 'maria@pantanal.test' }))).toBe('CONTACT_ALREADY_REGISTERED');
    expect(await codeOf(save('4', { salario: '1' }))).toBe('INVALID_REQUEST');
    const deliver = async (side: string, bytes: Uint8Array<ArrayBuffer>, name?: string) => {
      const taken = await call(own.deliverPaper, { body: paper('identidade', side, bytes, name) });
      return 'recusa' in taken ? taken.recusa.codigo : 'taken';
    };
    expect(await deliver('1', pictureOf(900, 500))).toBe('PICTURE_TOO_SMALL');
    expect(await deliver('1', pictureOf(1000, 500))).toBe('taken');
    expect(await deliver('2', pictureOf(1000, 500))).toBe('UPLOAD_DUPLICATE');
    expect(await deliver('2', pictureOf(1000, 500), 'rg.pdf')).toBe('UPLOAD_CONTENT_MISMATCH');
    expect(await deliver('2', heicOf(900, 500), 'verso.heic')).toBe('PICTURE_TOO_SMALL');
    expect(await deliver('2', heicOf(4032, 3024), 'verso.heic')).toBe('taken');
    const heic = (await call(own.ownAdmission, {})).papeis[0]?.arquivos.find(({ lado }) => lado === 2);
    // given to be kept, never to be drawn by a page
    const headers = { authorization: `Bearer ${token}` };
    const kept = await app.send(`/admissao/candidato/arquivo/${heic?.id}`, { headers });
    expect([heic?.tipo, kept.headers.get('content-disposition')]).toEqual([
      'image/heic',
      expect.stringMatching(/^attachment/),
    ]);
    const mother = { nome: 'Ana', cpf: null, parentesco: 'mae' as const, para: [] };
    const late = { params: { n: '6' }, body: { dependentes: [{ ...mother, nascimento: dayFrom(-10) }] } };
    expect(await codeOf(call(own.saveAdmissionStep, late))).toBe('DEPENDANT_AGE');
    expect((await call(own.ownAdmission, {})).papeis[0]?.faltaLado).toBeNull();
  });
});

it('two who hire at once make one worker', async () => {
  const { id } = await world().standing('approved', { cpf: '15350946056' });
  const [{ access_group_id: accessGroupId }] = await sql('select access_group_id from admission where id = $1', [id]);
  const [employment] = await sql('select id from employment where access_group_id = $1 limit 1', [accessGroupId]);
  const made: string[] = [];
  const hireWorker = async () => {
    await new Promise(resolve => setTimeout(resolve, 200));
    made.push(employment.id);
    return employment.id;
  };
  const openKit = async () => expect.fail('no kit was asked for');
  const staff = { personId: await app.personId('helena'), accessGroupId };
  const hire = (matricula: string) =>
    asStaff(app.database.pool, staff, (tx, by) => hireCandidate(tx, { hireWorker, openKit }, by, id, { matricula }));
  const both = await Promise.all([hire('B-1'), hire('B-2')]);
  expect([both[0], made]).toEqual([both[1], [employment.id]]);
});

describe('a second contact', () => {
  const told = async (email: string) => {
    const { id } = await world().invited({ email });
    const { call } = await candidateOf(id);
    await call(own.saveAdmissionStep, notice);
    const tellPhone = (celular: string | null) =>
      call(own.saveAdmissionStep, { params: { n: '5' }, body: { campos: { ...everything.contato, email, celular } } });
    return { id, call, tellPhone };
  };
  const state = async (call: Candidate) => (await call(own.ownAdmission, {})).confirmacoes;
  const typed = (call: Candidate, codigo: string) =>
    codeOf(call(own.confirmContact, { body: { contato: 'celular', codigo } }));

  it('is confirmed by a code of its own, once; another number asks for another code', async () => {
    const { call, tellPhone } = await told('quatro@fora.test');
    expect(await codeOf(call(own.sendContactCode, { body: { contato: 'celular' } }))).toBe('CONTACT_NOT_FOUND');
    await tellPhone('65999887731');
    expect(await state(call)).toEqual([{ contato: 'celular', confirmado: false }]);
    const codigo = await confirm(call, 'celular', '65999887731');
    expect(await state(call)).toEqual([{ contato: 'celular', confirmado: true }]);
    expect((await messages('65999887731')).join()).not.toContain('#t=');
    expect(await typed(call, codigo)).toBe('CONTACT_NOT_FOUND');
    await tellPhone('65999887732');
    expect(await state(call)).toEqual([{ contato: 'celular', confirmado: false }]);
    // the code of the other number, already used
    expect(await typed(call, codigo)).toBe('CONTACT_CODE_INVALID');
    await tellPhone('65999887731');
    expect(await state(call)).toEqual([{ contato: 'celular', confirmado: true }]);
    await tellPhone(null);
    expect(await state(call)).toEqual([]);
  });

  it('five misses end its code, another comes after a minute, ten a day; it confirms no other number and is over in ten minutes', async () => {
    const { id, call, tellPhone } = await told('cinco@fora.test');
    const to = '65999887741';
    const ago = (interval: string) =>
      sql(
        `update admission_contact set made_at = made_at - $2::interval, expires_at = expires_at - $2::interval where admission_id = $1`,
        [id, interval],
      );
    const fresh = async () => {
      await sql('delete from outbox_message where recipient = $1', [to]);
      await call(own.sendContactCode, { body: { contato: 'celular' } });
      return awaited(to, /(\d{6})\. /);
    };
    await tellPhone(to);
    const first = await fresh();
    expect(await codeOf(call(own.sendContactCode, { body: { contato: 'celular' } }))).toBe('CONTACT_CODE_TOO_SOON');
    const wrong = first === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n++) expect(await typed(call, wrong)).toBe('CONTACT_CODE_INVALID');
    expect(await typed(call, first)).toBe('CONTACT_CODE_INVALID');
    await ago('2 minutes');
    const second = await fresh();
    await tellPhone('65999887742');
    expect(await typed(call, second)).toBe('CONTACT_CODE_INVALID');
    await tellPhone(to);
    await ago('11 minutes');
    expect(await typed(call, second)).toBe('CONTACT_CODE_INVALID');
    const third = await fresh();
    const both = await Promise.allSettled(
      [1, 2, 3].map(() => call(own.confirmContact, { body: { contato: 'celular', codigo: third } })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await tellPhone('65999887743');
    await sql(
      `insert into admission_contact (admission_id, access_group_id, kind, contact, code_mac, made_at, expires_at)
       select id, access_group_id, 'celular', '65999887743', '', now() - interval '2 hours', now() from admission, generate_series(1, 7) where id = $1`,
      [id],
    );
    await ago('2 minutes');
    expect(await codeOf(call(own.sendContactCode, { body: { contato: 'celular' } }))).toBe('CONTACT_CODE_TOO_SOON');
  });

  it('of somebody else’s session confirms nothing, and nobody reads what a code is compared with', async () => {
    const one = await told('seis@fora.test');
    const other = await told('sete@fora.test');
    await one.tellPhone('65999887751');
    await other.tellPhone('65999887751');
    await one.call(own.sendContactCode, { body: { contato: 'celular' } });
    const codigo = await awaited('65999887751', /(\d{6})\. /);
    expect(await typed(other.call, codigo)).toBe('CONTACT_CODE_INVALID');
    // used once, whoever asks twice
    const uses = await inTransaction(app.database.pool, 'select 1', async client => {
      await client.query("select set_config('app.profile', 'assinante', true), set_config('app.candidate', $1, true)", [
        one.id,
      ]);
      const [{ mac }] = await sql('select code_mac as mac from admission_contact where admission_id = $1', [one.id]);
      const use = "select access.use_candidate_contact_code('celular', '65999887751', $1) as good";
      return [(await client.query(use, [mac])).rows[0].good, (await client.query(use, [mac])).rows[0].good];
    });
    expect(uses).toEqual([true, false]);
    const read = inTransaction(app.database.pool, 'select 1', client =>
      client.query('select code_mac from admission_contact'),
    );
    await expect(read).rejects.toThrow('permission denied');
  });
});

describe('managers', () => {
  const ofTeam = { params: { page: '1', size: '50' }, query: {} };
  const seen = async (who: Parameters<TestApp['as']>[0]) =>
    (await (await app.as(who, 'gestor'))(team.teamAdmissions, ofTeam)).items;
  const roleOfGustavo = async () =>
    (
      await sql("select id from membership where role = 'GESTOR' and person_id = $1", [await app.personId('gustavo')])
    )[0]?.id as string;

  it('see how far the admissions are where HR named them, and nothing that was told', async () => {
    const idGestor = await roleOfGustavo();
    const named = await world().invited({ nome: 'Íris Maia', email: 'iris@fora.test', idGestor });
    const other = await world().invited({ email: 'alheia@fora.test' });
    expect(await seen('gustavo')).toEqual([
      {
        ...{ id: named.id, nome: 'Íris Maia', empresa: named.empresa, cargo: named.cargo, inicio: named.inicio },
        ...{ situacao: 'convidada', idEmpregado: null },
      },
    ]);
    expect(await (await app.as('gustavo', 'gestor'))(team.teamAdmissionTotals, { query: {} })).toMatchObject({
      ...{ todas: 1, comCandidato: 1 },
    });
    expect((await (await helena())(calls.admission, { params: { id: named.id } })).registro).toMatchObject({
      ...{ gestor: expect.stringContaining('Gustavo'), convidadaPor: expect.stringContaining('Helena') },
    });
    // whose company is theirs with everyone sees it unnamed
    await sql(
      `insert into membership_scope (membership_id, access_group_id, company_id, everyone)
       select $1, access_group_id, company_id, true from admission where id = $2`,
      [idGestor, other.id],
    );
    expect((await seen('gustavo')).map(({ id }) => id)).toContain(other.id);
    await sql('delete from membership_scope where membership_id = $1 and everyone', [idGestor]);
    const asManager = (id: string) =>
      inTransaction(app.database.pool, 'select 1', async client => {
        await client.query(
          `select set_config('app.profile', 'gestor', true), set_config('app.user', $1, true), set_config('app.access_group', g::text, true),
                  set_config('app.companies', '*', true), set_config('app.workers', '*', true) from (select access_group_id as g from admission where id = $2) x`,
          [await app.personId('gustavo'), id],
        );
        return (await client.query('select id, told from admission')).rows;
      });
    expect(await asManager(named.id)).toEqual([]);
  });

  it('of another tenant, or of a company they don’t look after, are not named, and see nothing', async () => {
    const [theirs] = await sql(
      "select m.id from membership m join membership g on g.id = $1 where m.role = 'RH' and m.access_group_id <> g.access_group_id limit 1",
      [await roleOfGustavo()],
    );
    const refused = await refusalOf(world().invited({ idGestor: theirs.id }));
    expect([refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual(['NOT_FOUND', ['idGestor']]);
    const away = await sql(
      `select c.id from company c join membership m on m.id = $1 where c.access_group_id = m.access_group_id
          and c.id <> all (access.companies_of(m.id, false)::uuid[]) limit 1`,
      [await roleOfGustavo()],
    );
    const elsewhere = world().invited({ idGestor: await roleOfGustavo(), idEmpresa: away[0]?.id });
    expect(await codeOf(elsewhere)).toBe('NOT_FOUND');
    const id = (await world().invited({ email: 'sem@fora.test' })).id;
    await sql(
      "update admission set manager_id = (select id from membership where role = 'RH' and id <> $1 limit 1) where id = $2",
      [await roleOfGustavo(), id],
    );
    expect((await seen('gustavo')).map(one => one.id)).not.toContain(id);
  });
});

describe('the kit of an invitation', () => {
  it('suits the company, the position and the regime, and no other is offered', async () => {
    const hr = await helena();
    const idEmpresa = await world().company();
    const [elsewhere] = await sql(
      'select id from company where access_group_id = (select access_group_id from company where id = $1) and id <> $1 limit 1',
      [idEmpresa],
    );
    const outcome = async (about: object) => {
      const form = { ...definitionForm(about), nome: `Kit ${JSON.stringify(about)}` };
      const { id } = await hr(kits.createKitDefinition, { body: form });
      const work = { idEmpresa, regime: 'empregado' as const, cargo: 'Operadora de Máquinas' };
      const { items } = await hr(kits.kitDefinitions, { params: { page: '1', size: '100' }, query: work });
      const asked = await world()
        .invited({ ...work, idDefinicaoKit: id })
        .then(
          () => 'invited',
          ({ body }) => [body.code, Object.keys(body.fields ?? {})],
        );
      return [items.some(one => one.id === id), asked];
    };
    const refused = [false, ['KIT_NOT_FOR_WORKER', ['idDefinicaoKit']]];
    expect(await outcome({})).toEqual([true, 'invited']);
    const theirs = { idEmpresa, cargos: ['operadora de maquinas'], regimes: ['empregado'] };
    expect(await outcome(theirs)).toEqual([true, 'invited']);
    expect(await outcome({ idEmpresa: elsewhere.id })).toEqual(refused);
    expect(await outcome({ cargos: ['Motorista'] })).toEqual(refused);
    expect(await outcome({ regimes: ['aprendiz'] })).toEqual(refused);
  });
});

describe('who is not hired', () => {
  it('a term that is over ends the admission, and six months later nothing of the person is left but that it was', async () => {
    const { id } = await world().standing('sent');
    const open = await world().invited({ email: 'tres@fora.test' });
    await sql("update admission set due_on = (now() - interval '3 days')::date where id = $1", [open.id]);
    await expireAdmissions(app.database.pool, new AbortController().signal);
    const [ended] = await sql('select state, erase_on from admission where id = $1', [open.id]);
    expect(ended).toMatchObject({ state: 'expired', erase_on: expect.anything() });
    // the day alone ends a link, before the job looks
    const overdue = await world().invited({ email: 'atrasada@fora.test' });
    await sql("update admission set due_on = (now() - interval '2 days')::date where id = $1", [overdue.id]);
    const old = tokenHash(await world().link(overdue.id));
    expect(await sql("select from access.keep_candidate_code($1, '')", [old])).toEqual([]);
    // neither of what is over nor of what is decided a link opens anything
    for (const [admission, opens] of [
      [open.id, 0],
      [id, 1],
    ] as const) {
      const hash = tokenHash(await world().link(admission));
      expect(await sql("select from access.keep_candidate_code($1, '')", [hash])).toHaveLength(opens);
    }
    const hr = await helena();
    await hr(calls.endAdmission, { params: { id }, body: { motivo: 'A vaga foi fechada.' } });
    const opening = await world().opening();
    const candidate = await world().candidate(opening.id);
    await hr(openings.moveCandidate, { params: { id: candidate.id }, body: { etapa: 'conversa' } });
    expect(
      await codeOf(hr(openings.moveCandidate, { params: { id: candidate.id }, body: { etapa: 'recusado' } })),
    ).toBe('REQUIRED_FIELD');
    const invited = await hr(openings.inviteFromOpening, {
      params: { id: candidate.id },
      body: { cargo: 'Auxiliar', regime: 'empregado', inicio: dayFrom(9), prazo: dayFrom(5) },
    });
    expect(invited).toMatchObject({ nome: 'Rui Campos', situacao: 'convidada' });
    await hr(openings.closeOpening, { params: { id: opening.id } });
    await sql("update admission set erase_on = (now() - interval '2 days')::date where id = any ($1)", [[id, open.id]]);
    await sql("update candidate set erase_on = (now() - interval '2 days')::date where id = $1", [candidate.id]);
    const contacts = () =>
      sql('select admission_id from admission_contact where admission_id = any ($1)', [[id, open.id, overdue.id]]);
    await sql(
      `insert into admission_contact (admission_id, access_group_id, kind, contact, code_mac, expires_at)
       select id, access_group_id, 'celular', '65999887761', '', now() from admission where id = any ($1)`,
      [[id, overdue.id]],
    );
    const files: string[] = [];
    const enqueue = async (_tx: unknown, _kind: unknown, data: { sha256?: string }) =>
      void files.push(data.sha256 ?? '');
    await eraseCandidates({ pool: app.database.pool, enqueue: enqueue as never }, new AbortController().signal);
    for (const gone of [id, open.id])
      expect(await sql('select name, email, told, reason from admission where id = $1', [gone])).toEqual([
        { name: '', email: null, told: {}, reason: null },
      ]);
    // the contacts of codes go along; those of another's admission stay
    expect(await contacts()).toEqual([{ admission_id: overdue.id }]);
    expect(await sql('select from candidate where id = $1', [candidate.id])).toEqual([]);
    expect(await sql("select after from record_history where verb = 'candidatesErased'")).toEqual([
      { after: { total: 3 } },
    ]);
    const read = await inTransaction(app.database.pool, 'select 1', client =>
      queriesOn(client).selectFrom('admission').select('id').execute(),
    );
    expect(read).toEqual([]);
  });
});

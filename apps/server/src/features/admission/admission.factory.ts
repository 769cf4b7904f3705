import { deflateSync } from 'node:zlib';
import { admissionContract as calls } from '@cracha/contract/features/admission/admission.contract.ts';
import { noticeVersion } from '@cracha/contract/features/admission/admission-steps.ts';
import { openingsContract as openings } from '@cracha/contract/features/admission/opening.contract.ts';
import { newToken, tokenHash } from '#core/identity/invited-link.ts';
import { dayFrom } from '#kernel/day.ts';
import type { TestApp } from '#test/app.ts';

type Needed = Pick<TestApp, 'as' | 'database'>;

/** Everything that somebody who is grown up tells, with an account of their own. */
export const everything = {
  identidade: {
    ...{ cpf: '11144477735', nome: 'Lia Prado Nunes', nascimento: '1996-05-20', sexo: 'feminino' },
    ...{ naturalidadeCidade: 'Cuiabá', naturalidadeUf: 'MT', naturalidadePais: 'Brasil', nacionalidade: 'Brasileira' },
    escolaridade: 'medioCompleto',
  },
  papeis: { rgNumero: '1234567', rgOrgao: 'SSP', rgUf: 'MT' },
  pessoal: { estadoCivil: 'solteiro', nomeMae: 'Ana Prado', racaCor: 'parda', deficiencia: 'nenhuma' },
  contato: {
    ...{ cep: '01310100', logradouro: 'Avenida Paulista', numero: '900', bairro: 'Bela Vista' },
    ...{ municipio: 'São Paulo', uf: 'SP', celular: '65999887711', email: 'lia@fora.test' },
  },
  banco: { temConta: 'abrir', valeTransporte: 'naoQuero' },
} as const;
export const stepNumbers = { identidade: '2', papeis: '3', pessoal: '4', contato: '5', banco: '7' } as const;
export const notice = { params: { n: '1' }, body: { aviso: noticeVersion } };

/** HR's invitation, as it is typed. */
export function invitation(idEmpresa: string, about: object = {}) {
  const job = { cargo: 'Auxiliar de escritório', regime: 'empregado' as const };
  const days = { inicio: dayFrom(20), prazo: dayFrom(10) };
  return { nome: 'Lia Prado', email: 'lia@fora.test', idEmpresa, ...job, ...days, ...about };
}

/** A grey picture of these sides; `seed` makes another one of it. */
export function pictureOf(width: number, height: number, seed = 0): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height, seed);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]));
}

/** A picture as an iPhone keeps it, of this size beside its tile. */
export function heicOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const four = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const box = (type: string, ...inside: Buffer[]) => {
    const all = Buffer.concat(inside);
    return Buffer.concat([four(all.length + 8), Buffer.from(type, 'latin1'), all]);
  };
  const sizes = [512, 512, width, height].map(four);
  const brand = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const entry = box('infe', four(2 << 24), Buffer.from([0, 1, 0, 0]), Buffer.from('hvc1\0', 'latin1'));
  const metaAt = (at: number) =>
    box(
      'meta',
      four(0),
      box('iinf', four(0), Buffer.from([0, 1]), entry),
      box('iprp', box('ispe', four(0), ...sizes.slice(0, 2)), box('ispe', four(0), ...sizes.slice(2))),
      box('iloc', four(0), Buffer.from([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1]), four(at), four(6)),
    );
  const at = brand.length + metaAt(0).length + 8;
  return new Uint8Array(Buffer.concat([brand, metaAt(at), box('mdat', Buffer.from('pixels'))]));
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** The form of one side of a paper. */
export function paperForm(papel: string, lado: string, bytes: Uint8Array<ArrayBuffer>, name = 'rg.png'): FormData {
  const form = new FormData();
  form.append('papel', papel);
  form.append('lado', lado);
  form.append('arquivo', new Blob([bytes]), name);
  return form;
}

/** Invitations of Helena's, and what a candidate does with them. */
export function admissionsOfHelena(app: Needed) {
  const company = async () => {
    const { rows } = await app.database.owner.query<{ company_id: string }>(
      "select e.company_id from employment e join person p on p.id = e.person_id where p.email = 'maria@pantanal.test' order by e.id limit 1",
    );
    return rows[0]?.company_id ?? '';
  };
  const invited = async (about: object = {}) =>
    (await app.as('helena', 'rh'))(calls.inviteCandidate, { body: invitation(await company(), about) });
  /** Puts it where a test begins, with everything told. */
  const standing = async (state: 'sent' | 'reviewing' | 'approved', about: object = {}) => {
    const { id } = await invited();
    const told = { ...Object.assign({}, ...Object.values(everything)), ...about };
    await app.database.owner.query(
      `update admission set state = $2, told = $3, dependants = '[]', notice_version = $4, sent_at = now() where id = $1`,
      [id, state, JSON.stringify(told), noticeVersion],
    );
    return { id, versao: 1 };
  };
  /** Companies don't begin with openings, some not with admissions either. */
  const contracted = () =>
    app.database.owner.query(
      "update company set app_accesses = array(select distinct f from unnest(app_accesses || '{admissao-online,recrutamento}'::text[]) f)",
    );
  return {
    company,
    contracted,
    invited,
    standing,
    /** The secret of a link, as only the message has it. */
    link: async (id: string) => {
      const token = newToken();
      await app.database.owner.query('update admission set access_token_hash = $2 where id = $1', [
        id,
        tokenHash(token),
      ]);
      return token;
    },
    opening: async () => {
      await contracted();
      return (await app.as('helena', 'rh'))(openings.createOpening, {
        body: { titulo: 'Auxiliar', idEmpresa: await company() },
      });
    },
    candidate: async (idVaga: string) =>
      (await app.as('helena', 'rh'))(openings.createCandidate, {
        body: { idVaga, nome: 'Rui Campos', celular: '65999887722' },
      }),
  };
}

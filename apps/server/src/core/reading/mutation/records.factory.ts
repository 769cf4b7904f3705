import { type Canvas, frame, line, type Mark, type Paper, printPages, put } from './canvas.factory.ts';
import { A4, cnpjMask, cpfMask, day } from './family.factory.ts';
import { makePayroll, money } from './payroll.factory.ts';
import type { Random } from './random.ts';

/** An invented worker's record as it is printed: what must be read of it, by the reader's names. */
export interface MadeRecord {
  readonly cpf: string;
  readonly registration: string;
  readonly name: string;
  readonly department: string;
  readonly companyCnpj: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

export interface RecordFile {
  readonly family: string;
  readonly data: Uint8Array;
  readonly records: readonly MadeRecord[];
}

const PEOPLE = ['Ana Lúcia', 'Pedro', 'Zuleica', 'Otto', 'Irene', 'Jorge'] as const;
type Place = readonly [city: string, state: string];
const CITIES: readonly [Place, ...Place[]] = [
  ['Niterói', 'RJ'],
  ['São Paulo', 'SP'],
  ['Cuiabá', 'MT'],
  ['Belo Horizonte', 'MG'],
];
const STREETS = ['Rua Sete de Setembro', 'Avenida Brasil', 'Travessa do Comércio', 'Rua Cidade Nova'] as const;
const DISTRICTS = ['Centro', 'Cidade Nova', 'Parque Industrial', 'São Cristóvão'] as const;
const DEPARTMENTS = ['Produção', 'Setor Fiscal', 'Financeiro'] as const;
/** Words that are labels elsewhere. */
const JOBS = ['Chefe de Turno', 'Auxiliar de Cadastro', 'Analista'] as const;

/** Records of one company; each field is there, the family prints what it has a place for. */
export function makeRecords(random: Random, count: number): MadeRecord[] {
  const payroll = makePayroll(random, count);
  return payroll.payslips.map(({ worker }, at) => {
    const [city, state] = random.pick(CITIES);
    const [birthCity, birthState] = random.pick(CITIES);
    const lastName = worker.name.split(' ').at(-1) ?? 'Abreu';
    return {
      cpf: worker.cpf,
      registration: String(at + 7).padStart(4, '0'),
      name: worker.name,
      department: random.pick(DEPARTMENTS),
      companyCnpj: payroll.company.cnpj,
      fields: {
        birth_date: `19${60 + at}-0${1 + (at % 9)}-1${at % 10}`,
        pis: worker.pis,
        rg: `${12_345_678 + at * 1357}`,
        rg_issuer: 'SSP/SP',
        ctps: `00${71_755 + at}`,
        ctps_series: '00186',
        admission_date: worker.admission,
        position: random.chance(0.5) ? random.pick(JOBS) : worker.job,
        cbo: `25240${at % 10}`,
        salary: 215_000 + at * 12_345,
        mother: `${random.pick(PEOPLE)} ${lastName}`,
        father: `${random.pick(PEOPLE)} ${lastName}`,
        marital_status: random.pick(['Solteiro', 'Casada', 'Viúvo']),
        sex: random.pick(['Masculino', 'Feminino']),
        birth_place: `${birthCity}/${birthState}`,
        street: random.pick(STREETS),
        number: String(10 + at * 31),
        district: random.pick(DISTRICTS),
        city,
        state,
        zip: `5109151${at % 10}`,
        cell_phone: `(65) 9${8_000_0000 + at * 1111}`,
        email: `pessoa${at}@exemplo.test`,
        bank: '341',
        branch: '2545',
        account: '02366-1',
        account_type: 'corrente',
        ...keyOf(at, worker.cpf),
        ...(at % 2 === 0 ? { dependants: JSON.stringify(dependantsOf(lastName)) } : {}),
      },
    };
  });
}

/** A key of each kind, one after the other. */
function keyOf(at: number, cpf: string): Record<'pix_kind' | 'pix_key', string> {
  const keys = [
    ['cpf', cpf],
    ['email', `chave_${at}@exemplo.test`],
    ['celular', `+55659${9_000_0000 + at * 1111}`],
    ['aleatoria', `12e4567e-e89b-42d3-a456-42661417400${at % 10}`],
    ['cnpj', '11222333000181'],
  ] as const;
  const [kind, key] = keys[at % keys.length] ?? keys[0];
  return { pix_kind: kind, pix_key: key };
}

const KEY_KINDS: Readonly<Record<string, string>> = {
  cpf: 'CPF',
  cnpj: 'CNPJ',
  celular: 'Celular',
  email: 'E-mail',
  aleatoria: 'Chave aleatória',
};

/** A child with a CPF and one without; their uses as the table says them. */
const dependantsOf = (lastName: string) => [
  { name: `Caio ${lastName}`, cpf: '73331046132', birth_date: '2014-03-09', kinship: 'filho', uses: ['ir'] },
  { name: `Lia de ${lastName}`, cpf: null, birth_date: '2019-11-21', kinship: 'enteado', uses: [] },
];

const LABELS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  registration: ['Matrícula', 'Nº de Registro', 'Registro'],
  name: ['Nome', 'Nome do Empregado', 'Nome Completo'],
  cpf: ['CPF', 'C.P.F.'],
  department: ['Departamento', 'Setor', 'Lotação'],
  birth_date: ['Data de Nascimento', 'Nascimento', 'Dt. Nasc.'],
  pis: ['PIS/PASEP', 'PIS'],
  rg: ['RG', 'Identidade'],
  rg_issuer: ['Órgão Emissor', 'Órgão Expedidor'],
  ctps: ['CTPS', 'CTPS nº'],
  ctps_series: ['Série'],
  admission_date: ['Data de Admissão', 'Admissão'],
  dismissal_date: ['Data de Demissão', 'Demissão', 'Data de Desligamento'],
  position: ['Cargo', 'Função'],
  cbo: ['CBO'],
  salary: ['Salário', 'Salário Base'],
  mother: ['Nome da Mãe', 'Mãe'],
  father: ['Nome do Pai', 'Pai'],
  marital_status: ['Estado Civil'],
  sex: ['Sexo'],
  birth_place: ['Naturalidade', 'Local de Nascimento'],
  street: ['Endereço', 'Logradouro'],
  number: ['Número'],
  district: ['Bairro'],
  city: ['Cidade', 'Município'],
  state: ['UF', 'Estado'],
  zip: ['CEP'],
  cell_phone: ['Celular', 'Telefone Celular'],
  email: ['E-mail'],
  bank: ['Banco', 'Cód. Banco'],
  branch: ['Agência'],
  account: ['Conta', 'Conta Corrente'],
  account_type: ['Tipo de Conta'],
  pix_kind: ['Tipo de Chave Pix', 'Tipo da Chave'],
  pix_key: ['Chave Pix', 'Chave do Pix'],
};
const GROUPS = [
  ['registration', 'name'],
  ['cpf', 'rg', 'rg_issuer', 'pis'],
  ['ctps', 'ctps_series', 'birth_date', 'sex'],
  ['marital_status', 'birth_place'],
  ['father', 'mother'],
  ['street', 'number', 'district'],
  ['city', 'state', 'zip'],
  ['cell_phone', 'email'],
  ['admission_date', 'dismissal_date', 'position', 'cbo'],
  ['department', 'salary'],
  ['bank', 'branch', 'account', 'account_type'],
  ['pix_kind', 'pix_key'],
] as const;

function printed(record: MadeRecord, name: string): string {
  const value = { ...record.fields, ...record }[name];
  if (typeof value === 'number') return money(value);
  const text = typeof value === 'string' ? value : '';
  if (name === 'cpf') return cpfMask(text);
  if (name.endsWith('_date')) return text && day(text);
  if (name === 'bank') return text && `${text} - Itaú`;
  if (name === 'pix_kind') return KEY_KINDS[text] ?? text;
  if (name === 'pix_key' && record.fields.pix_kind === 'celular')
    return text.replace(/^\+55(\d{2})(\d{5})/, '($1) $2-');
  if (name === 'account_type') return text && 'Conta Corrente';
  if (name === 'zip') return text.replace(/(\d{5})(\d{3})/, '$1-$2');
  return text;
}

type Draw = (canvas: Canvas, record: MadeRecord, labelOf: (name: string) => string) => void;

/** Boxes with a small label above the value, as the official book has them. */
const boxed: Draw = (canvas, record, labelOf) => {
  for (const [at, group] of GROUPS.entries()) {
    const width = 515 / group.length;
    for (const [column, name] of group.entries()) {
      const x = column * width;
      frame(canvas, x, 50 + at * 28, x + width, 78 + at * 28);
      put(canvas, x + 3, 58 + at * 28, labelOf(name), { size: 6 });
      put(canvas, x + 3, 72 + at * 28, printed(record, name));
    }
  }
};

/** "Nome: Fulana", a field or two a line. */
const colons: Draw = (canvas, record, labelOf) => {
  let y = 60;
  for (const group of GROUPS)
    for (let at = 0; at < group.length; at += 2) {
      for (const [column, name] of group.slice(at, at + 2).entries())
        put(canvas, column * 270, y, `${labelOf(name)}: ${printed(record, name)}`);
      y += 15;
    }
};

/** Labels in one column, values in another, a rule below each. */
const columns: Draw = (canvas, record, labelOf) => {
  for (const [at, name] of GROUPS.flat().entries()) {
    put(canvas, 0, 60 + at * 17, labelOf(name), { bold: true });
    put(canvas, 150, 60 + at * 17, printed(record, name));
    line(canvas, 0, 64 + at * 17, 500, 64 + at * 17);
  }
};

/** A spool: monospaced, labels and values with dots between. */
const spool: Draw = (canvas, record, labelOf) => {
  for (const [at, name] of GROUPS.flat().entries())
    put(canvas, 0, 60 + at * 14, `${labelOf(name).padEnd(26, '.')}: ${printed(record, name)}`);
};

/** Below the fields, as all of them have it: a heading and a line each. */
function drawDependants(canvas: Canvas, told: string): void {
  const rows: { name: string; cpf: string | null; birth_date: string; kinship: string; uses: string[] }[] =
    JSON.parse(told);
  if (rows.length === 0) return;
  put(canvas, 0, 640, 'Dependentes');
  const print = (y: number, cells: readonly string[]) => {
    for (const [at, text] of cells.entries()) if (text) put(canvas, [0, 170, 250, 340, 440][at] ?? 0, y, text);
  };
  print(656, ['Nome', 'Parentesco', 'Nascimento', 'CPF', 'IR']);
  for (const [at, { name, cpf, birth_date, kinship, uses }] of rows.entries())
    print(672 + at * 15, [
      name,
      kinship === 'filho' ? 'Filho(a)' : 'Enteada',
      day(birth_date),
      cpf ? cpfMask(cpf) : '',
      uses.includes('ir') ? 'Sim' : 'Não',
    ]);
}

export const recordFamilies: readonly (readonly [string, Paper, Draw])[] = [
  ['boxed', A4, boxed],
  ['colons', { ...A4, wordwise: true }, colons],
  ['columns', { ...A4, font: 'Times' }, columns],
  ['spool', { ...A4, font: 'Courier' }, spool],
];

/** A file of records as one payroll system prints them; which of a field's names it uses is drawn by lot. */
export async function makeRecordFile(
  family: number,
  random: Random,
  records: readonly MadeRecord[] = makeRecords(random, 4),
): Promise<RecordFile> {
  const [name, paper, draw] = recordFamilies[family % recordFamilies.length] ?? ['boxed', A4, boxed];
  const chosen = new Map(Object.entries(LABELS).map(([field, names]) => [field, random.pick(names)]));
  const pages = records.map(record => {
    const marks: Mark[] = [];
    const canvas: Canvas = { marks, left: 40, top: 30, size: 9 };
    put(canvas, 0, 15, random.chance(0.5) ? 'FICHA DE REGISTRO DE EMPREGADO' : 'Ficha Cadastral do Empregado', {
      size: 13,
    });
    put(canvas, 0, 34, `Empresa Exemplar de Fichas Ltda - CNPJ ${cnpjMask(record.companyCnpj)}`);
    draw(canvas, record, field => chosen.get(field) ?? field);
    drawDependants(canvas, String(record.fields.dependants ?? '[]'));
    return marks;
  });
  return { family: name, data: await printPages(paper, pages), records };
}

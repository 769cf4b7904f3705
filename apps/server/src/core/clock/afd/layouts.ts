/** Clock files by their ordinance: Portaria 671/2021 (annex V), 595/2013 (Inmetro) and 1510/2009. */
export type Layout = '671' | '595' | '1510';
export type RecordType = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '9';

/** What a field may hold: `moment` is a local minute, in 671 with its offset. */
export type FieldKind = 'number' | 'text' | 'code' | 'moment' | 'day' | 'worker' | 'crc' | 'hash';

export interface Field {
  /** As reports name it. */
  name: string;
  kind: FieldKind;
  start: number;
  end: number;
  /** Of kind `code`: the values there are. */
  codes: string[];
}

export interface Form {
  type: RecordType;
  length: number;
  fields: Field[];
  hasCrc: boolean;
  /** Shorter it cannot be: after this there are only texts, and some programs cut blanks at a line's end. */
  least: number;
}

export const layouts: readonly Layout[] = ['671', '595', '1510'];

const ofType = (type: RecordType) => `nsr:9:number tipo:1:code=${type}`;
const employer = (place: number) =>
  `tipoIdentificador:1:code=1,2 identificador:14:text cno:${place}:text razaoSocial:150:text`;
const maker = 'versao:3:number tipoDesenvolvedor:1:code=1,2 desenvolvedor:14:text modelo:30:text crc:4:crc';
const worker = (size: number) => `dataHora:${size}:moment operacao:1:code=I,A,E cpf:12:worker nome:52:text`;
const counts = (...types: string[]) => `${types.map(type => `tipo${type}:9:number`).join(' ')} tipo:1:code=9`;

/** Fields in the order of the annex: name, characters, kind. */
const tables: Record<Layout, readonly (readonly [RecordType, string])[]> = {
  '671': [
    ['1', `${ofType('1')} ${employer(14)} rep:17:text inicio:10:day fim:10:day geradoEm:24:moment ${maker}`],
    ['2', `${ofType('2')} dataHora:24:moment responsavel:14:text ${employer(14)} local:100:text crc:4:crc`],
    ['3', `${ofType('3')} dataHora:24:moment cpf:12:worker crc:4:crc`],
    ['4', `${ofType('4')} dataHora:24:moment dataHoraAjustada:24:moment responsavel:11:text crc:4:crc`],
    ['5', `${ofType('5')} ${worker(24)} outros:4:text responsavel:11:text crc:4:crc`],
    ['6', `${ofType('6')} dataHora:24:moment evento:2:code=01,02,03,04,05,06,07,08`],
    [
      '7',
      `${ofType('7')} dataHora:24:moment cpf:12:worker dataHoraGravacao:24:moment coletor:2:code=01,02,03,04,05 offline:1:code=0,1 hash:64:hash`,
    ],
    ['9', `nsr:9:number ${counts('2', '3', '4', '5', '6', '7')}`],
  ],
  '595': [
    ['1', `${ofType('1')} ${employer(12)} rep:17:text inicio:8:day fim:8:day geradoEm:12:moment crc:4:crc`],
    ['2', `${ofType('2')} dataHora:12:moment responsavel:14:text ${employer(12)} local:100:text crc:4:crc`],
    ['3', `${ofType('3')} dataHora:12:moment cpf:12:worker crc:4:crc`],
    ['4', `${ofType('4')} dataHora:12:moment dataHoraAjustada:12:moment responsavel:11:text crc:4:crc`],
    ['5', `${ofType('5')} ${worker(12)} outros:4:text responsavel:11:text crc:4:crc`],
    ['6', `${ofType('6')} dataHora:12:moment evento:2:code=01,02,03,04,05,06,07,08`],
    ['9', `nsr:9:number ${counts('2', '3', '4', '5', '6')}`],
  ],
  '1510': [
    ['1', `${ofType('1')} ${employer(12)} rep:17:text inicio:8:day fim:8:day geradoEm:12:moment`],
    ['2', `${ofType('2')} dataHora:12:moment ${employer(12)} local:100:text`],
    ['3', `${ofType('3')} dataHora:12:moment cpf:12:worker`],
    ['4', `${ofType('4')} dataHora:12:moment dataHoraAjustada:12:moment`],
    ['5', `${ofType('5')} ${worker(12)}`],
    ['9', `nsr:9:number ${counts('2', '3', '4', '5')}`],
  ],
};

const kinds: readonly FieldKind[] = ['number', 'text', 'code', 'moment', 'day', 'worker', 'crc', 'hash'];

function formOfTable(type: RecordType, table: string): Form {
  let start = 0;
  const fields = table.split(' ').map((told): Field => {
    const [name = '', size, rule = ''] = told.split(':');
    const [kindName, codes = ''] = rule.split('=');
    const kind = kinds.find(one => one === kindName) ?? 'text';
    const field = { name, kind, start, end: start + Number(size), codes: codes === '' ? [] : codes.split(',') };
    start = field.end;
    return field;
  });
  const least = fields.findLast(({ kind }) => kind !== 'text')?.end ?? 0;
  return { type, length: start, fields, hasCrc: fields.at(-1)?.kind === 'crc', least };
}

const forms = new Map<Layout, Map<string, Form>>(
  layouts.map(layout => [layout, new Map(tables[layout].map(([type, table]) => [type, formOfTable(type, table)]))]),
);

/** The form of a record, undefined where the layout has none of that type. */
export function formOf(layout: Layout, type: string): Form | undefined {
  return forms.get(layout)?.get(type);
}

/** The type stands in position 10; the trailer is known by its nines, the signature line by its words. */
export function typeOf(line: string): string {
  if (line.startsWith('999999999')) return '9';
  return line.startsWith('ASSINATURA_DIGITAL') ? 'signature' : line.charAt(9);
}

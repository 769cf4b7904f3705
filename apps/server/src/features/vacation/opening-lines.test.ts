import { describe, expect, it, test } from 'vitest';
import { ReadingRefusal } from '#core/reading/refusal.ts';
import { parseDelimited } from '#core/reading/words/delimited.ts';
import { type OpeningLine, openingLines, workerOf } from './opening-lines.ts';
import { openingPieces } from './opening-pieces.ts';

const heading = 'matricula;cpf;aPartirDe;gozados;vendidos;faltas';
const read = (text: string) => [...openingLines(parseDelimited(text))];
const one = (line: string) => read(`${heading}\n${line}`)[0];
const said = (line: OpeningLine | undefined) =>
  line?.fault ? [line.fault.field, line.fault.code] : line?.opening && Object.values(line.opening);

describe('a line', () => {
  test.each([
    ['12;529.982.247-25;2025-03-01;10;0;2', ['2025-03-01', 10, 0, 2]],
    // a spreadsheet ate the CPF's zeros, and writes days in its own way
    ['12;1234567890;01/03/2025;0;0;0', ['2025-03-01', 0, 0, 0]],
    ['12;;01/03/2025;0;10;0', ['2025-03-01', 0, 10, 0]],
    [';52998224725;2025-03-01;0;0;366', ['2025-03-01', 0, 0, 366]],
    ['=1+1;;2025-03-01;0;0;0', ['2025-03-01', 0, 0, 0]],
    [';;2025-03-01;0;0;0', ['matricula', 'REQUIRED_FIELD']],
    ['\u200b;\u202e;2025-03-01;0;0;0', ['matricula', 'REQUIRED_FIELD']],
    [`${'9'.repeat(31)};;2025-03-01;0;0;0`, ['matricula', 'MAX_LENGTH']],
    ['12;11111111111;2025-03-01;0;0;0', ['cpf', 'INVALID_CPF']],
    ['12;;;0;0;0', ['aPartirDe', 'REQUIRED_FIELD']],
    ['12;;2025-02-30;0;0;0', ['aPartirDe', 'INVALID_DATE']],
    ['12;;31/02/2025;0;0;0', ['aPartirDe', 'INVALID_DATE']],
    ['12;;01/03/25;0;0;0', ['aPartirDe', 'INVALID_DATE']],
    ['12;;2025-03-01;;0;0', ['gozados', 'REQUIRED_FIELD']],
    ['12;;2025-03-01;-3;0;0', ['gozados', 'INVALID_NUMBER']],
    ['12;;2025-03-01;0;1,5;0', ['vendidos', 'INVALID_NUMBER']],
    ['12;;2025-03-01;0;0;1000000000', ['faltas', 'INVALID_NUMBER']],
    ['12;;2025-03-01;0;0;367', ['faltas', 'MAX_VALUE']],
    ['12;;2025-03-01;0', ['vendidos', 'REQUIRED_FIELD']],
    ['12;;2025-03-01;0;0;0;mais', [null, 'CELLS_TOO_MANY']],
    ['12;;2025-03-01;0;0;0;;', ['2025-03-01', 0, 0, 0]],
  ])('%s', (line, result) => {
    expect(said(one(line))).toEqual(result);
  });

  it('keeps its number where blank lines lie between, and zeros of a registration', () => {
    const lines = read(`${heading}\n\n 007;;2025-03-01;0;0;0\n;;;;;\n8;;2025-03-01;0;0;0`);
    expect(lines.map(({ number, registration }) => [number, registration])).toEqual([
      [3, '007'],
      [5, '8'],
    ]);
  });
});

describe('the heading', () => {
  test.each([
    ['A Partir De;Faltas;Matrícula;CPF;Gozados;Vendidos\n2025-03-01;6;9;;20;10', ['2025-03-01', 20, 10, 6]],
    ['9;;2025-03-01;20;10;6', ['2025-03-01', 20, 10, 6]],
  ])('in another order, or left out: %j', (text, result) => {
    expect(read(text).map(said)).toEqual([result]);
  });

  test.each([
    ['matricula;cpf;aPartirDe;gozados;vendidos\n9;;2025-03-01;0;0', 'faltas'],
    ['matricula;cpf;aPartirDe;gozados;gozados;vendidos;faltas', 'gozados'],
    ['nome;salario\nAna;3000', 'matricula, cpf, aPartirDe, gozados, vendidos, faltas'],
  ])('without what is needed the file is refused: %j', (text, columns) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ code: 'TABLE_HEADING_NOT_FOUND', values: { colunas: columns } }),
    );
    expect(() => read(text)).toThrow(ReadingRefusal);
  });
});

describe('whose a line is', () => {
  const worker = (id: string, cpf: string, registrationKey: string, dismissed = false) => ({
    ...{ id, cpf, registrationKey, dismissed },
  });
  const people = [
    worker('ana', 'A', '7'),
    worker('ana-before', 'A', '3', true),
    worker('bia', 'B', '7'),
    worker('caio', 'C', '12'),
    worker('caio-there', 'C', '13'),
  ];
  test.each([
    [{ registration: '12', cpf: null }, { id: 'caio' }],
    [{ registration: '0013', cpf: 'C' }, { id: 'caio-there' }],
    [{ registration: '007', cpf: 'B' }, { id: 'bia' }],
    [{ registration: null, cpf: 'A' }, { id: 'ana' }],
    [{ registration: '3', cpf: 'A' }, { id: 'ana-before' }],
    [
      { registration: null, cpf: 'C' },
      { field: 'cpf', code: 'WORKER_AMBIGUOUS' },
    ],
    [
      { registration: '7', cpf: null },
      { field: 'matricula', code: 'WORKER_AMBIGUOUS' },
    ],
    [
      { registration: '12', cpf: 'A' },
      { field: 'cpf', code: 'WORKER_MISMATCH' },
    ],
    [
      { registration: '99', cpf: 'A' },
      { field: 'cpf', code: 'EMPLOYEE_NOT_FOUND' },
    ],
    [
      { registration: '99', cpf: null },
      { field: 'matricula', code: 'EMPLOYEE_NOT_FOUND' },
    ],
  ])('%j', (line, result) => {
    expect(workerOf(line, people)).toMatchObject(result);
  });
});

it('pieces tell how many lines there are, and begin behind the last that is kept', () => {
  const rows = () => parseDelimited(`${heading}\n${'9;;2025-03-01;0;0;0\n'.repeat(450)}`);
  const [first, ...pieces] = [...openingPieces(rows, 251)];
  expect(first).toEqual({ total: 450 });
  const numbers = pieces.map(piece => ('lines' in piece ? piece.lines.map(({ number }) => number) : []));
  expect(numbers.map(of => [of[0], of.length])).toEqual([[252, 200]]);
});

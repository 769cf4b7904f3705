import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

type Values = Readonly<Record<string, string>>;

/** Why a line of a file is refused. */
export const lineTexts = defineTexts({
  columns: {
    matricula: ['matrícula', 'registration', 'matrícula'],
    cpf: word.cpf,
    aPartirDe: ['a partir de', 'counts from', 'cuenta desde'],
    gozados: ['gozados', 'days taken', 'disfrutados'],
    vendidos: ['vendidos', 'days sold', 'vendidos'],
    faltas: ['faltas', 'absences', 'ausencias'],
  },
  faults: {
    REQUIRED_FIELD: [
      (of: Values) => `Falta preencher: ${of.coluna}.`,
      of => `Not filled in: ${of.coluna}.`,
      of => `Falta completar: ${of.coluna}.`,
    ],
    MAX_LENGTH: [
      (of: Values) => `Texto longo demais em ${of.coluna}: até ${of.max} letras.`,
      of => `Too long in ${of.coluna}: up to ${of.max} characters.`,
      of => `Texto demasiado largo en ${of.coluna}: hasta ${of.max} letras.`,
    ],
    INVALID_CPF: [
      (_: Values) => 'O CPF não confere. Veja os 11 números.',
      _ => 'The CPF is not valid. Check the 11 digits.',
      _ => 'El CPF no es válido. Revisa los 11 números.',
    ],
    INVALID_DATE: [
      (_: Values) => 'A data não existe. Escreva como 31/12/2026 ou 2026-12-31.',
      _ => 'The date doesn’t exist. Write it as 31/12/2026 or 2026-12-31.',
      _ => 'La fecha no existe. Escríbela como 31/12/2026 o 2026-12-31.',
    ],
    DATE_OUT_OF_RANGE: [
      (of: Values) => `A data precisa estar entre ${of.min} e ${of.max}.`,
      of => `The date must be between ${of.min} and ${of.max}.`,
      of => `La fecha debe estar entre ${of.min} y ${of.max}.`,
    ],
    INVALID_NUMBER: [
      (of: Values) => `Escreva um número inteiro em ${of.coluna}.`,
      of => `Write a whole number in ${of.coluna}.`,
      of => `Escribe un número entero en ${of.coluna}.`,
    ],
    MAX_VALUE: [
      (of: Values) => `O maior valor aceito em ${of.coluna} é ${of.max}.`,
      of => `The largest value of ${of.coluna} is ${of.max}.`,
      of => `El valor máximo de ${of.coluna} es ${of.max}.`,
    ],
    EMPLOYEE_NOT_FOUND: [
      (_: Values) => 'Ninguém com esta matrícula ou este CPF.',
      _ => 'Nobody with this registration or CPF.',
      _ => 'Nadie con esta matrícula o este CPF.',
    ],
    WORKER_AMBIGUOUS: [
      (_: Values) => 'Mais de um vínculo serve. Escreva a matrícula e o CPF.',
      _ => 'More than one employment fits. Write both registration and CPF.',
      _ => 'Más de un vínculo sirve. Escribe la matrícula y el CPF.',
    ],
    WORKER_MISMATCH: [
      (_: Values) => 'A matrícula e o CPF são de pessoas diferentes.',
      _ => 'Registration and CPF are of different people.',
      _ => 'La matrícula y el CPF son de personas distintas.',
    ],
    LINE_REPEATED: [
      (of: Values) => `O mesmo vínculo já está na linha ${of.linha}.`,
      of => `The same employment stands in line ${of.linha}.`,
      of => `El mismo vínculo ya está en la línea ${of.linha}.`,
    ],
    CELLS_TOO_MANY: [
      (of: Values) => `A linha tem ${of.n} colunas; o arquivo, ${of.max}.`,
      of => `The line has ${of.n} columns; the file ${of.max}.`,
      of => `La línea tiene ${of.n} columnas; el archivo, ${of.max}.`,
    ],
    TABLE_HEADING_NOT_FOUND: [
      (of: Values) => `Faltam colunas no arquivo, ou aparecem duas vezes: ${of.colunas}.`,
      of => `Columns lack in the file, or stand there twice: ${of.colunas}.`,
      of => `Faltan columnas en el archivo, o aparecen dos veces: ${of.colunas}.`,
    ],
  },
  unread: [
    'O arquivo não pôde ser lido a partir daqui.',
    'The file can’t be read from here on.',
    'El archivo no se puede leer desde aquí.',
  ],
});

import type { OwnField } from '@cracha/contract/features/worker/own-fields.ts';
import { fieldOf, type WorkerFieldName } from '@cracha/contract/features/worker/worker-fields.ts';
import { isDay } from '@cracha/contract/kernel/calendar-day.ts';
import { normaliseCep, normalisePhone } from '@cracha/contract/kernel/wire-contacts.ts';
import { normaliseCpf } from '@cracha/contract/kernel/wire-numbers.ts';
import { parseDate } from '#core/reading/page/parse-values.ts';
import { bankOfName } from '#core/reading/words/bank-name.ts';
import type { TableCell } from '#core/reading/words/delimited.ts';
import { fold } from '#core/reading/words/fold.ts';

/** Other words for options, as files have them; without accents, case and punctuation. An option's own name is always one. */
const optionWords: Partial<Record<WorkerFieldName, Readonly<Record<string, string>>>> = {
  sexo: { m: 'masculino', f: 'feminino', masc: 'masculino', fem: 'feminino', homem: 'masculino', mulher: 'feminino' },
  estadoCivil: {
    ...gendered('solteiro', 'casado', 'divorciado', 'separado'),
    viuva: 'viuvo',
    viuvoa: 'viuvo',
    desquitado: 'separado',
    outro: 'outros',
    uniaoestavel: 'outros',
  },
  racaCor: {
    branco: 'branca',
    preto: 'preta',
    negra: 'preta',
    negro: 'preta',
    pardo: 'parda',
    amarelo: 'amarela',
    naoinformado: 'naoInformada',
    naodeclarada: 'naoInformada',
    naodeclarado: 'naoInformada',
  },
  regimeContratacao: {
    ...gendered('estagiario', 'empregado', 'autonomo', 'socio'),
    diretora: 'diretor',
    estagio: 'estagiario',
    pj: 'pessoaJuridica',
    clt: 'empregado',
    celetista: 'empregado',
    mensalista: 'empregado',
    socioadministrador: 'socio',
    menoraprendiz: 'aprendiz',
    jovemaprendiz: 'aprendiz',
  },
  regimeJuridico: { celetista: 'clt' },
  deficiencia: { nao: 'nenhuma', nenhum: 'nenhuma', n: 'nenhuma', reabilitacao: 'reabilitado', motora: 'fisica' },
  afastamento: { doenca: 'auxilioDoenca', licencamaternidade: 'maternidade', aposentadoriainvalidez: 'invalidez' },
  salarioUnidade: {
    mensal: 'mes',
    mensalista: 'mes',
    quinzenal: 'quinzena',
    semanal: 'semana',
    diario: 'dia',
    diarista: 'dia',
    horista: 'hora',
    tarefeiro: 'tarefa',
  },
  formaPagamento: {
    deposito: 'credito',
    creditoemconta: 'credito',
    transferencia: 'credito',
    especie: 'dinheiro',
    cartaosalario: 'cartao',
  },
  tipoConta: {
    contacorrente: 'corrente',
    cc: 'corrente',
    contapoupanca: 'poupanca',
    cp: 'poupanca',
    salario: 'contaSalario',
    beneficio: 'contaBeneficio',
    cartaoprepago: 'cartaoPrePago',
  },
  tipoChavePix: { telefone: 'celular', chavealeatoria: 'aleatoria', evp: 'aleatoria', mail: 'email' },
};

function gendered(...words: string[]): Record<string, string> {
  return Object.fromEntries(words.flatMap(word => [`${word.slice(0, -1)}a`, `${word}a`].map(other => [other, word])));
}

/** A cell as the record's own check (`worker-check.ts`) takes it; what can't be understood goes on as it is, to be refused there. */
export function valueOfCell(
  name: WorkerFieldName,
  { text, number }: TableCell,
  today?: string,
): string | number | boolean | null {
  const written = writtenIn(text);
  if (written === null) return null;
  const field = fieldOf(name);
  switch (field.kind) {
    case 'day':
      return field.past && today !== undefined ? pastDayOf(name, written, today) : dayOf(written);
    case 'money':
      return centavosOf(written, number);
    case 'number':
      return written.replace(/[.,]0+$/, '');
    case 'hours':
      return numberOf(written.replace(/[.,]0+$/, ''), number);
    case 'flag':
      return flags.get(wordOf(written)) ?? written;
    case 'option':
      return optionOf(name, field.options ?? [], written);
    case 'pis':
      return /^\d{9,10}$/.test(written) ? normaliseCpf(written) : written;
    case 'cep':
      return normaliseCep(written);
    case 'cellPhone':
    case 'phone':
      return normalisePhone(written);
    case 'code':
    case 'cbo':
    case 'bank':
      return codeOf(name, written);
    default:
      // a nationality is told in the place of a country
      return name === 'naturalidadePais' && /^brasileir[oa]/i.test(written) ? 'Brasil' : written;
  }
}

/** The same of a company's own field (`own-field-check.ts`). */
export function valueOfOwnCell({ tipo, opcoes }: OwnField, { text, number }: TableCell): string | boolean | null {
  const written = writtenIn(text);
  if (written === null) return null;
  switch (tipo) {
    case 'texto':
      return written;
    case 'numero':
      return numberOf(written, number);
    case 'data':
      return dayOf(written);
    case 'opcao':
      return ownOptionOf(opcoes, written);
    case 'simNao':
      return flags.get(wordOf(written)) ?? written;
  }
}

/** Null: the cell says nothing. */
export function writtenIn(text: string): string | null {
  const written = text.replace(/^'/, '').trim();
  return written === '' || written === '-' ? null : written;
}

/** A day as people write it, `YYYY-MM-DD`; what is none goes on as it is. */
export function dayOf(written: string): string {
  const [day = ''] = written
    .replace(/^(\d)\//, '0$1/')
    .replace(/\/(\d)\//, '/0$1/')
    .split(' ');
  return parseDate(day) ?? written.slice(0, 10);
}

/** Ages at which somebody can be in a registry: an apprentice, and whoever worked longest. */
const ages = { least: 14, most: 100 };

/** A day that has been: of a year in two digits the century is the one in which it can be. */
function pastDayOf(name: WorkerFieldName, written: string, today: string): string {
  const [, head, year] = /^(\d{1,2}[/.-]\d{1,2}[/.-])(\d{2})(?:\s.*)?$/.exec(written) ?? [];
  if (!head || !year) return dayOf(written);
  const [least, most] = name === 'nascimento' ? [ages.least, ages.most] : [0, ages.most];
  const back = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  const days = ['20', '19'].map(century => dayOf(`${head}${century}${year}`)).filter(isDay);
  return days.find(day => day <= back(least) && day > back(most + 1)) ?? written;
}

/** As people write it, with points between thousands and a comma; a workbook's number as it is, without what binary fractions leave. */
function numberOf(text: string, number: number | undefined): string {
  if (number !== undefined) return String(Number(number.toFixed(6)));
  const [, sign = '', plain = ''] = /^(-?)\s*(.*)$/.exec(text) ?? [];
  const hundredths = centavosOf(plain, undefined);
  return typeof hundredths === 'number' ? `${sign}${hundredths / 100}` : text;
}

/** As it is written, else the one option with these letters: which of two is meant nobody knows. */
function ownOptionOf(options: readonly string[], text: string): string {
  if (options.includes(text)) return text;
  const alike = options.filter(option => wordOf(option) === wordOf(text));
  return (alike.length === 1 && alike[0]) || text;
}

const flags = new Map([
  ...['sim', 's', 'true', '1', 'x', 'verdadeiro'].map(word => [word, true] as const),
  ...['nao', 'n', 'false', '0', 'falso'].map(word => [word, false] as const),
]);

/** What people write where there is nothing to write: `não tem`, `N/A`, `0`, `-`. */
export function saysNothing(text: string): boolean {
  return /^(?:0*|x+|n[adt]|null|nulo|none|nenhuma?|vazio|sem(?:email|telefone|celular|contato|numero|informacao)?|nao(?:tem|ha|possui|consta|informad[oa]|se?aplica|cadastrad[oa])?(?:email|telefone|celular)?)$/.test(
    wordOf(text),
  );
}

const wordOf = (text: string) => fold(text).replace(/[^a-z0-9]+/g, '');

function optionOf(name: WorkerFieldName, options: readonly string[], text: string): string {
  const word = wordOf(text);
  return options.find(option => wordOf(option) === word) ?? optionWords[name]?.[word] ?? text;
}

/** `R$ 3.000,50`, `3000.50` and a workbook's number are 300050. */
function centavosOf(text: string, number: number | undefined): number | string {
  if (number !== undefined) return Math.round(number * 100);
  const plain = text.replace(/^R\$\s*/i, '').replace(/\s/g, '');
  const comma = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(plain);
  const point = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/.exec(plain);
  const found = point ?? comma;
  if (!found) return text;
  return Number(`${(found[1] ?? '').replace(/\D/g, '')}${(found[2] ?? '').padEnd(2, '0')}`);
}

/** Zeros that a spreadsheet ate come back where the law fixes the length; punctuation goes. */
function codeOf(name: WorkerFieldName, text: string): string {
  if (name === 'rgNumero') return text;
  const plain = text.replace(/[.\-/\s]/g, '');
  const lengths: Partial<Record<WorkerFieldName, number>> = { banco: 3, cbo: 6 };
  const length = lengths[name];
  const digits = name === 'banco' ? (/^\d{1,3}/.exec(plain)?.[0] ?? bankOfName(text) ?? text) : plain;
  return length && /^\d+$/.test(digits) ? digits.padStart(length, '0') : digits;
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { readRegistry } from '../../cli/registry-file.ts';
import { toTruth } from '../../cli/truth-format.ts';
import { closePool } from './pool.ts';
import { readPayrollFile } from './reading.ts';

const ROOT = fileURLToPath(new URL('../../../test/cases/', import.meta.url));
const registry = await readRegistry(`${ROOT}truth/_registry.json`);
afterAll(closePool);

type Json = Record<string, unknown>;

/** What each case gives: how many documents are read whole, and how many wait for a person, or why the file is refused. Nothing clean is ever wrong. */
const CASES: Record<string, readonly [whole: number, waiting: number] | string> = {
  'p00_controle.pdf': [3, 0],
  'p01_ocr_invisivel.pdf': [0, 1],
  'p02_caixa_branca.pdf': [1, 1],
  'p03_formulario.pdf': [1, 0],
  'p06_portfolio.pdf': [2, 0],
  'p12_nfd.pdf': [1, 0],
  'p13a_nome_semcpf.pdf': [1, 0],
  'p13c_nome_semcpf.pdf': [1, 0],
  'p13d_nome.pdf': [1, 0],
  'p16_empregador_cpf.pdf': [1, 0],
  'p18_tomador.pdf': [1, 0],
  'p21_quebra.pdf': [3, 1],
  'p23_comprovante_rendimentos.pdf': [2, 0],
  'p24_subtotais.pdf': [1, 0],
  'p32_base_sobre.pdf': [1, 0],
  'p330_ref.pdf': [1, 0],
  'p333_ref.pdf': [1, 0],
  'p35_camada_oculta.pdf': [1, 0],
  'p43b_milhar_nbsp.pdf': [1, 0],
  'p46_competencias.pdf': [16, 0],
  'p49_emitente.pdf': [2, 0],
  's01_ponto_dias_sem_semana.pdf': [1, 0],
  's02_aba_por_pessoa.xlsx': [3, 0],
  's03_beneficios_2_por_pagina.pdf': [4, 0],
  's04_sinal_antes_do_rs.pdf': [3, 0],
  's05_ficha_em_frases.pdf': [1, 0],
  's06_informe_duas_folhas.pdf': [2, 0],
  's07_registros_tipo.txt': [3, 0],
  's08_caixas_cp850.txt': [2, 0],
  's09_blocos.txt': [3, 0],
  's10_lista_sem_tabela.pdf': [2, 0],
  's11_ponto_duas_paginas.pdf': [1, 0],
  's12_rotulo_em_frase.pdf': [1, 0],
  't00_controle.csv': [3, 0],
  't01_agrupado.csv': [3, 0],
  't02a_controle.xlsx': [3, 0],
  't03_formula_sem_valor.xlsx': [2, 1],
  't04_1904.xlsx': [3, 0],
  't04a_datas.xlsx': [3, 0],
  't05_prefixo_x.xlsx': [3, 0],
  't08b_utf16.csv': [3, 0],
  't09_misto.csv': [2, 0],
  't11b_largo_ponto_virgula.csv': [3, 0],
  't14_aba_oculta.xlsx': [3, 0],
  't15_horas.xlsx': [3, 0],
  't17c_total_identificado.csv': [3, 0],
  't18_html.xls': [3, 0],
  't30b_sem_zeros.csv': [3, 0],
  't38_parenteses.csv': [3, 0],
  't39b_tipo_numerico.csv': [3, 3],
  'x02_retificacao.zip': [1, 0],
  'x04_desligamento.zip': [2, 0],
  'z00_controle.zip': [2, 0],
  'z01_mac.zip': [2, 0],
  'z05_sem_compressao.zip': [2, 0],
  'z07_senha.zip': 'FILE_PASSWORD_PROTECTED',
};

const files = readdirSync(`${ROOT}truth`).filter(name => !name.startsWith('_'));

it.each(files.map(name => name.replace(/\.json$/, '')))(
  '%s: what is read whole, what waits, and nothing clean is wrong',
  async file => {
    const truth: { documents: Json[] } = JSON.parse(readFileSync(`${ROOT}truth/${file}.json`, 'utf8'));
    if (typeof CASES[file] === 'string') return expect(read(file)).rejects.toThrow(CASES[file]);
    const documents = (await read(file)).filter(({ type }) => type !== 0 && type !== 4);
    const clean = documents.filter(({ review }) => !review);
    const silent = clean.filter(document => !truth.documents.some(other => reachesWithItsMoney(document, other)));
    expect(silent).toEqual([]);
    const whole = truth.documents.filter(other => documents.some(document => isWhole(document, other)));
    const got = [whole.length, documents.length - clean.length];
    expect({ got, differences: differencesOf(truth.documents, documents) }).toMatchObject({ got: CASES[file] });
  },
);

async function read(file: string): Promise<Json[]> {
  const documents: Json[] = [];
  for await (const event of readPayrollFile({ path: `${ROOT}files/${file}`, name: file }, registry))
    if (event.kind === 'documents')
      documents.push(...event.documents.map(document => toTruth(document, event.attached)));
  return documents;
}

const plain = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase() : value;
const bare = (value: unknown) => String(value ?? '').replace(/^0+/, '');

/** Amounts and sides of a document's items, whatever their order. */
function amountsOf({ lines }: Json): string | undefined {
  if (!Array.isArray(lines)) return undefined;
  return String(lines.map((line: Json) => `${line.earnings ?? ''}/${line.discounts ?? ''}`).sort());
}

/** The pages, the person and every amount agree: what decides whom it reaches and how much it says. */
function reachesWithItsMoney(document: Json, truth: Json): boolean {
  const same = (name: string) => truth[name] === undefined || truth[name] === document[name];
  const person =
    (truth.cpf !== undefined && truth.cpf === document.cpf) || bare(truth.registration) === bare(document.registration);
  return (
    person &&
    String(document.pages) === String(truth.pages) &&
    ['type', 'total_earnings', 'total_discounts', 'net'].every(same) &&
    (truth.lines === undefined || amountsOf(truth) === amountsOf(document)) &&
    (truth.type !== 3 || fieldsThatDiffer(document, truth).length === 0)
  );
}

function isWhole(document: Json, truth: Json): boolean {
  return reachesWithItsMoney(document, truth) && fieldsThatDiffer(document, truth).length === 0;
}

const PLAIN = ['name', 'cpf', 'company_cnpj', 'month', 'year', 'kind', 'payment_date', 'admission_date'] as const;

function fieldsThatDiffer(document: Json, truth: Json): string[] {
  const wrong: string[] = [];
  const check = (name: string, got: unknown, wanted: unknown) => {
    if (wanted !== undefined && plain(got) !== plain(wanted)) wrong.push(`${name}: ${got} instead of ${wanted}`);
  };
  for (const name of PLAIN) check(name, document[name], truth[name]);
  for (const group of ['bases', 'fields', 'totals'] as const) {
    const got = Object(document[group]);
    for (const [name, wanted] of Object.entries(Object(truth[group])))
      check(`${group}.${name}`, got[name], wanted ?? undefined);
  }
  check('lines', linesOf(document), truth.lines && linesOf(truth));
  check('days', daysOf(document), truth.days && daysOf(truth));
  return wrong;
}

function linesOf({ lines }: Json): string {
  if (!Array.isArray(lines)) return '';
  const text = ({ code, description, reference }: Json) => [code ?? '', description, referenceOf(reference)].join('|');
  return lines.map(text).sort().join('\n');
}

/** References are compared as the numbers they are: '30,00' is '30'. */
function referenceOf(reference: unknown): string {
  const text = String(reference ?? '').replace(/\s/g, '');
  return /^-?[\d.]*,\d+$/.test(text) ? String(Number(text.replaceAll('.', '').replace(',', '.'))) : text;
}

function daysOf({ days }: Json): string {
  if (!Array.isArray(days)) return '';
  return days.map(({ date, punches, occurrence }: Json) => [date, punches, occurrence ?? ''].join('|')).join('\n');
}

/** For the reader of a failed test: what is wrong with each document that isn't whole. */
function differencesOf(truths: readonly Json[], documents: readonly Json[]): string[] {
  return truths
    .filter(truth => !documents.some(document => isWhole(document, truth)))
    .map(truth => {
      const near = documents.find(
        document =>
          bare(document.registration) === bare(truth.registration) && String(document.pages) === String(truth.pages),
      );
      if (!near) return `${truth.name}: not found`;
      const money = ['total_earnings', 'total_discounts', 'net'].filter(
        name => truth[name] !== undefined && truth[name] !== near[name],
      );
      return `${truth.name}: ${[...money.map(name => `${name} ${near[name]} instead of ${truth[name]}`), ...fieldsThatDiffer(near, truth), String(near.findings ?? '')].join('; ')}`;
    });
}

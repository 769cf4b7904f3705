import { type Condition, parseCondition } from './template-condition.ts';
import {
  linesOf,
  type TemplateBlock,
  type TemplateBody,
  type TemplateMark,
  type TemplatePart,
  type TemplateRun,
  templateParts,
} from './template-tree.ts';
import { type OwnField, templateFilters, variableOf } from './template-variables.ts';

/** Where something stands in a text; `start` and `end` count the characters of that line without its marks. */
export interface Place {
  parte: TemplatePart;
  bloco: number;
  item: number | null;
  linha: number | null;
  celula: number | null;
  inicio: number;
  fim: number;
}

export const templateFindings = [
  'TEMPLATE_VARIABLE_UNKNOWN',
  'TEMPLATE_FILTER_UNKNOWN',
  'TEMPLATE_CONDITION_BROKEN',
  'TEMPLATE_TAG_BROKEN',
  'TEMPLATE_LOOP_UNAVAILABLE',
  'TEMPLATE_BLOCK_OPEN',
  'TEMPLATE_BLOCK_CLOSED',
  'TEMPLATE_BLOCK_CROSSED',
  'TEMPLATE_PICTURE_UNKNOWN',
] as const;
export type TemplateFindingCode = (typeof templateFindings)[number];

/** Something wrong with a text, with its place and what it says there. */
export interface TemplateFinding {
  codigo: TemplateFindingCode;
  lugar: Place;
  texto: string;
}

/** A part of a line: words, a value, or what stands only under a condition. */
export type Piece =
  | { kind: 'text'; text: string; marks: readonly TemplateMark[] }
  | { kind: 'value'; name: string; filters: readonly string[]; marks: readonly TemplateMark[] }
  | { kind: 'if'; condition: Condition; source: string; shown: Piece[]; otherwise: Piece[] };

/** A part of the text: a block with its lines read, or blocks that stand only under a condition. */
export type Part =
  | { kind: 'block'; block: TemplateBlock; lines: Piece[][] }
  | { kind: 'if'; condition: Condition; source: string; place: Place; shown: Part[]; otherwise: Part[] };

export interface ReadTemplate {
  parts: Record<TemplatePart, Part[]>;
  findings: TemplateFinding[];
}

type Token =
  | { kind: 'text'; text: string; marks: readonly TemplateMark[] }
  | { kind: 'tag'; text: string; marks: readonly TemplateMark[]; start: number; end: number };

/**
 * A line's words and tags: a tag may begin in one run and end in another, and is set as its first character is. What opens and never
 * closes is a tag without an end.
 */
export function tokensOf(runs: readonly TemplateRun[]): Token[] {
  const whole = runs.map(({ texto }) => texto).join('');
  const tokens: Token[] = [];
  let at = 0;
  for (const { index, 0: found } of whole.matchAll(/\{\{(?:(?!\{\{)[\s\S])*?\}\}|\{\{/g)) {
    tokens.push(...textBetween(runs, at, index));
    at = index + found.length;
    tokens.push({ kind: 'tag', text: found, marks: marksAt(runs, index), start: index, end: at });
  }
  return [...tokens, ...textBetween(runs, at, whole.length)];
}

function marksAt(runs: readonly TemplateRun[], at: number): readonly TemplateMark[] {
  let from = 0;
  for (const { texto, marcas = [] } of runs) {
    from += texto.length;
    if (at < from) return marcas;
  }
  return [];
}

function textBetween(runs: readonly TemplateRun[], start: number, end: number): Token[] {
  let from = 0;
  return runs.flatMap(({ texto, marcas: marks = [] }) => {
    const text = texto.slice(Math.max(0, start - from), Math.max(0, end - from));
    from += texto.length;
    return text === '' ? [] : [{ kind: 'text' as const, text, marks }];
  });
}

/** What a tag `{{…}}` says: `{{#se …}}`, `{{#senao}}`, `{{/se}}`, a loop, a value with its filters, or nothing that there is. */
export type Tag =
  | { kind: 'if'; source: string }
  | { kind: 'else' | 'end' | 'loop' | 'broken' }
  | { kind: 'value'; name: string; filters: string[] };

/** Reads a tag as it stands in the text, with its braces. */
export function tagOf(text: string): Tag {
  if (!text.endsWith('}}')) return { kind: 'broken' };
  const said = text.slice(2, -2).trim();
  if (/^[#/]cada\b/.test(said)) return { kind: 'loop' };
  const [, condition] = /^#se\s+([\s\S]+)$/.exec(said) ?? [];
  if (condition !== undefined) return { kind: 'if', source: condition.trim() };
  if (/^#sen[aã]o$/.test(said)) return { kind: 'else' };
  if (said === '/se') return { kind: 'end' };
  if (!/^[\wÀ-ÿ]+(\.[\wÀ-ÿ]+)*(\s*\|\s*[\wÀ-ÿ]+)*$/.test(said)) return { kind: 'broken' };
  const [name = '', ...filters] = said.split('|').map(part => part.trim());
  return { kind: 'value', name, filters };
}

/** An open condition, in a line or over blocks. */
interface Open<T> {
  condition: Condition;
  source: string;
  place: Place;
  shown: T[];
  otherwise: T[];
  inElse: boolean;
}

interface Reading {
  fields: readonly OwnField[];
  findings: TemplateFinding[];
}

/** Reads a text: its blocks and lines as parts, and all that is wrong with it. */
export function readTemplate(body: TemplateBody, fields: readonly OwnField[]): ReadTemplate {
  const reading: Reading = { fields, findings: [] };
  const of = (parte: TemplatePart) => readBlocks(reading, parte, body[parte]);
  const parts = { cabecalho: of('cabecalho'), rodape: of('rodape'), blocos: of('blocos') };
  return { parts, findings: reading.findings };
}

function readBlocks(reading: Reading, parte: TemplatePart, blocks: readonly TemplateBlock[]): Part[] {
  const root: Part[] = [];
  const open: Open<Part>[] = [];
  const into = () => here(open) ?? root;
  for (const [bloco, block] of blocks.entries()) {
    const place = { parte, bloco, item: null, linha: null, celula: null, inicio: 0, fim: 0 };
    const alone = block.tipo === 'paragrafo' ? onlyTag(block.conteudo) : undefined;
    if (alone) {
      const at = { ...place, inicio: alone.start, fim: alone.end };
      turn(reading, open, alone, at, one => into().push(one));
      continue;
    }
    const lines = linesOf(block).map(({ runs, item, row, cell }) =>
      readLine(
        reading,
        { ...place, item: item ?? null, linha: row ?? null, celula: cell ?? null },
        { runs, isInside: open.length > 0 },
      ),
    );
    into().push({ kind: 'block', block, lines });
  }
  for (const { place, source } of open) told(reading, 'TEMPLATE_BLOCK_OPEN', place, `{{#se ${source}}}`);
  for (const one of open) root.push({ kind: 'if', ...one });
  return root;
}

const here = <T>(open: readonly Open<T>[]): T[] | undefined => {
  const last = open.at(-1);
  return last && (last.inElse ? last.otherwise : last.shown);
};

/** A paragraph that is nothing but one tag of a condition rules the blocks after it. */
function onlyTag(runs: readonly TemplateRun[]) {
  const said = tokensOf(runs).filter(token => token.kind === 'tag' || token.text.trim() !== '');
  const [only, another] = said;
  if (only?.kind !== 'tag' || another) return undefined;
  return ['if', 'else', 'end'].includes(tagOf(only.text).kind) ? only : undefined;
}

/** Conditions within conditions: what is deeper nobody reads. */
const mostNested = 20;

/** Opens, turns or closes a condition. @param put takes what was closed */
function turn<T>(
  reading: Reading,
  open: Open<T>[],
  token: { text: string },
  place: Place,
  put: (closed: { kind: 'if' } & Open<T>) => void,
): void {
  const tag = tagOf(token.text);
  if (tag.kind === 'if') {
    if (open.length >= mostNested) {
      told(reading, 'TEMPLATE_CONDITION_BROKEN', place, token.text);
      return;
    }
    const condition = parseCondition(tag.source);
    if (!condition) told(reading, 'TEMPLATE_CONDITION_BROKEN', place, token.text);
    for (const { name } of condition?.flat() ?? [])
      if (!variableOf(name, reading.fields)) told(reading, 'TEMPLATE_VARIABLE_UNKNOWN', place, name);
    open.push({ condition: condition ?? [], source: tag.source, place, shown: [], otherwise: [], inElse: false });
    return;
  }
  const last = open.at(-1);
  if (!last || (tag.kind === 'else' && last.inElse)) {
    told(reading, 'TEMPLATE_BLOCK_CLOSED', place, token.text);
    return;
  }
  if (tag.kind === 'else') {
    last.inElse = true;
    return;
  }
  open.pop();
  put({ kind: 'if', ...last });
}

function readLine(
  reading: Reading,
  place: Place,
  { runs, isInside }: { runs: readonly TemplateRun[]; isInside: boolean },
): Piece[] {
  const root: Piece[] = [];
  const open: Open<Piece>[] = [];
  const into = () => here(open) ?? root;
  for (const token of tokensOf(runs)) {
    if (token.kind === 'text') {
      into().push(token);
      continue;
    }
    const at = { ...place, inicio: token.start, fim: token.end };
    const tag = tagOf(token.text);
    if (tag.kind === 'loop') told(reading, 'TEMPLATE_LOOP_UNAVAILABLE', at, token.text);
    else if (tag.kind === 'broken') told(reading, 'TEMPLATE_TAG_BROKEN', at, token.text);
    else if (tag.kind === 'value') into().push(placed(reading, tag, at, token));
    else if (open.length === 0 && tag.kind !== 'if' && isInside)
      told(reading, 'TEMPLATE_BLOCK_CROSSED', at, token.text);
    else turn(reading, open, token, at, one => into().push(one));
  }
  for (const { place: at, source } of open) told(reading, 'TEMPLATE_BLOCK_OPEN', at, `{{#se ${source}}}`);
  return open.length === 0 ? root : [...root, ...open.map((one): Piece => ({ kind: 'if', ...one }))];
}

function placed(
  reading: Reading,
  { name, filters }: { name: string; filters: string[] },
  place: Place,
  { text, marks }: { text: string; marks: readonly TemplateMark[] },
): Piece {
  const variable = variableOf(name, reading.fields);
  if (!variable) told(reading, 'TEMPLATE_VARIABLE_UNKNOWN', place, text);
  for (const filter of filters)
    if (!Object.hasOwn(templateFilters, filter) || (variable && !templateFilters[filter]?.includes(variable.type)))
      told(reading, 'TEMPLATE_FILTER_UNKNOWN', place, `|${filter}`);
  return { kind: 'value', name, filters, marks };
}

function told({ findings }: Reading, codigo: TemplateFindingCode, lugar: Place, texto: string): void {
  findings.push({ codigo, lugar, texto: texto.slice(0, 200) });
}

/** The names of all variables that a text holds, in values and conditions. */
export function variablesOf({ parts }: Pick<ReadTemplate, 'parts'>): string[] {
  const names = new Set<string>();
  const pieces = (all: readonly Piece[]): void => {
    for (const piece of all) {
      if (piece.kind === 'value') names.add(piece.name);
      if (piece.kind !== 'if') continue;
      for (const { name } of piece.condition.flat()) names.add(name);
      pieces([...piece.shown, ...piece.otherwise]);
    }
  };
  const walk = (all: readonly Part[]): void => {
    for (const part of all) {
      if (part.kind === 'block') {
        part.lines.forEach(pieces);
        continue;
      }
      for (const { name } of part.condition.flat()) names.add(name);
      walk([...part.shown, ...part.otherwise]);
    }
  };
  for (const parte of templateParts) walk(parts[parte]);
  return [...names];
}

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { word } from '../src/kernel/base/words.ts';
import { isCallOf, type Node, walk } from './syntax.ts';

/** Where a language stands in a row of a bundle, and what stands behind the file's name in the module of its own. */
const others = [
  { language: 'en-US', at: 1 },
  { language: 'es-ES', at: 2 },
] as const;

/**
 * A bundle has its texts in three languages side by side; a reader needs one. Portuguese stays where the bundle is, English
 * and Spanish become modules of their own, each fetched when somebody reads it. Only for the build: `npm run dev` and the
 * tests read a bundle as it is written, and `defineTexts` picks the language.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.messages\.ts(\?texts=.*)?$/ },
      handler(code, id) {
        const program = this.parse(code);
        const call = bundleIn(program);
        if (!call) return;
        const [path, language] = id.split('?texts=');
        const other = others.find(each => each.language === language);
        return {
          code: other ? oneLanguage(code, program.body, other.at) : portuguese(code, call, path ?? id),
          map: null,
        };
      },
    },
  };
}

/** Whether a module is the texts of one language: no chunk holds it but its own. */
export function isOneLanguage(id: string): boolean {
  return id.includes('?texts=');
}

/** `help.en-US.messages`: what a chunk of one language is called. */
export function nameOfLanguage(id: string): string {
  const [path = '', language = ''] = id.split('?texts=');
  return basename(path).replace('.messages.ts', `.${language}.messages`);
}

/** The bundle itself: the first of each row, and where the others are. */
function portuguese(code: string, call: TextsCall, path: string): string {
  const modules = others.map(({ language }) => {
    const address = `./${basename(path)}?texts=${language}`;
    return `'${language}': () => import(${JSON.stringify(address)})`;
  });
  const texts = column(code, call.arguments[0], 0);
  const split = `splitTexts(${texts}, { ${modules.join(', ')} })`;
  return `import { splitTexts } from '#kernel/base/texts.ts';\n${code.slice(0, call.start)}${split}${code.slice(call.end)}`;
}

/** A module of its own: the texts of one language, and what of the file they use. */
function oneLanguage(code: string, statements: readonly Statement[], at: number): string {
  const [imports, rest] = [statements.filter(isImport), statements.filter(each => !isImport(each))];
  const kept = rest.map(statement => {
    const call = bundleIn(statement);
    if (call) return `export const texts = ${column(code, call.arguments[0], at)};`;
    return sourceOf(code, statement.declaration ?? statement);
  });
  const text = kept.join('\n');
  // an import that only the bundle itself needs would make the language wait for it
  const needed = imports.flatMap(({ specifiers, source }) => {
    const names = specifiers.filter(({ local }) => new RegExp(`\\b${local.name}\\b`).test(text));
    const list = names.map(each => sourceOf(code, each)).join(', ');
    return list ? [`import { ${list} } from ${sourceOf(code, source)};`] : [];
  });
  return [...needed, text].join('\n');
}

/** `{ title: ['Ajuda', 'Help', 'Ayuda'] }` as the object of one language, groups included. */
function column(code: string, texts: Texts, at: number): string {
  const fields = texts.properties.map(({ key, value }) => {
    const text = isGroup(value) ? column(code, value, at) : said(code, value, at);
    return `${code.slice(key.start, key.end)}: ${text}`;
  });
  return `{ ${fields.join(',\n')} }`;
}

/** `['Ajuda', 'Help', 'Ayuda']` or `word.help` in one language. */
function said(code: string, value: Node, at: number): string {
  if (isRow(value)) return sourceOf(code, value.elements[at]);
  const name = sourceOf(code, value).replace(/^word\./, '');
  const known = Object.entries(word).find(([each]) => each === name);
  if (!known) throw new Error(`neither a text in three languages nor a word: ${sourceOf(code, value)}`);
  return JSON.stringify(known[1][at]);
}

function sourceOf(code: string, text: Node | undefined): string {
  if (!text) throw new Error(`a text is not in three languages: ${code.slice(0, 200)}`);
  return code.slice(text.start, text.end);
}

interface Statement extends Node {
  declaration?: Node | null;
}

interface Import extends Statement {
  specifiers: Array<Node & { local: { name: string } }>;
  source: Node;
}

interface Texts extends Node {
  properties: Array<{ key: Node; value: Node }>;
}

interface Row extends Node {
  type: 'ArrayExpression';
  elements: readonly Node[];
}

interface TextsCall extends Node {
  arguments: [Texts];
}

function bundleIn(node: unknown): TextsCall | undefined {
  return [...walk(node)].find(isTextsCall);
}

function isImport(statement: Statement): statement is Import {
  return statement.type === 'ImportDeclaration';
}

function isTextsCall(node: Node): node is TextsCall {
  return isCallOf(node, 'defineTexts');
}

function isGroup(node: Node): node is Texts {
  return node.type === 'ObjectExpression';
}

function isRow(node: Node): node is Row {
  return node.type === 'ArrayExpression';
}

import type { Plugin } from 'vite';

/** A file that is one language's words: what it collects is read with that column alone. */
const ofLanguage = /packages\/contract\/src\/.*messages\.(pt-BR|en-US|es-ES)\.ts$/;
/** What brings words of three languages side by side (`said(…)`), and what collects them. */
const sideBySide = /\/(catalogue|histories|[\w-]+\.(errors|history))\.ts$/;
const columns: Readonly<Record<string, string>> = { 'pt-BR': '0', 'en-US': '1', 'es-ES': '2' };

interface Node {
  type: string;
  start: number;
  end: number;
}

/**
 * Only the reader's language travels: errors and histories hold their words in three columns (`contract/kernel/said.ts`), and the build
 * keeps one for each file of a language. Who asks for no language gets the codes without words.
 */
export function oneColumn(): Plugin {
  return {
    name: 'one-column',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const column = importer && columnOf(importer);
      if (!column || !sideBySide.test(source)) return null;
      const found = await this.resolve(source, importer.replace(/\?.*/, ''), { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?column=${column}` };
    },
    transform: {
      order: 'post',
      filter: { id: /packages\/contract\/src\/.*\.(errors|history)\.ts(\?column=\d)?$/ },
      handler(code, id) {
        const kept = Number(/\?column=(\d)$/.exec(id)?.[1] ?? -1);
        const cuts = [...saidIn(this.parse(code))].flatMap(words => words.filter((_, at) => at !== kept));
        return { code: blank(code, cuts), map: null };
      },
    },
  };
}

function columnOf(importer: string): string | undefined {
  const language = ofLanguage.exec(importer)?.[1];
  return language ? columns[language] : /\?column=(\d)$/.exec(importer)?.[1];
}

function blank(code: string, cuts: Node[]): string {
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}''${rest.slice(end)}`, code);
}

/** The words of each `said(…)`. */
function* saidIn(node: unknown): Generator<Node[]> {
  if (Array.isArray(node)) for (const child of node) yield* saidIn(child);
  else if (typeof node === 'object' && node !== null) {
    if (isSaid(node)) yield node.arguments;
    for (const child of Object.values(node)) yield* saidIn(child);
  }
}

function isSaid(node: object): node is { arguments: Node[] } {
  if (!('type' in node && node.type === 'CallExpression' && 'callee' in node)) return false;
  const { callee } = node;
  return typeof callee === 'object' && callee !== null && 'name' in callee && callee.name === 'said';
}

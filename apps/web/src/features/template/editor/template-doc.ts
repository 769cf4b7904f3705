import { tokensOf } from '@cracha/contract/features/template/template-language.ts';
import {
  alignments,
  marks as markNames,
  signatureSpots,
  type TemplateAlignment,
  type TemplateBlock,
  type TemplateBody,
  type TemplateMark,
  type TemplateRun,
} from '@cracha/contract/features/template/template-tree.ts';
import { oneOf } from '#kernel/base/one-of.ts';

/** A node of the editor's document, as plain data. */
export interface DocNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocNode[];
  text?: string;
  marks?: { type: string }[];
}

type Margin = TemplateBody['cabecalho'];

/** What the editor calls each of the text's marks. */
export const markTypes = {
  negrito: 'bold',
  italico: 'italic',
  sublinhado: 'underline',
} as const satisfies Record<TemplateMark, string>;

/** Head, text and foot as one document of the editor: each block is a node, each tag one character. */
export function docOf({ cabecalho, blocos, rodape, numeraPaginas }: TemplateBody): DocNode {
  return {
    type: 'doc',
    content: [
      { type: 'pageHead', content: nodesOf(cabecalho) },
      { type: 'pageBody', content: nodesOf(blocos) },
      { type: 'pageFoot', attrs: { numbered: numeraPaginas }, content: nodesOf(rodape) },
    ],
  };
}

/** The way back. A part that is nothing but one empty paragraph holds nothing. */
export function bodyOf({ content = [] }: DocNode): TemplateBody {
  const part = (type: string) => content.find(node => node.type === type);
  const foot = part('pageFoot');
  return {
    cabecalho: marginOf(part('pageHead')),
    rodape: marginOf(foot),
    numeraPaginas: foot?.attrs?.numbered === true,
    blocos: blocksOf(part('pageBody')),
  };
}

// the caret needs a place
const nodesOf = (blocks: readonly TemplateBlock[]): DocNode[] =>
  blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf);

const aligned = (alignment: TemplateAlignment | undefined) => ({ alignment: alignment ?? null });

function nodeOf(block: TemplateBlock): DocNode {
  switch (block.tipo) {
    case 'titulo': {
      const attrs = { level: block.nivel, ...aligned(block.alinhamento) };
      return { type: 'heading', attrs, content: inlineOf(block.conteudo) };
    }
    case 'paragrafo':
      return { type: 'paragraph', attrs: aligned(block.alinhamento), content: inlineOf(block.conteudo) };
    case 'lista': {
      const items = block.itens.map(({ conteudo }) => ({ type: 'item', content: inlineOf(conteudo) }));
      return { type: 'list', attrs: { ordered: block.ordenada }, content: items };
    }
    case 'tabela':
      return {
        type: 'table',
        attrs: { header: block.cabecalho, widths: block.larguras ?? null },
        content: block.linhas.map(({ celulas }) => ({
          type: 'tableRow',
          content: celulas.map(({ alinhamento, conteudo }) => ({
            ...{ type: 'tableCell', attrs: aligned(alinhamento), content: inlineOf(conteudo) },
          })),
        })),
      };
    case 'imagem': {
      const { sha256, largura: width, alinhamento, descricao } = block;
      return { type: 'picture', attrs: { sha256, width, ...aligned(alinhamento), about: descricao ?? null } };
    }
    case 'quebraPagina':
      return { type: 'pageBreak' };
    case 'assinatura':
      return { type: 'spot', attrs: { role: block.papel }, content: inlineOf(block.conteudo) };
  }
}

function inlineOf(runs: readonly TemplateRun[]): DocNode[] {
  return tokensOf(runs).flatMap(token => {
    const marks = markNames.filter(mark => token.marks.includes(mark)).map(mark => ({ type: markTypes[mark] }));
    const set = marks.length > 0 ? { marks } : {};
    if (token.kind === 'tag' && token.text.endsWith('}}'))
      return [{ type: 'chip', attrs: { tag: token.text }, ...set }];
    return token.text
      .split('\n')
      .flatMap((text, at) => [
        ...(at > 0 ? [{ type: 'hardBreak', ...set }] : []),
        ...(text === '' ? [] : [{ type: 'text', text, ...set }]),
      ]);
  });
}

function blocksOf(part: DocNode | undefined): TemplateBlock[] {
  const nodes = part?.content ?? [];
  const [only] = nodes;
  const isBare = nodes.length === 1 && only?.type === 'paragraph' && !only.content?.length && !only.attrs?.alignment;
  return isBare ? [] : nodes.map(blockOf);
}

const marginOf = (part: DocNode | undefined): Margin =>
  blocksOf(part).filter(block => block.tipo === 'titulo' || block.tipo === 'paragrafo' || block.tipo === 'imagem');

function alignmentOf({ attrs }: DocNode): { alinhamento?: TemplateAlignment } {
  const alinhamento = oneOf(alignments, textOf(attrs?.alignment));
  return alinhamento ? { alinhamento } : {};
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function blockOf(node: DocNode): TemplateBlock {
  const { type, attrs = {}, content = [] } = node;
  const conteudo = runsOf(content);
  switch (type) {
    case 'heading': {
      const nivel = ([1, 2, 3] as const).find(level => level === attrs.level) ?? 1;
      return { tipo: 'titulo', nivel, ...alignmentOf(node), conteudo };
    }
    case 'list':
      return {
        tipo: 'lista',
        ordenada: attrs.ordered === true,
        itens: content.map(item => ({ conteudo: runsOf(item.content) })),
      };
    case 'table':
      return tableOf(node);
    case 'picture': {
      const about = textOf(attrs.about);
      const kept = { sha256: textOf(attrs.sha256) ?? '', largura: Number(attrs.width) };
      return { tipo: 'imagem', ...kept, ...alignmentOf(node), ...(about && { descricao: about }) };
    }
    case 'pageBreak':
      return { tipo: 'quebraPagina' };
    case 'spot':
      return { tipo: 'assinatura', papel: oneOf(signatureSpots, textOf(attrs.role)) ?? 'trabalhador', conteudo };
    default:
      return { tipo: 'paragrafo', ...alignmentOf(node), conteudo };
  }
}

function tableOf({ attrs = {}, content = [] }: DocNode): TemplateBlock {
  const columns = Math.max(...content.map(row => row.content?.length ?? 0));
  const { widths } = attrs;
  const larguras = Array.isArray(widths) ? widths.filter(width => typeof width === 'number') : [];
  return {
    tipo: 'tabela',
    cabecalho: attrs.header === true,
    // of columns that came or went nobody knows the width
    ...(larguras.length === columns && { larguras }),
    linhas: content.map(row => ({
      celulas: (row.content ?? []).map(cell => ({ ...alignmentOf(cell), conteudo: runsOf(cell.content) })),
    })),
  };
}

/** Neighbours that are set alike are one run. */
function runsOf(nodes: readonly DocNode[] = []): TemplateRun[] {
  const runs: TemplateRun[] = [];
  for (const node of nodes) {
    const texto = writtenIn(node);
    const marcas = markNames.filter(mark => node.marks?.some(({ type }) => type === markTypes[mark]));
    const last = runs.at(-1);
    if (last && (last.marcas ?? []).join() === marcas.join()) last.texto += texto;
    else runs.push({ texto, ...(marcas.length > 0 && { marcas }) });
  }
  return runs;
}

/** What of the text's characters a node of a line stands for. */
export function writtenIn({
  type,
  text,
  attrs,
}: {
  type: string;
  text?: string | undefined;
  attrs?: DocNode['attrs'];
}): string {
  if (type === 'chip') return textOf(attrs?.tag) ?? '';
  return type === 'hardBreak' ? '\n' : (text ?? '');
}

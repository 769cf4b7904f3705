import { join } from 'node:path';
import type { TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import { expect, test } from 'vitest';
import { drawnPages } from './pdf-drawing.ts';

// the drawing and the text that fills it are the server's: used where they stand
const folder = join(import.meta.dirname, '../../../../../server/src/core/template');
const { drawTemplate } = await import(/* @vite-ignore */ join(folder, 'draw-template.ts'));
const { fillTemplate } = await import(/* @vite-ignore */ join(folder, 'fill-template.ts'));
const { readTemplate } = await import('@cracha/contract/features/template/template-language.ts');

test('a page has the words, lines and boxes of the file, each at its place', async () => {
  const body: TemplateBody = {
    ...{
      cabecalho: [{ tipo: 'paragrafo', conteudo: [{ texto: 'Padaria – Ltda.' }] }],
      rodape: [],
      numeraPaginas: true,
    },
    blocos: [
      { tipo: 'titulo', nivel: 1, alinhamento: 'centro', conteudo: [{ texto: 'Título' }] },
      { tipo: 'quebraPagina' },
      {
        tipo: 'paragrafo',
        conteudo: [{ texto: '{{trabalhador.nome}} ganha' }, { texto: 'mais', marcas: ['italico', 'sublinhado'] }],
      },
      { tipo: 'tabela', cabecalho: true, linhas: [{ celulas: [{ conteudo: [{ texto: 'a' }] }] }] },
      { tipo: 'assinatura', papel: 'empresa', conteudo: [{ texto: 'Ação' }] },
    ],
  };
  const filled = fillTemplate(readTemplate(body, []), [], { 'trabalhador.nome': 'Maria' });
  const { bytes } = await drawTemplate(filled, { title: 'x', numbered: true, pictureOf: () => undefined });
  const pages = await drawnPages(Buffer.from(bytes).toString('base64'));
  const words = pages.map(({ items }) => items.flatMap(item => (item.kind === 'text' ? item.text : [])).join(' '));
  expect(words[0]).toContain('Título');
  expect(words[0]).toContain('Padaria');
  expect(words[1]).toContain('Maria');
  expect(words[1]).toContain('2 de 2');
  expect(pages[0]).toMatchObject({ width: 595, height: 842 });
  expect(pages[0]?.items).toContainEqual(expect.objectContaining({ text: 'Título', bold: true, size: 16 }));
  expect(pages[1]?.items).toContainEqual(expect.objectContaining({ italic: true }));
  const heights = pages.flatMap(({ items }) => items.flatMap(item => (item.kind === 'text' ? item.y : [])));
  expect(Math.min(...heights)).toBeGreaterThan(40);
  expect(Math.max(...heights)).toBeLessThan(842);
  expect(pages[1]?.items.filter(({ kind }) => kind === 'path').length).toBeGreaterThan(2);
});

test('another program’s file is refused, not drawn wrong', () =>
  expect(drawnPages(btoa('%PDF-1.7 nothing'))).rejects.toThrow());

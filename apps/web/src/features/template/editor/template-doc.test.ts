import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTemplate } from '@cracha/contract/features/template/template-language.ts';
import { type TemplateBody, templateBody } from '@cracha/contract/features/template/template-tree.ts';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Chip, nodes, Picture } from './nodes.ts';
import { rangeOf } from './places.ts';
import { bodyOf, docOf } from './template-doc.ts';

const schema = getSchema([...nodes, Chip, Picture]);
/** Through the editor's own document and back. */
const through = (body: TemplateBody) => {
  const doc = schema.nodeFromJSON(docOf(body));
  doc.check();
  return bodyOf(doc.toJSON());
};
const words = (texto: string) => [{ texto }];
const body = (...blocos: TemplateBody['blocos']): TemplateBody => ({
  ...{ cabecalho: [], rodape: [], numeraPaginas: false, blocos },
});

// the ready models are the server's: read where they stand
const folder = join(import.meta.dirname, '../../../../../server/src/core/template/ready');
const ready = await Promise.all(
  readdirSync(folder)
    .filter(name => /^(contracts|hours|notices)\.ts$/.test(name))
    .map(async name =>
      z.parse(z.record(z.string(), z.array(z.object({ key: z.string(), body: templateBody }))), {
        ...(await import(/* @vite-ignore */ join(folder, name))),
      }),
    ),
);
const models = ready.flatMap(file => Object.values(file).flat());

test('there are eight ready models', () => expect(models).toHaveLength(8));
test.each(models)('$key is the same after the editor', ({ body }) => expect(through(body)).toEqual(body));

test.each<[string, TemplateBody]>([
  ['nothing', body()],
  [
    'marks and breaks',
    body({ tipo: 'paragrafo', conteudo: [{ texto: 'a\n' }, { texto: 'b\nc', marcas: ['negrito', 'sublinhado'] }] }),
  ],
  [
    'a tag that is bold, at both ends',
    body({ tipo: 'paragrafo', conteudo: [{ texto: '{{trabalhador.nome}} e {{x}}', marcas: ['negrito'] }] }),
  ],
  ['braces that never close', body({ tipo: 'paragrafo', conteudo: words('a {{ b {{#se x') })],
  ['a break of a page', body({ tipo: 'quebraPagina' })],
  [
    'a picture',
    body({ tipo: 'imagem', sha256: 'a'.repeat(64), largura: 120, alinhamento: 'centro', descricao: 'Logo' }),
  ],
  [
    'headings',
    body(
      { tipo: 'titulo', nivel: 2, alinhamento: 'direita', conteudo: words('Título') },
      { tipo: 'titulo', nivel: 3, conteudo: [] },
    ),
  ],
  ['lists', body({ tipo: 'lista', ordenada: true, itens: [{ conteudo: words('um') }, { conteudo: [] }] })],
  [
    'a table with widths',
    body({
      ...{ tipo: 'tabela', cabecalho: true, larguras: [2, 3] },
      linhas: [{ celulas: [{ conteudo: words('a') }, { alinhamento: 'direita', conteudo: words('b\n{{x}}') }] }],
    }),
  ],
  [
    'a line to sign',
    body({ tipo: 'assinatura', papel: 'testemunha', conteudo: words('{{trabalhador.nome}}\nTestemunha') }),
  ],
  [
    'head and foot',
    {
      cabecalho: [{ tipo: 'paragrafo', conteudo: words('{{empresa.cnpj}}') }],
      rodape: [{ tipo: 'titulo', nivel: 1, conteudo: words('Fim') }],
      numeraPaginas: true,
      blocos: [],
    },
  ],
])('%s is the same after the editor', (_, one) => expect(through(one)).toEqual(one));

test.each([
  ['a value', body({ tipo: 'paragrafo', conteudo: words('Olá\n{{trabalhador.apelido}}.') }), '{{trabalhador.apelido}}'],
  [
    'in a list',
    body(
      { tipo: 'quebraPagina' },
      { tipo: 'lista', ordenada: false, itens: [{ conteudo: words('a') }, { conteudo: words('b {{y.z}}') }] },
    ),
    '{{y.z}}',
  ],
  [
    'in a table',
    body({
      ...{ tipo: 'tabela', cabecalho: false },
      linhas: [{ celulas: [{ conteudo: [] }] }, { celulas: [{ conteudo: words('cc{{q}}') }] }],
    }),
    '{{q}}',
  ],
])('what is wrong is found at its place: %s', (_, one, tag) => {
  const doc = schema.nodeFromJSON(docOf(one));
  const [finding] = readTemplate(one, []).findings;
  const range = finding && rangeOf(doc, finding.lugar);
  expect(range && doc.slice(range.from, range.to).content.firstChild?.attrs.tag).toBe(tag);
});

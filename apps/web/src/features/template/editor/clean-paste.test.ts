import { getSchema } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { cleanPasted } from './clean-paste.ts';
import { Chip, nodes, Picture } from './nodes.ts';
import { bodyOf } from './template-doc.ts';

const schema = getSchema([...nodes, Chip, Picture]);

/** What stands in the text after it was pasted. */
function pasted(html: string) {
  const page = document.createElement('div');
  page.innerHTML = cleanPasted(html);
  const content = DOMParser.fromSchema(schema).parseSlice(page).content.toJSON();
  return bodyOf({ type: 'doc', content: [{ type: 'pageBody', content }] }).blocos;
}
const words = (texto: string) => [{ texto }];

test.each([
  [
    'Word’s paragraphs, without its styles and notes',
    '<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml>x</xml><![endif]--><p class="MsoNormal" style="text-align:center"><b><span style="font-size:20pt">Título</span></b> sim<o:p></o:p></p></body></html>',
    [
      {
        ...{ tipo: 'paragrafo', alinhamento: 'centro' },
        conteudo: [{ texto: 'Título', marcas: ['negrito'] }, { texto: ' sim' }],
      },
    ],
  ],
  [
    'Word’s lists',
    '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>um</p><p class="MsoListParagraphCxSpLast"><span style="mso-list:Ignore">2.</span>dois</p>',
    [{ tipo: 'lista', ordenada: true, itens: [{ conteudo: words('um') }, { conteudo: words('dois') }] }],
  ],
  [
    'lists in lists, flat',
    '<ul><li><p>a</p><ul><li>b</li></ul></li><li>c</li></ul>',
    [{ tipo: 'lista', ordenada: false, itens: ['a', 'b', 'c'].map(one => ({ conteudo: words(one) })) }],
  ],
  [
    'a table’s paragraphs as lines',
    '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>',
    [
      {
        ...{ tipo: 'tabela', cabecalho: false },
        linhas: [{ celulas: [{ conteudo: words('a\nb') }, { conteudo: words('c') }] }],
      },
    ],
  ],
  ['no script', '<p>a<script>alert(1)</script></p>', [{ tipo: 'paragrafo', conteudo: words('a') }]],
])('%s', (_, html, blocks) => expect(pasted(html)).toEqual(blocks));

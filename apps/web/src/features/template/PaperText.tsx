import type { TemplateBlock, TemplateBody } from '@cracha/contract/features/template/template-tree.ts';
import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { useTexts } from '#kernel/base/texts.ts';
import '#ui/paper/paper.css';
import { ChipText } from './ChipText.tsx';
import { type ChipWords, useChipWords } from './chip-words.ts';
import { usePaperWords } from './paper-words.ts';
import './page.css';
import { templateTexts } from './templates.messages.ts';

/** A model's text on paper, to read: values in words, nothing filled in. */
export function PaperText({ body, fields }: { body: TemplateBody; fields: readonly OwnField[] }) {
  const t = useTexts(templateTexts);
  const words = useChipWords(fields);
  const style = usePaperWords();
  if (body.blocos.length === 0) return <p className="py-8 text-center text-sm text-ink-2">{t.emptyText}</p>;
  const parts = [
    ['pageHead', body.cabecalho, t.head],
    ['pageBody', body.blocos, undefined],
    ['pageFoot', body.rodape, t.foot],
  ] as const;
  return (
    <div className="paper template-page mx-auto shadow-2" style={style}>
      <div className="sheet">
        {parts
          .filter(([, blocks]) => blocks.length > 0)
          .map(([part, blocks, label]) => (
            <section key={part} data-part={part} aria-label={label}>
              {blocks.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read keeps its order
                <Block key={at} block={block} words={words} />
              ))}
            </section>
          ))}
      </div>
    </div>
  );
}

function Block({ block, words }: { block: TemplateBlock; words: (tag: string) => ChipWords }) {
  const t = useTexts(templateTexts);
  const align = 'alinhamento' in block ? block.alinhamento : undefined;
  switch (block.tipo) {
    case 'titulo': {
      // the page has its own heading above
      const Level = block.nivel === 1 ? 'h2' : block.nivel === 2 ? 'h3' : 'h4';
      return (
        <Level data-level={block.nivel} data-align={align}>
          <ChipText runs={block.conteudo} words={words} />
        </Level>
      );
    }
    case 'paragrafo':
      return (
        <p data-align={align}>
          <ChipText runs={block.conteudo} words={words} />
        </p>
      );
    case 'lista': {
      const Kind = block.ordenada ? 'ol' : 'ul';
      return (
        <Kind>
          {block.itens.map(({ conteudo }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read keeps its order
            <li key={at}>
              <ChipText runs={conteudo} words={words} />
            </li>
          ))}
        </Kind>
      );
    }
    case 'tabela':
      return (
        <table data-header={block.cabecalho || undefined}>
          <tbody>
            {block.linhas.map(({ celulas }, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read keeps its order
              <tr key={row}>
                {celulas.map(({ alinhamento, conteudo }, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a text that is only read keeps its order
                  <td key={cell} data-align={alinhamento}>
                    <ChipText runs={conteudo} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'imagem':
      return (
        <p className="told" data-align={align}>
          {[t.picture, block.descricao].filter(Boolean).join(': ')}
        </p>
      );
    case 'quebraPagina':
      return <hr />;
    case 'assinatura':
      return (
        <div data-role={block.papel}>
          <ChipText runs={block.conteudo} words={words} />
        </div>
      );
  }
}

import { formatsOf } from '#kernel/base/formats.ts';
import { PrintCode, PrintPaper } from '#ui/paper/PrintPaper.tsx';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import type { Statement } from './income-statement.api.ts';

/** The income statement on paper, every box in full. Shown by the printer only. */
export function StatementPaper({ statement }: { statement: Statement }) {
  const { amount } = formatsOf('pt-BR');
  return (
    <PrintPaper
      document={statement}
      title={p.statement}
      when={
        <div>
          {p.calendarYear} {statement.ano}
        </div>
      }
    >
      <table>
        <thead>
          <tr>
            <th className="c">{p.box}</th>
            <th className="l">{p.description}</th>
            <th>{p.value}</th>
          </tr>
        </thead>
        <tbody>
          {statement.quadros.map(({ quadro, descricao, valor }, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box may stand twice and the lines never move
            <tr key={`${quadro}-${position}`}>
              <td className="c">{quadro}</td>
              <td className="l">{descricao}</td>
              <td>{amount(valor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {statement.informacoesComplementares && (
        <p className="msg whitespace-pre-line">
          {p.information}: {statement.informacoesComplementares}
        </p>
      )}
      <footer>
        <PrintCode code={statement.codigoAutenticidade} />
      </footer>
    </PrintPaper>
  );
}

import { formatsOf } from '#kernel/formats.ts';
import { printTexts as p } from './print.messages.ts';
import type { Receipt } from './receipt.types.ts';

/** The lines as the official layout has them: code, description, reference, two columns of amounts. */
export function PrintItems({ receipt }: { receipt: Receipt }) {
  const { amount } = formatsOf('pt-BR');
  return (
    <table>
      <thead>
        <tr>
          <th className="c">{p.code}</th>
          <th className="l">{p.description}</th>
          <th>{p.reference}</th>
          <th>{p.earnings}</th>
          <th>{p.deductions}</th>
        </tr>
      </thead>
      <tbody>
        {receipt.verbas.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
          <tr key={`${item.codigo}-${position}`}>
            <td className="c">{item.codigo}</td>
            <td className="l">{item.descricao}</td>
            <td>{item.referencia}</td>
            <td>{item.vencimentos !== null && amount(item.vencimentos)}</td>
            <td>{item.descontos !== null && amount(item.descontos)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={3} className="l">
            {p.totals}
          </td>
          <td>{amount(receipt.totalVencimentos)}</td>
          <td>{amount(receipt.totalDescontos)}</td>
        </tr>
        <tr className="net">
          <td colSpan={3} className="l">
            {p.net}
          </td>
          <td colSpan={2}>R$ {amount(receipt.liquido)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

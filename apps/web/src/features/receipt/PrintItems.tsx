import { formatsOf } from '#kernel/base/formats.ts';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import type { Receipt } from './receipt.types.ts';

/** The lines as the official layout has them: code, description, reference, two columns of amounts; in the employer's words. */
export function PrintItems({ receipt }: { receipt: Receipt }) {
  const { amount } = formatsOf('pt-BR');
  const names = receipt.nomesCampos;
  return (
    <table>
      <thead>
        <tr>
          <th className="c">{names.codigo ?? p.code}</th>
          <th className="l">{names.descricao ?? p.description}</th>
          <th>{names.referencia ?? p.reference}</th>
          <th>{names.vencimentos ?? p.earnings}</th>
          <th>{names.descontos ?? p.deductions}</th>
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
            {names.liquido ?? p.net}
          </td>
          <td colSpan={2}>R$ {amount(receipt.liquido)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

import { formatsOf } from '#kernel/base/formats.ts';
import { PrintCode, PrintPaper } from '#ui/paper/PrintPaper.tsx';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import type { Benefit } from './benefit.api.ts';

/** What is printed of a benefit. */
export type PrintedBenefit = Pick<
  Benefit,
  'empresa' | 'cnpj' | 'nome' | 'matricula' | 'mes' | 'ano' | 'dataCredito' | 'total' | 'desconto' | 'mensagem'
> &
  Partial<Pick<Benefit, 'codigoAutenticidade'>> & {
    itens: ReadonlyArray<Pick<Benefit['itens'][number], 'codigo' | 'descricao' | 'quantidade' | 'valor' | 'desconto'>>;
  };

interface BenefitPaperProps {
  benefit: PrintedBenefit;
  /** What its employer calls fields otherwise than usual. */
  names: Readonly<Record<string, string>>;
}

/** The benefit on paper, as its PDF shows it: shown by the printer only, and to HR as the preview of what is typed. */
export function BenefitPaper({ benefit, names }: BenefitPaperProps) {
  const f = formatsOf('pt-BR');
  return (
    <PrintPaper
      document={benefit}
      title={p.benefit}
      when={
        <>
          <div>{f.competence(benefit.mes, benefit.ano).toLowerCase()}</div>
          {benefit.dataCredito && (
            <div>
              {names.dataCredito ?? p.credit} {f.date(benefit.dataCredito)}
            </div>
          )}
        </>
      }
    >
      <table>
        <thead>
          <tr>
            <th className="c">{names.codigo ?? p.code}</th>
            <th className="l">{names.descricao ?? p.granted}</th>
            <th>{names.quantidade ?? p.quantity}</th>
            <th>{names.valor ?? p.value}</th>
            <th>{names.desconto ?? p.deduction}</th>
          </tr>
        </thead>
        <tbody>
          {benefit.itens.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a code may occur twice and the lines never move
            <tr key={`${item.codigo}-${position}`}>
              <td className="c">{item.codigo}</td>
              <td className="l">{item.descricao}</td>
              <td>{item.quantidade}</td>
              <td>{f.amount(item.valor)}</td>
              <td>{item.desconto !== null && f.amount(item.desconto)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className="l">
              {p.totals}
            </td>
            <td>{f.amount(benefit.total)}</td>
            <td>{f.amount(benefit.desconto ?? 0)}</td>
          </tr>
          <tr className="net">
            <td colSpan={3} className="l">
              {names.total ?? p.total}
            </td>
            <td colSpan={2}>{f.money(benefit.total - (benefit.desconto ?? 0))}</td>
          </tr>
        </tfoot>
      </table>
      {benefit.mensagem && (
        <p className="msg">
          {p.message}: {benefit.mensagem}
        </p>
      )}
      <footer>
        <PrintCode code={benefit.codigoAutenticidade} />
      </footer>
    </PrintPaper>
  );
}

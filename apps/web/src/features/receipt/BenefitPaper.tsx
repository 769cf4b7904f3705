import { cnpjInFull, formatsOf } from '#kernel/formats.ts';
import { useTexts } from '#kernel/texts.ts';
import { typedBenefitTexts } from './typed-benefit.messages.ts';
import { benefitTotals, type TypedBenefitForm, worthOf } from './typed-benefit-form.ts';
import { centavosOf } from './typed-form.ts';
import './print.css';

/** The benefit as its PDF will show it, in the language of papers; a picture, said nowhere twice. */
export function BenefitPaper({ form }: { form: TypedBenefitForm }) {
  const t = useTexts(typedBenefitTexts);
  const f = formatsOf('pt-BR');
  const { total, deductions, net } = benefitTotals(form.itens);
  const { vinculo } = form;
  return (
    <div className="print-sheet" lang="pt-BR" aria-hidden>
      <header>
        <div>
          <b>{(vinculo?.empresa ?? '').toUpperCase()}</b>
          {vinculo?.cnpj && <div>CNPJ {cnpjInFull(vinculo.cnpj)}</div>}
        </div>
        <div className="r">
          <b>{t.paper}</b>
          <div>{f.competence(Number(form.mes), Number(form.ano)).toLowerCase()}</div>
          {form.dataCredito && <div>{f.date(form.dataCredito)}</div>}
        </div>
      </header>
      <p>
        {vinculo?.nome} {vinculo?.matricula}
      </p>
      <table>
        <tbody>
          {form.itens.map((line, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a picture have nothing else
            <tr key={position}>
              <td className="c">{line.codigo}</td>
              <td className="l">{line.descricao}</td>
              <td>{line.quantidade}</td>
              <td>{f.amount(worthOf(line))}</td>
              <td>{line.desconto.trim() ? f.amount(centavosOf(line.desconto) ?? 0) : ''}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={3} className="l">
              <b>{t.total}</b>
            </td>
            <td>{f.amount(total)}</td>
            <td>{f.amount(deductions)}</td>
          </tr>
          <tr>
            <td colSpan={3} className="l">
              <b>{t.net}</b>
            </td>
            <td colSpan={2}>
              <b>{f.money(net)}</b>
            </td>
          </tr>
        </tbody>
      </table>
      {form.mensagem && <p className="msg">{form.mensagem}</p>}
    </div>
  );
}

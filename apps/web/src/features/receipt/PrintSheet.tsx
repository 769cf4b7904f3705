import { formatsOf } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { PrintCode, PrintFacts, PrintPaper, PrintQr } from '#ui/paper/PrintPaper.tsx';
import { printTexts as p } from '#ui/paper/print.messages.ts';
import { basesOf } from './BaseList.tsx';
import { PrintItems } from './PrintItems.tsx';
import type { Receipt } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';

/** The payslip on paper, amounts always in full. Shown by the printer only. */
export function PrintSheet({ receipt }: { receipt: Receipt }) {
  const kinds = kindTexts.ready('pt-BR');
  const f = formatsOf('pt-BR');
  return (
    <PrintPaper
      document={receipt}
      title={p.title}
      when={
        <>
          <div>
            {kinds?.[receipt.especie]}, {f.competence(receipt.mes, receipt.ano).toLowerCase()}
          </div>
          {receipt.dataPagamento && (
            <div>
              {p.payment} {f.date(receipt.dataPagamento)}
            </div>
          )}
        </>
      }
    >
      <PrintItems receipt={receipt} />
      <PrintFoot receipt={receipt} />
    </PrintPaper>
  );
}

function PrintFoot({ receipt }: { receipt: Receipt }) {
  const f = formatsOf('pt-BR');
  const words = workerTexts.ready('pt-BR');
  const bases = words ? basesOf(receipt, words).map(([name, amount]) => [name, f.money(amount)] as const) : [];
  const bank = [
    receipt.banco,
    receipt.agencia && `${p.branch} ${receipt.agencia}`,
    receipt.conta && `${p.account} ${receipt.conta}`,
  ];
  const more = [
    [p.taxDependants, receipt.dependentesIr],
    [p.allowanceDependants, receipt.dependentesSalarioFamilia],
    [p.bank, bank.filter(Boolean).join(', ')],
    [p.method, receipt.formaPagamento],
  ] as const;
  return (
    <>
      <PrintFacts facts={[...bases, ...more]} />
      {receipt.mensagem && (
        <p className="msg">
          {p.message}: {receipt.mensagem}
        </p>
      )}
      <footer>
        <div>
          {receipt.concorda && receipt.dataConfirmacao && (
            <div>
              {p.confirmed(receipt.nome, f.momentInFull(receipt.dataConfirmacao), receipt.ipConfirmacao ?? '–')}
            </div>
          )}
          <PrintCode code={receipt.codigoAutenticidade} />
        </div>
        <PrintQr code={receipt.codigoAutenticidade} />
      </footer>
    </>
  );
}

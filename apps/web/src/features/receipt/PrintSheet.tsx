import { to } from '@cracha/contract/navigation/paths.ts';
import { cnpjInFull, cpfInFull, formatsOf } from '#kernel/formats.ts';
import { kindTexts } from '#kernel/kinds.messages.ts';
import { useSession } from '#kernel/session.ts';
import { basesOf } from './BaseList.tsx';
import { PrintItems } from './PrintItems.tsx';
import { printTexts as p } from './print.messages.ts';
import type { Receipt } from './receipt.types.ts';
import { workerTexts } from './worker.messages.ts';
import './print.css';

/** One A4 page, black on white, amounts always in full: what a bank asks for. Shown by the printer only. */
export function PrintSheet({ receipt }: { receipt: Receipt }) {
  const kinds = kindTexts.ready('pt-BR');
  const f = formatsOf('pt-BR');
  const session = useSession();
  const cpf = session?.profile === 'trabalhador' ? session.user.cpf : undefined;
  const person = [
    [p.name, receipt.nome],
    [p.registration, receipt.matricula],
    [p.cpf, cpf && cpfInFull(cpf)],
    [p.job, receipt.cargo],
  ] as const;
  return (
    <div className="print-sheet" lang="pt-BR" aria-hidden>
      <header>
        <div>
          <b>{receipt.empresa.toUpperCase()}</b>
          {receipt.cnpj && <div>CNPJ {cnpjInFull(receipt.cnpj)}</div>}
        </div>
        <div className="r">
          <b>{p.title}</b>
          <div>
            {kinds?.[receipt.especie]}, {f.competence(receipt.mes, receipt.ano).toLowerCase()}
          </div>
          {receipt.dataPagamento && (
            <div>
              {p.payment} {f.date(receipt.dataPagamento)}
            </div>
          )}
        </div>
      </header>
      <Facts facts={person} />
      <PrintItems receipt={receipt} />
      <PrintFoot receipt={receipt} />
    </div>
  );
}

function Facts({ facts }: { facts: ReadonlyArray<readonly [string, string | number | null | undefined]> }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
      <Facts facts={[...bases, ...more]} />
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
          {receipt.codigoAutenticidade && (
            <div>
              {p.check} {location.host}
              {to.authenticity()} {p.withCode} <b>{receipt.codigoAutenticidade}</b>.
            </div>
          )}
        </div>
      </footer>
    </>
  );
}

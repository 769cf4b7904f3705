import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { cnpjInFull, cpfInFull, formatsOf } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { printTexts as p } from './print.messages.ts';
import './print.css';

type Facts = ReadonlyArray<readonly [name: string, value: string | number | null | undefined | false]>;

interface PrintPaperProps {
  /** Whose it is; the job is of payslips alone. */
  document: {
    empresa: string;
    /** Of payslips: who the employer is by law, and where. */
    razaoSocial?: string;
    endereco?: string | null;
    cnpj?: string | null;
    nome: string;
    matricula: string | null;
    cargo?: string | null;
    cbo?: string | null;
    admissao?: string | null;
    lotacao?: string | null;
  };
  title: string;
  /** Under the title: which month, which day. */
  when: ReactNode;
  children: ReactNode;
}

/** One A4 page, black on white, in the language of papers: what a bank asks for. Shown by the printer only, or as a preview. */
export function PrintPaper({ document, title, when, children }: PrintPaperProps) {
  const { empresa, razaoSocial = empresa, endereco, cnpj, nome, matricula, cargo, cbo, admissao, lotacao } = document;
  const { date } = formatsOf('pt-BR');
  const session = useSession();
  const cpf = session?.profile === 'trabalhador' ? session.user.cpf : undefined;
  return (
    <div className="print-sheet" lang="pt-BR" aria-hidden>
      <header>
        <div>
          <b>{razaoSocial.toUpperCase()}</b>
          {cnpj && <div>CNPJ {cnpjInFull(cnpj)}</div>}
          {endereco && <div>{endereco}</div>}
        </div>
        <div className="r">
          <b>{title}</b>
          {when}
        </div>
      </header>
      <PrintFacts
        facts={[
          [p.name, nome],
          [p.registration, matricula],
          [p.cpf, cpf && cpfInFull(cpf)],
          [p.job, cargo],
          [p.occupation, cbo?.replace(/^(\d{4})(\d\d)$/, '$1-$2')],
          [p.admission, admissao && date(admissao)],
          [p.department, lotacao],
        ]}
      />
      {children}
    </div>
  );
}

/** Where what is printed is checked, and the code; nothing while its public page is shut. */
export function PrintCode({ code }: { code: string | null | undefined }) {
  if (!code) return null;
  return (
    <div>
      {p.check} {location.host}
      {to.authenticity()} {p.withCode} <b>{code}</b>.
    </div>
  );
}

// few receipts are checked in public
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** The same for a camera. */
export function PrintQr({ code }: { code: string | null | undefined }) {
  if (!code) return null;
  return (
    <Suspense>
      <QrCode text={`${location.origin}${to.authenticity(code)}`} label={p.check} className="qr" />
    </Suspense>
  );
}

/** What is known of them, four beside each other. */
export function PrintFacts({ facts }: { facts: Facts }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false);
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

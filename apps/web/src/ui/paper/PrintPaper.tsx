import { to } from '@cracha/contract/navigation/paths.ts';
import type { ReactNode } from 'react';
import { cnpjInFull, cpfInFull } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { printTexts as p } from './print.messages.ts';
import './print.css';

type Facts = ReadonlyArray<readonly [name: string, value: string | number | null | undefined | false]>;

interface PrintPaperProps {
  /** Whose it is; the job is of payslips alone. */
  document: {
    empresa: string;
    cnpj?: string | null;
    nome: string;
    matricula: string | null;
    cargo?: string | null;
  };
  title: string;
  /** Under the title: which month, which day. */
  when: ReactNode;
  children: ReactNode;
}

/** One A4 page, black on white, in the language of papers: what a bank asks for. Shown by the printer only, or as a preview. */
export function PrintPaper({
  document: { empresa, cnpj, nome, matricula, cargo },
  title,
  when,
  children,
}: PrintPaperProps) {
  const session = useSession();
  const cpf = session?.profile === 'trabalhador' ? session.user.cpf : undefined;
  return (
    <div className="print-sheet" lang="pt-BR" aria-hidden>
      <header>
        <div>
          <b>{empresa.toUpperCase()}</b>
          {cnpj && <div>CNPJ {cnpjInFull(cnpj)}</div>}
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

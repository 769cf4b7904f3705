import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { type CaseTexts, caseTexts } from './case.messages.ts';
import type { PlatformRecord } from './platform-users.api.ts';

type Case = NonNullable<PlatformRecord['caso']>;

/** What is under way about whose an account is: who asked for what and why, how it stands, and until when. */
export function CaseNotice({ of }: { of: Case }) {
  const t = useTexts(caseTexts);
  const { momentInFull } = useFormats();
  const lines: [string, string | null][] = [
    [t.company, of.grupo],
    [t.newContact, of.novoContato],
    [t.askedBy, of.por && `${of.por}, ${momentInFull(of.em)}`],
    [t.confirmedBy, of.confirmadoPor],
    [t.reason, of.motivo],
    [t.evidence, of.evidencia],
    [t.objected, of.contestadoEm && `${momentInFull(of.contestadoEm)}, ${t[of.comoContestado ?? 'link']}`],
    [t.proposed, of.para && (of.para === 'carta' ? t.toLetter : t.toAccount)],
  ];
  return (
    <Notice tone="warn" title={t[of.tipo]}>
      <p>{stateOf(of, t, momentInFull)}</p>
      <dl className="mt-2 grid gap-1">
        {lines.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex flex-wrap gap-x-2">
                <dt className="text-ink-2">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Notice>
  );
}

function stateOf(of: Case, t: CaseTexts, moment: (at: string) => string): string {
  if (of.situacao === 'aguarda') return t.waits(of.ate ? moment(of.ate) : '');
  if (of.situacao === 'decidido') return t.decided;
  if (of.situacao === 'pedido') return of.meu ? t.askedMine : t.asked;
  if (of.tipo !== 'carta') return t.stopped;
  return of.por ? (of.meu ? t.askedMine : t.second) : t.opposed;
}

import { BadgeCheck, CircleAlert, SearchX } from 'lucide-react';
import { cnpjInFull, useFormats } from '#kernel/base/formats.ts';
import { kindTexts } from '#kernel/base/kinds.messages.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Notice } from '#ui/base/Notice.tsx';
import type { Authenticity } from '../receipt.types.ts';
import { authenticityTexts } from './authenticity.messages.ts';

const documents = { 1: 'payslip', 2: 'benefit', 3: 'statement', 7: 'mirror' } as const;

/** Genuine or not, first; then only what anybody may know. */
export function Verdict({ found, code }: { found?: Authenticity; code: string }) {
  const t = useTexts(authenticityTexts);
  if (!found) {
    return (
      <Notice role="status" tone="bad" icon={SearchX} title={t.unknown}>
        {t.unknownLead} <b className="num font-semibold break-all">{code}</b>
      </Notice>
    );
  }
  if (found.situacao === 'indisponivel') {
    return (
      <Notice role="status" icon={CircleAlert} title={t.unavailable}>
        {t.unavailableLead}
      </Notice>
    );
  }
  return (
    <>
      <Notice role="status" tone="ok" icon={BadgeCheck} title={t.genuine(t[documents[found.tipo]].toLowerCase())}>
        {t.genuineLead(found.empresa)}
      </Notice>
      <Facts found={found} />
    </>
  );
}

function Facts({ found }: { found: Extract<Authenticity, { situacao: 'autentico' }> }) {
  const t = useTexts(authenticityTexts);
  const kinds = useTexts(kindTexts);
  const f = useFormats();
  const facts: Array<[string, string | null]> = [
    [t.of, found.iniciais],
    [t.cpf, found.cpf],
    [t.company, found.empresa],
    [t.cnpj, found.cnpj && cnpjInFull(found.cnpj)],
    found.mes === null ? [t.year, String(found.ano)] : [t.month, f.competence(found.mes, found.ano)],
    [t.kind, found.especie === null ? t[documents[found.tipo]] : kinds[found.especie]],
    [t.net, found.liquido === null ? null : f.money(found.liquido)],
    [t.published, f.momentInFull(found.publicadoEm)],
    // nobody has been given its PDF yet
    [t.fingerprint, found.sha256 || null],
  ];
  return (
    <dl className="mt-4 divide-y divide-line rounded-2xl border border-line bg-surface">
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
              <dt className="text-ink-2">{name}</dt>
              <dd className="num min-w-0 font-semibold break-all">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

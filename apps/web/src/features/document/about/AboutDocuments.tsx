import { healthKinds } from '@cracha/contract/features/document/document-words.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useId } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import type { DocumentRow } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { stateTones, useDocumentRights, useKindWords } from '../document-words.ts';
import { useAbout } from './about.api.ts';
import { aboutTexts } from './about.messages.ts';

/** What was sent to a worker, or by them, beside the files that HR keeps: read only, each leads to its own page. */
export function AboutDocuments({ id }: { id: string }) {
  const t = useTexts(aboutTexts);
  const { sees } = useDocumentRights();
  const sent = useAbout('sent', id, sees.sent);
  const received = useAbout('received', id, sees.received);
  const all = [...(sent.data?.items ?? []), ...(received.data?.items ?? [])];
  const isHealth = ({ especie }: DocumentRow) => especie !== null && healthKinds.includes(especie);
  const parts = [
    [t.sent, (sent.data?.items ?? []).filter(row => !isHealth(row))],
    [t.received, (received.data?.items ?? []).filter(row => !isHealth(row))],
    [t.health, all.filter(isHealth)],
  ] as const;
  return parts.map(([title, rows]) => rows.length > 0 && <Part key={title} title={title} rows={rows} />);
}

function Part({ title, rows }: { title: string; rows: readonly DocumentRow[] }) {
  const words = useTexts(documentWords);
  const kindOf = useKindWords();
  const { recent } = useFormats();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="px-4 pt-6 pb-2 lg:px-6">
      <h2 id={heading} className="mb-2 text-base font-bold">
        {title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(row => (
          <li key={row.id}>
            <Link
              href={to.hr.document(row.id)}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-semibold [overflow-wrap:anywhere]">{row.titulo}</span>
                <span className="num block text-xs text-ink-2">
                  {row.codigo} · {kindOf(row.tipo, row.especie)} · {recent(row.criadoEm)}
                </span>
              </span>
              <StatusText tone={stateTones[row.situacao]}>{words.states[row.situacao]}</StatusText>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

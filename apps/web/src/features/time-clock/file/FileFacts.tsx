import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useSpan } from '../period-name.ts';
import type { FileReport } from './file.api.ts';
import { fileTexts } from './file.messages.ts';

const mostGaps = 20;

/** Layout, encoding, check code, chain and gaps; and how many punches of which kind. */
export function FileFacts({ report }: { report: FileReport }) {
  const t = useTexts(fileTexts);
  const { int } = useFormats();
  const spanOf = useSpan();
  const { lacunas: gaps } = report;
  const layout = Object.entries(t.layouts).find(([name]) => name === report.layout)?.[1] ?? report.layout ?? '–';
  const told = gaps.slice(0, mostGaps).map(({ de, ate }) => t.gap(String(de), String(ate)));
  return (
    <div className="mt-5 grid gap-x-10 gap-y-5 lg:grid-cols-2">
      <Facts
        title={t.facts}
        rows={[
          [t.layout, layout],
          [t.days, report.de && report.ate ? spanOf(report.de, report.ate) : '–'],
          [t.encoding, report.codificacao ?? '–'],
          [t.crc, report.crc ?? t.noCrc],
          [t.chain, t.chains[report.cadeia]],
          [t.gaps, gaps.length === 0 ? t.noGaps : `${told.join(', ')}${gaps.length > mostGaps ? '…' : ''}`],
        ]}
      />
      <Facts
        title={t.counts}
        rows={[
          [t.marks, int(report.marcacoes)],
          [t.fresh, int(report.novas)],
          [t.repeated, int(report.repetidas)],
          [t.bad, int(report.ruins)],
          [t.unknownCount, int(report.desconhecidos)],
        ]}
      />
    </div>
  );
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 text-base font-bold">{title}</h2>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-right font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

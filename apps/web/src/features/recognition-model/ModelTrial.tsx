import { boxRoles, isRegionRole } from '@cracha/contract/features/recognition-model/model-shape.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { StatusText } from '#ui/base/Status.tsx';
import type { Trial } from './model.api.ts';
import { modelTexts } from './models.messages.ts';
import { roleTexts } from './roles.messages.ts';

const money = new Set<string>(['totalEarnings', 'totalDeductions', 'net', ...boxRoles]);

interface ModelTrialProps {
  trial: Trial;
  words: Readonly<Record<string, string>>;
  documentOf: (at: number) => string;
}

/** What the sample's documents are read as: fields, lines, doubts. */
export function ModelTrial({ trial, words, documentOf }: ModelTrialProps) {
  const t = useTexts(modelTexts);
  const roles = useTexts(roleTexts);
  const { amount } = useFormats();
  return (
    <section className="grid gap-3" aria-live="polite">
      <h2 className="font-semibold">{t.trialTitle}</h2>
      <p>{t.trialOf(trial.limpos, trial.lidos, trial.sozinhos)}</p>
      <Findings codes={trial.problemas} words={words} />
      <ul className="grid gap-3">
        {trial.documentos.map(({ pagina, limpo, campos, linhas, achados }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page may have several documents, which nothing else tells apart
          <li key={at} className="rounded-lg border border-line px-3 py-2.5 text-sm">
            <div className="flex flex-wrap justify-between gap-2">
              <span className="font-semibold">{documentOf(pagina)}</span>
              <StatusText tone={limpo ? 'ok' : 'warn'}>{limpo ? t.read : t.doubtful}</StatusText>
            </div>
            <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
              {Object.entries(campos).map(([field, value]) => (
                <Value
                  key={field}
                  label={isRegionRole(field) ? roles[field] : field}
                  value={money.has(field) && typeof value === 'number' ? amount(value) : String(value)}
                />
              ))}
            </dl>
            {linhas.length > 0 && <p className="mt-1.5 text-ink-2">{t.lines(linhas.length)}</p>}
            <Findings codes={achados} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Findings({ codes, words }: { codes: Trial['problemas']; words: ModelTrialProps['words'] }) {
  if (codes.length === 0) return null;
  return (
    <ul className="mt-1 list-disc pl-5 text-ink-2">
      {codes.map(({ codigo }) => (
        <li key={codigo}>{words[codigo] ?? codigo}</li>
      ))}
    </ul>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="num min-w-0 [overflow-wrap:anywhere]">{value}</dd>
    </>
  );
}

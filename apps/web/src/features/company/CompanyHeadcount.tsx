import { to } from '@cracha/contract/navigation/paths.ts';
import { ArrowRight } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { useHeadcount } from './company.api.ts';
import { companyTexts } from './company.messages.ts';

/** How many work, are away, have left: of those the reader looks after. */
export function CompanyHeadcount({ id }: { id: string }) {
  const t = useTexts(companyTexts);
  const { int } = useFormats();
  const can = useCan();
  const found = useHeadcount(id);
  const [counts] = found.data ?? [];
  return (
    <ListBody {...loadOf(found)} empty={false} whenEmpty={null}>
      <div className="min-h-0 flex-1 overflow-auto px-4 py-5 lg:px-6">
        <p className="mb-4 text-sm text-ink-2">{t.headcountLead}</p>
        <dl className="grid max-w-[760px] grid-cols-2 gap-3 sm:grid-cols-4">
          {(['total', 'ativos', 'afastados', 'desligados'] as const).map(name => (
            <div key={name} className="rounded-lg border border-line px-4 py-3">
              <dt className="text-xs text-ink-2">{t[name]}</dt>
              <dd className="num mt-1 text-xl font-bold">{int(counts?.[name] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        {can('RhTrabalhadorVisualizar') && (
          <Link href={to.hr.workersOf(id)} className={buttonLook({ className: 'mt-5' })}>
            {t.seeWorkers}
            <ArrowRight size={16} aria-hidden />
          </Link>
        )}
      </div>
    </ListBody>
  );
}

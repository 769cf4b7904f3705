import { MessageSquareText } from 'lucide-react';
import { tellFailure } from '#kernel/base/failure.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { regimeTexts } from '#kernel/lazy/regimes.messages.ts';
import { Button } from '#ui/base/Button.tsx';
import { Disclosure } from '#ui/base/Disclosure.tsx';
import { missingTexts } from './missing.messages.ts';
import { RosterList } from './RosterList.tsx';
import { useExpectMany } from './release.api.ts';
import type { MissingGroup, ReleaseDesk } from './release.types.ts';

const reasonModal = modal(async () => (await import('./MissingReasonModal.tsx')).MissingReasonModal);
const askModal = modal(async () => (await import('./AskPayrollModal.tsx')).AskPayrollModal);

interface ReleaseMissingProps {
  id: string;
  desk: Pick<ReleaseDesk, 'quadro' | 'importacao' | 'mes' | 'ano'>;
  readOnly: boolean;
}

/** Who is missing, by company and kind of contract: one reason serves a group, or the whole file. */
export function ReleaseMissing({ id, desk, readOnly }: ReleaseMissingProps) {
  const t = useTexts(missingTexts);
  const expect = useExpectMany(id);
  const { grupos } = desk.quadro.faltando;
  const waits = grupos.some(({ semMotivo }) => semMotivo > 0);
  return (
    <>
      {waits && !readOnly && (
        <div className="flex flex-wrap gap-2 border-b border-line py-2.5">
          <Button size="sm" busy={expect.busy} onClick={() => void expect.say({ parcial: true }).catch(tellFailure)}>
            {t.partial}
          </Button>
          <Button size="sm" look="ghost" onClick={() => askModal.open({ desk })}>
            <MessageSquareText size={15} aria-hidden />
            {t.ask}
          </Button>
        </div>
      )}
      {grupos.map(group => (
        <Group
          key={`${group.idEmpresa} ${group.regime}`}
          {...{ id, desk, readOnly, group }}
          open={grupos.length === 1 || group.total <= few}
        />
      ))}
    </>
  );
}

/** So many names stand there at once. */
const few = 5;

function Group({ id, desk, readOnly, group, open }: ReleaseMissingProps & { group: MissingGroup; open: boolean }) {
  const t = useTexts(missingTexts);
  const regimes = useTexts(regimeTexts);
  const { empresa, regime, total, semMotivo } = group;
  const name = [empresa, regime ? regimes[regime] : t.noContract].join(' · ');
  const items = desk.quadro.faltando.itens.filter(item => item.idEmpresa === group.idEmpresa && item.regime === regime);
  return (
    <section aria-label={name} className="border-b border-line py-1.5 last:border-0">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4">
        <h3 className="min-w-40 flex-1 text-sm font-semibold">{name}</h3>
        <span className={semMotivo > 0 ? 'num text-sm font-semibold text-warn' : 'text-sm text-ink-2'}>
          {semMotivo > 0 ? t.unexplained(semMotivo) : t.explained}
        </span>
        {semMotivo > 1 && !readOnly && (
          <Button look="ghost" size="sm" onClick={() => reasonModal.open({ id, group, name })}>
            {t.allExpected}
          </Button>
        )}
      </div>
      {items.length > 0 && (
        <Disclosure open={open} summary={t.people(total)} summaryClass="min-h-8 text-xs text-ink-2">
          <RosterList {...{ id, items, readOnly }} tile="faltando" label={name} />
        </Disclosure>
      )}
    </section>
  );
}

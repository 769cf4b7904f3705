import { listedTypes } from '@cracha/contract/features/request/request-types.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { useMoreFollows } from '#ui/list/more-follows.ts';
import { Tabs } from '#ui/list/Tabs.tsx';
import { requestTexts } from '../request-words.messages.ts';
import { useRequestTotals } from './request-desk.api.ts';
import { requestDeskTexts } from './request-desk.messages.ts';

export const queues = ['minhas', 'decididas', 'equipe', 'todas'] as const;

export function useFilter() {
  const { query } = useAddress();
  const atrasadas = query.atrasadas === 'true' ? ('true' as const) : undefined;
  return { tipo: oneOf(listedTypes, query.tipo), atrasadas };
}

/** The four queues with their counts, and the ways to vacations, tickets and settings. */
export function Queues({ owner, onChange }: { owner: StaffWay['owner']; onChange?: () => void }) {
  const t = useTexts(requestDeskTexts);
  const { query, setQuery } = useAddress();
  const totals = useRequestTotals(owner, useFilter());
  return (
    <div className="flex shrink-0 flex-wrap items-center border-b border-line">
      <div className="-mb-px min-w-0 flex-1 max-lg:basis-full">
        <Tabs
          label={t.queues.label}
          value={oneOf(queues, query.fila) ?? 'minhas'}
          tabs={queues.map(value => ({ value, label: t.queues[value], ...(totals && { count: totals[value] }) }))}
          onChange={fila => {
            onChange?.();
            setQuery({ fila: fila === 'minhas' ? undefined : fila, id: undefined, apos: undefined });
          }}
        />
      </div>
      <Beside owner={owner} />
    </div>
  );
}

function Beside({ owner }: { owner: StaffWay['owner'] }) {
  const t = useTexts(requestDeskTexts);
  const can = useCan();
  const { query } = useAddress();
  const strip = useMoreFollows<HTMLElement>();
  const area = owner === 'hr' ? 'Rh' : 'Gestor';
  const decides = can(`${area}SolicitacaoAprovar`) || can(`${area}SolicitacaoNegar`);
  const hasDesk = useSession()?.appAccesses.includes('atendimento') === true && can('RhAtendimentoVisualizar');
  return (
    <nav
      ref={strip}
      aria-label={t.beside}
      className="flex shrink-0 gap-1 pr-3 *:shrink-0 max-lg:w-full max-lg:overflow-x-auto max-lg:px-2"
    >
      {decides && query.varios === undefined && (
        <Link
          href={`${to[owner].requests()}?varios=true${query.fila ? `&fila=${query.fila}` : ''}`}
          className={buttonLook({ size: 'sm', look: 'ghost', className: 'max-lg:min-h-11' })}
        >
          {t.several}
        </Link>
      )}
      <Link
        href={to[owner].vacations()}
        className={buttonLook({ size: 'sm', look: 'ghost', className: 'max-lg:min-h-11' })}
      >
        {t.vacations}
      </Link>
      {owner === 'hr' && (
        <Link
          href={to.hr.payrollQueue()}
          className={buttonLook({ size: 'sm', look: 'ghost', className: 'max-lg:min-h-11' })}
        >
          {t.payroll}
        </Link>
      )}
      {owner === 'hr' && hasDesk && (
        <Link href={to.hr.desk()} className={buttonLook({ size: 'sm', look: 'ghost', className: 'max-lg:min-h-11' })}>
          {t.tickets}
        </Link>
      )}
      {owner === 'hr' && can('RhConfiguracaoVisualizar') && (
        <Link
          href={to.hr.requestSettings()}
          className={buttonLook({ size: 'sm', look: 'ghost', className: 'max-lg:min-h-11' })}
        >
          {t.settings}
        </Link>
      )}
    </nav>
  );
}

/** By type, and what is late. */
export function Narrow() {
  const t = useTexts(requestDeskTexts);
  const words = useTexts(requestTexts);
  const { setQuery } = useAddress();
  const { tipo, atrasadas } = useFilter();
  return (
    <>
      <Select
        label={t.type}
        value={tipo ?? ''}
        onChange={event => setQuery({ tipo: event.target.value || undefined, id: undefined })}
      >
        <option value="">{t.every}</option>
        {listedTypes.map(type => (
          <option key={type} value={type}>
            {words.types[type]}
          </option>
        ))}
      </Select>
      <Checkbox
        className="mt-2 text-sm"
        checked={atrasadas !== undefined}
        onChange={event => setQuery({ atrasadas: event.target.checked ? 'true' : undefined, id: undefined })}
      >
        {t.late}
      </Checkbox>
    </>
  );
}

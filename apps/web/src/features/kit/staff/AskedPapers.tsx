import { FilePlus } from 'lucide-react';
import { useId } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { modal } from '#kernel/base/modals.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useStaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { StatusText } from '#ui/base/Status.tsx';
import { kitWords } from '../kit.messages.ts';
import { askedTexts } from './asked.messages.ts';
import { useAskedOf } from './staff-kit.api.ts';

const askPaperModal = modal(async () => (await import('./AskPaperModal.tsx')).AskPaperModal);

/** In a worker's folder: what is asked of them and missing, and the way to ask one paper more. */
export function AskedPapers({ id }: { id: string }) {
  const t = useTexts(askedTexts);
  const { states } = useTexts(kitWords);
  const { to } = useStaffWay();
  const can = useCan();
  const held = useSession()?.appAccesses ?? [];
  const isHeld = held.includes('meu-modelo') || held.includes('docs-empregado');
  const heading = useId();
  const asked = useAskedOf(isHeld ? id : undefined);
  const missing = (asked.data ?? []).flatMap(kit =>
    kit.itens
      .filter(({ situacao }) => situacao === 'pedido' || situacao === 'recusado' || situacao === 'entregue')
      .map(item => ({ kit, item })),
  );
  const asks = isHeld && can('RhDocumentoEmpregadoCriar');
  if (!asks && missing.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="px-4 pt-6 pb-2 lg:px-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={heading} className="text-base font-bold">
          {t.title}
        </h2>
        {asks && (
          <Button onClick={() => askPaperModal.open({ id })}>
            <FilePlus size={16} aria-hidden />
            {t.ask}
          </Button>
        )}
      </header>
      {asked.data && missing.length === 0 && <p className="mt-1 text-sm text-ink-2">{t.nothing}</p>}
      <ul className="divide-y divide-line">
        {missing.map(({ kit, item }) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
            <Link
              href={kit.tipo === 'rescisao' ? to.termination(kit.id) : to.admission(kit.id)}
              className="min-w-0 flex-1 basis-48 font-semibold [overflow-wrap:anywhere] hover:underline"
            >
              {item.nome}
            </Link>
            {item.motivo && <span className="text-ink-2 [overflow-wrap:anywhere]">{item.motivo}</span>}
            <StatusText
              tone={item.situacao === 'recusado' ? 'bad' : item.situacao === 'entregue' ? 'brand' : 'neutral'}
            >
              {states[item.situacao]}
            </StatusText>
          </li>
        ))}
      </ul>
    </section>
  );
}

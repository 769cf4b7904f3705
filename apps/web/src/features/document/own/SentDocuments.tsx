import { to } from '@cracha/contract/navigation/paths.ts';
import { ChevronRight, Send } from 'lucide-react';
import { useCan } from '#kernel/base/can.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListHead } from '#ui/base/ListHead.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { LineList } from '#ui/cards/LineList.tsx';
import type { DocumentRow } from '../document.api.ts';
import { documentWords } from '../document-words.messages.ts';
import { stateTones } from '../document-words.ts';
import { ownTexts } from './own.messages.ts';
import { useOwnDocuments } from './own-document.api.ts';

/** What the worker sent, each with its state; and the ways to send more. */
export function SentDocuments() {
  const t = useTexts(ownTexts);
  const can = useCan();
  const held = useSession()?.appAccesses ?? [];
  const list = useOwnDocuments('sent');
  const asks = can('TrabalhadorAssinaturaDigitalCriar') && held.includes('assinatura-digital');
  useTitle(t.sentTitle);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-6">
      <ListHead title={t.sentTitle} />
      <div className="mt-2 mb-4 flex flex-wrap gap-3 [&>*]:flex-1">
        {can('TrabalhadorDocumentoEnviadoCriar') && (
          <Link href={to.worker.sendDocument()} className={buttonLook({ look: 'primary', size: 'lg' })}>
            {t.send}
          </Link>
        )}
        {asks && (
          <Link href={to.worker.askSignatures()} className={buttonLook({ size: 'lg' })}>
            {t.askColleagues}
          </Link>
        )}
      </div>
      <LineList
        list={list}
        line={row => <Line row={row} />}
        whenEmpty={
          <div className="w-full rounded-2xl border border-line bg-surface">
            <StateBlock large icon={Send} title={t.none}>
              {t.noneLead}
            </StateBlock>
          </div>
        }
      />
    </div>
  );
}

function Line({ row }: { row: DocumentRow }) {
  const t = useTexts(ownTexts);
  const words = useTexts(documentWords);
  const { recent } = useFormats();
  const { total, feitas } = row.assinaturas;
  return (
    <Link
      href={to.worker.sentDocument(row.id)}
      className="flex min-h-16 items-center gap-3 px-4 py-3.5 -outline-offset-2 active:bg-sunken"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{row.titulo}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Status tone={stateTones[row.situacao]}>{words.states[row.situacao]}</Status>
          {total > 0 && <span className="num text-sm text-ink-2">{t.signers(feitas, total)}</span>}
        </span>
        <span className="num mt-1 block text-sm text-ink-2">
          {row.codigo} · {recent(row.criadoEm)}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-3" />
    </Link>
  );
}

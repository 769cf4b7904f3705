import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { ArrowLeft, MessageCircle, ReceiptText } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useHiddenAmounts } from '#kernel/base/hidden-amounts.ts';
import { modal } from '#kernel/base/modals.ts';
import { useConnection } from '#kernel/base/online.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { OfflineCard } from '#ui/base/Offline.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { loadOfOne } from '../document-load.ts';
import { useReceiptChanges } from '../receipt.api.ts';
import type { LineChange, ReceiptChanges } from '../receipt.types.ts';
import { workerTexts } from '../worker.messages.ts';
import { WhyBody } from './WhyBody.tsx';
import { whyTexts } from './why.messages.ts';

const askModal = modal(async () => (await import('./AskModal.tsx')).AskModal);

export function Screen() {
  const t = useTexts(whyTexts);
  const { notFound, notFoundLead } = useTexts(workerTexts);
  const { query } = useAddress();
  const one = useReceiptChanges(query.id);
  useTitle(t.title);
  return (
    <>
      <header className="sticky top-0 z-10 border-b border-line bg-canvas/95 backdrop-blur-sm">
        <div className="mx-auto flex h-14 max-w-xl items-center gap-1 px-2">
          <Link
            href={query.id ? to.worker.receipt(query.id) : to.worker.receipts()}
            aria-label={t.back}
            className={buttonLook({ look: 'ghost', size: 'icon-lg' })}
          >
            <ArrowLeft size={22} aria-hidden />
          </Link>
          <h1 className="flex-1 text-lg font-bold tracking-[-.01em]">{t.title}</h1>
        </div>
      </header>
      <div className="mx-auto max-w-xl px-4">
        <OfflineCard />
        <ListBody
          large
          {...loadOfOne(one, query.id === undefined)}
          whenEmpty={
            <StateBlock large icon={ReceiptText} title={notFound}>
              {notFoundLead}
            </StateBlock>
          }
        >
          {one.data && <Compared changes={one.data} />}
        </ListBody>
      </div>
    </>
  );
}

function Compared({ changes }: { changes: ReceiptChanges }) {
  const t = useTexts(whyTexts);
  const { query, setQuery } = useAddress();
  const [hidden] = useHiddenAmounts();
  const { mesPassado, anoPassado } = changes;
  const against = (query.com === 'ano' ? anoPassado : mesPassado) ?? mesPassado ?? anoPassado;
  const ask = (line: LineChange | undefined) =>
    askModal.open({ receiptId: changes.id, lines: against?.linhas ?? [], line });
  return (
    <>
      {mesPassado && anoPassado && (
        <div className="mt-4">
          <Segmented
            large
            label={t.compare}
            options={[
              ['mes', t.lastMonth],
              ['ano', t.lastYear],
            ]}
            value={query.com === 'ano' ? 'ano' : 'mes'}
            onChange={com => setQuery({ com: com === 'ano' ? com : undefined })}
          />
        </div>
      )}
      {against ? (
        <WhyBody changes={changes} against={against} hidden={hidden} onAsk={ask} />
      ) : (
        <StateBlock large icon={ReceiptText} title={t.first}>
          {t.firstLead}
        </StateBlock>
      )}
      <Acts id={changes.id} onAsk={() => ask(against?.linhas[0])} />
    </>
  );
}

function Acts({ id, onAsk }: { id: string; onAsk: () => void }) {
  const t = useTexts(whyTexts);
  const { needsInternet } = useTexts(workerTexts);
  const { online } = useConnection();
  return (
    <>
      <div aria-hidden className="h-28" />
      <aside
        aria-label={t.actions}
        data-bar
        className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
      >
        <div className="mx-auto grid max-w-xl grid-cols-2 gap-3 px-4 py-3">
          <Button size="lg" blocked={!online} aria-describedby={online ? undefined : 'sem-rede'} onClick={onAsk}>
            <MessageCircle size={19} aria-hidden />
            {t.ask}
          </Button>
          <Link href={to.worker.receipt(id)} className={buttonLook({ look: 'primary', size: 'lg' })}>
            {t.understood}
          </Link>
          {!online && (
            <p id="sem-rede" className="col-span-2 text-center text-sm text-ink-2">
              {needsInternet}
            </p>
          )}
        </div>
      </aside>
    </>
  );
}

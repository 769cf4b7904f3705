import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { signaturePaths } from '@cracha/contract/navigation/signature-paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { ArrowLeft, FileX2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { failureOf } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useEnteredLink } from '#kernel/lazy/entered-link.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { Button, buttonLook } from '#ui/base/Button.tsx';
import { Link } from '#ui/base/Link.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { Events } from '#ui/record/Events.tsx';
import { documentWords } from '../document-words.messages.ts';
import { FactCard } from '../FactCard.tsx';
import type { View } from '../PageSheet.tsx';
import { Pages } from '../Pages.tsx';
import { useReading } from '../reading.api.ts';
import { useChainWords } from '../useChainWords.ts';
import { useCurrentPage } from '../usePages.ts';
import { ViewChoice } from '../ViewChoice.tsx';
import { fileTexts } from './file.messages.ts';
import { KeepButtons, ReceiptData } from './KeepButtons.tsx';
import { notMeModal } from './not-me-modal.ts';
import { Outcome } from './Outcome.tsx';
import { SignerHead } from './SignerHead.tsx';
import { signerProfile } from './signer-profile.ts';
import { type Seen, useEvents, useSeen } from './signing.api.ts';
import { signingTexts } from './signing.messages.ts';
import { WhoSigns } from './WhoSigns.tsx';

/** The same document, to be read alone: its pages, its file, what happened to it. */
export function Screen() {
  return (
    <QueryClientProvider client={queries}>
      <Opened />
    </QueryClientProvider>
  );
}

function Opened() {
  const t = useTexts(fileTexts);
  const { query } = useAddress();
  const link = useEnteredLink();
  const byLink = link !== undefined && query.id === undefined;
  const found = useSeen(byLink ? undefined : query.id, byLink || query.id !== undefined);
  const isGone = failureOf(found.error).gone === true || (!byLink && query.id === undefined);
  if (isGone) return <Gone />;
  if (found.data) return <File seen={found.data} link={link} />;
  return (
    <>
      <SignerHead />
      <div className="mx-auto w-full max-w-xl px-4">
        <ListBody large {...loadOf(found)} empty={false} whenEmpty={t.gone}>
          {null}
        </ListBody>
      </div>
    </>
  );
}

function Gone() {
  const t = useTexts(fileTexts);
  const { query, path } = useAddress();
  const staff = query.perfil === 'rh' || query.perfil === 'gestor';
  return (
    <Outcome
      icon={FileX2}
      title={t.gone}
      lead={t.goneLead}
      foot={
        staff && (
          <Link
            href={to.accessGroup(`${path}${location.search}`)}
            className={buttonLook({ look: 'primary', size: 'lg' })}
          >
            {t.otherGroup}
          </Link>
        )
      }
    />
  );
}

function File({ seen, link }: { seen: Seen; link: string | undefined }) {
  const t = useTexts(signingTexts);
  const f = useTexts(fileTexts);
  const words = useTexts(documentWords);
  const { query } = useAddress();
  const root = useRef<HTMLDivElement>(null);
  const [current] = useCurrentPage(root);
  const [view, setView] = useState<View>('picture');
  const profile = signerProfile(query.perfil);
  useTitle(seen.titulo);
  const back =
    seen.minhaSituacao === undefined
      ? undefined
      : link === undefined
        ? query.id && profile && signaturePaths.document(query.id, profile)
        : signaturePaths.invited(link);
  return (
    <>
      <SignerHead title={seen.titulo} lead={seen.codigo}>
        {back && (
          <Link href={back} aria-label={f.back} className={buttonLook({ look: 'ghost' })}>
            <ArrowLeft size={18} aria-hidden />
            <span className="max-sm:sr-only">{f.back}</span>
          </Link>
        )}
      </SignerHead>
      <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-x-8 px-4 pt-3 pb-6 lg:flex-row lg:items-start">
        <div className="mx-auto min-w-0 w-full max-w-3xl flex-1">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <Status tone={seen.situacao === 'concluido' ? 'ok' : 'neutral'}>{words.states[seen.situacao]}</Status>
            <ViewChoice view={view} onView={setView} />
          </div>
          {seen.prepared ? (
            <Sheets {...{ root, view, current }} seen={seen} />
          ) : (
            <p className="rounded-2xl border border-line bg-surface p-4 text-ink-2">{f.notPrepared}</p>
          )}
        </div>
        <aside className="mt-6 grid w-full gap-4 lg:mt-0 lg:w-96 lg:shrink-0">
          <div className="grid gap-1">
            <KeepButtons signing={seen} />
            <ReceiptData signing={seen} />
            {seen.situacao !== 'concluido' && <p className="text-sm text-ink-2">{f.notSealed}</p>}
          </div>
          <FactCard
            facts={[
              [t.sender, seen.remetente],
              [t.company, seen.empresa],
              [t.code, seen.codigo],
            ]}
          />
          <WhoSigns signers={seen.assinantes} />
          <History id={seen.idAssinatura} />
          {link !== undefined && (
            <Button look="ghost" size="lg" onClick={() => notMeModal.open({ token: link })}>
              {t.notMe}
            </Button>
          )}
        </aside>
      </div>
    </>
  );
}

function Sheets({
  seen,
  ...pages
}: { seen: Seen } & Pick<Parameters<typeof Pages>[0], 'root' | 'view' | 'current'>): ReactNode {
  const of = { idAssinatura: seen.idAssinatura };
  const reading = useReading(of).data?.id;
  return <Pages key={reading} {...pages} {...{ of, reading, total: seen.paginas }} counts={false} />;
}

function History({ id }: { id: string }) {
  const t = useTexts(fileTexts);
  const { momentInFull } = useFormats();
  const rows = useEvents(id).data ?? [];
  const words = useChainWords();
  return (
    <Events
      title={t.events}
      large
      events={rows.map(row => {
        const { what, by, facts } = words(row);
        return { key: String(row.seq), what, why: null, facts: [momentInFull(row.em), by, ...facts] };
      })}
    />
  );
}

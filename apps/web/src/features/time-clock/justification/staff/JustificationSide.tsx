import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { FileList } from '#ui/record/FileList.tsx';
import { Thread } from '#ui/record/Thread.tsx';
import { balance } from '../../clock-time.ts';
import type { Justification } from '../justification.api.ts';
import { downloadProof, useWriteMessage } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';

/** The person's bank and other absences, the files, the thread. */
export function JustificationSide({ one, place }: { one: Justification; place: StaffWay }) {
  const t = useTexts(deskTexts);
  const { int } = useFormats();
  return (
    <aside
      aria-label={t.side}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
      tabIndex={0}
      className="shrink-0 border-line px-5 py-4 text-sm -outline-offset-2 max-lg:border-t lg:w-72 lg:overflow-y-auto lg:border-l"
    >
      <p className="text-xs text-ink-2">{t.bank}</p>
      <p className="num text-2xl font-bold tracking-[-.02em]">{balance(one.saldo)}</p>
      <p className="num mt-1 text-ink-2">
        {t.absences}: {int(one.outrasFaltas)}
      </p>
      <Link href={place.to.mirror(one.idPonto)} className="mt-2 inline-block font-semibold text-brand-ink underline">
        {t.mirror}
      </Link>
      <Files one={one} />
      {!one.comprovanteComRh && <Conversation one={one} />}
    </aside>
  );
}

function Files({ one }: { one: Justification }) {
  const t = useTexts(deskTexts);
  if (one.comprovanteComRh) return <Notice className="mt-4 text-xs">{t.proof}</Notice>;
  return <FileList files={one.anexos} onTake={file => downloadProof(one.id, file)} />;
}

function Conversation({ one }: { one: Justification }) {
  const t = useTexts(deskTexts);
  const write = useWriteMessage(one.id);
  return (
    <Thread
      act={t.send}
      most={1000}
      busy={write.isPending}
      messages={one.mensagens.map(({ em, por, minha, texto }) => ({ at: em, by: por, mine: minha, text: texto }))}
      onSend={write.mutateAsync}
    />
  );
}

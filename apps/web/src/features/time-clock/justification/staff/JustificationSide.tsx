import { Download } from 'lucide-react';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { Button } from '#ui/base/Button.tsx';
import { TextArea } from '#ui/base/Field.tsx';
import { Link } from '#ui/base/Link.tsx';
import { Notice } from '#ui/base/Notice.tsx';
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
      {!one.comprovanteComRh && <Thread one={one} />}
    </aside>
  );
}

function Files({ one }: { one: Justification }) {
  const t = useTexts(deskTexts);
  const { int } = useFormats();
  if (one.comprovanteComRh) return <Notice className="mt-4 text-xs">{t.proof}</Notice>;
  if (one.anexos.length === 0) return null;
  return (
    <section className="mt-4">
      <h2 className="text-base font-bold">{t.files}</h2>
      <ul className="mt-1 grid gap-1">
        {one.anexos.map(file => (
          <li key={file.id}>
            <Button
              size="sm"
              look="ghost"
              className="max-w-full"
              aria-label={t.take(file.nome)}
              onClick={() => void downloadProof(one.id, file).catch(tellFailure)}
            >
              <Download size={15} aria-hidden className="shrink-0" />
              <span className="ellipsis">{file.nome}</span>
              <span className="num shrink-0 text-ink-2">{sizeInWords(file.tamanho, int)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Thread({ one }: { one: Justification }) {
  const t = useTexts(deskTexts);
  const { recent } = useFormats();
  const [text, setText] = useState('');
  const write = useWriteMessage(one.id);
  const send = () => void write.mutateAsync(text.trim()).then(() => setText(''), tellFailure);
  return (
    <section className="mt-4">
      <h2 className="text-base font-bold">{t.thread}</h2>
      {one.mensagens.length === 0 && <p className="text-ink-2">{t.noMessage}</p>}
      <ol className="mt-2 grid gap-3">
        {one.mensagens.map(({ em, por, minha, texto }) => (
          <li key={`${em} ${por}`}>
            <p className="num text-xs text-ink-2">
              {minha ? t.you : por}, {recent(em)}
            </p>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{texto}</p>
          </li>
        ))}
      </ol>
      <TextArea
        className="mt-3"
        label={t.message}
        rows={2}
        maxLength={1000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button size="sm" className="mt-2" blocked={text.trim() === ''} busy={write.isPending} onClick={send}>
        {t.send}
      </Button>
    </section>
  );
}

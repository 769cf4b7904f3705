import { Download, FileText, TimerOff } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '#kernel/base/address.ts';
import { failureOf, isRefusal, sentenceOf, tellFailure } from '#kernel/base/failure.ts';
import { sizeInWords } from '#kernel/base/files.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { type OpenedLink, openLink, takeShared } from './opening.api.ts';
import { openingTexts } from './opening.messages.ts';

/** A package behind a password: before it the page says nothing of what there is. */
export function Screen() {
  const t = useTexts(openingTexts);
  usePlace();
  const token = /^#t=([\w-]+)$/.exec(location.hash)?.[1];
  const [opened, setOpened] = useState<OpenedLink>();
  const [expired, setExpired] = useState(false);
  useTitle(t.title);
  if (expired || token === undefined) return <Expired />;
  if (opened) return <Opened link={opened} />;
  return <Ask token={token} onOpen={setOpened} onExpired={() => setExpired(true)} />;
}

function Expired() {
  const t = useTexts(openingTexts);
  return (
    <div role="status" className="mx-auto w-full max-w-[420px] pt-4">
      <StateBlock large icon={TimerOff} title={t.expired}>
        {t.expiredLead}
      </StateBlock>
    </div>
  );
}

interface AskProps {
  token: string;
  onOpen: (opened: OpenedLink) => void;
  onExpired: () => void;
}

function Ask({ token, onOpen, onExpired }: AskProps) {
  const t = useTexts(openingTexts);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refused = async (failure: unknown) => {
    if (failureOf(failure).code === 'LINK_EXPIRED') return onExpired();
    setError(isRefusal(failure, 'LINK_PASSWORD_WRONG') ? t.wrong : await sentenceOf(failure));
  };
  const open = () => {
    setBusy(true);
    setError(undefined);
    void openLink(token, password)
      .then(onOpen, refused)
      .finally(() => setBusy(false));
  };
  return (
    <form
      className="mx-auto w-full max-w-[420px] pt-4"
      onSubmit={event => {
        event.preventDefault();
        if (password.trim() !== '') open();
      }}
    >
      <h1 className="text-2xl font-bold tracking-[-.02em]">{t.title}</h1>
      <p className="mt-2 mb-6 text-ink-2">{t.lead}</p>
      <Field
        size="worker"
        label={t.password}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={password}
        error={error}
        onChange={event => setPassword(event.target.value)}
      />
      <Button
        type="submit"
        look="primary"
        size="lg"
        className="mt-6 w-full"
        busy={busy}
        blocked={password.trim() === ''}
        aria-describedby="falta"
      >
        {t.open}
      </Button>
      <p id="falta" className="sr-only">
        {password.trim() === '' && t.passwordFirst}
      </p>
    </form>
  );
}

function Opened({ link }: { link: OpenedLink }) {
  const t = useTexts(openingTexts);
  const { int, date } = useFormats();
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    void takeShared(link)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <section className="mx-auto w-full max-w-[520px] pt-4">
      <h1 className="text-2xl font-bold tracking-[-.02em] [overflow-wrap:anywhere]">{link.titulo}</h1>
      <p className="num mt-2 text-ink-2">{t.files(link.arquivos.length)}</p>
      <ul className="mt-4 divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
        {link.arquivos.map(({ nome, tamanho }) => (
          <li key={nome} className="flex items-center gap-3 px-4 py-3">
            <FileText size={20} aria-hidden className="shrink-0 text-ink-3" />
            <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{nome}</span>
            <span className="num text-sm text-ink-2">{sizeInWords(tamanho, int)}</span>
          </li>
        ))}
      </ul>
      <Button look="primary" size="lg" className="mt-6 w-full" busy={busy} onClick={take}>
        {!busy && <Download size={19} aria-hidden />}
        {t.take}
      </Button>
      <p className="num mt-3 text-center text-sm text-ink-2">
        {t.minutes} {t.until(date(link.expiraEm))}. {t.left(link.restam)}.
      </p>
    </section>
  );
}

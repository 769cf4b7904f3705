import { to } from '@cracha/contract/navigation/entry-paths.ts';
import { createPortal } from 'react-dom';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { QrCode } from '#ui/paper/QrCode.tsx';
import type { Letter } from './access-letters.api.ts';
import { accessLettersTexts } from './access-letters.messages.ts';
import './letters.css';

/** On paper alone, two letters a page, to be cut apart. The square holds the address, never the code. */
export function LetterPaper({ letters }: { letters: readonly Letter[] }) {
  return createPortal(
    <div className="print-sheet letters" aria-hidden>
      {letters.map(letter => (
        <Paper key={letter.idUsuario} letter={letter} />
      ))}
    </div>,
    document.body,
  );
}

function Paper({ letter }: { letter: Letter }) {
  const t = useTexts(accessLettersTexts);
  const { date } = useFormats();
  const address = location.origin + to.accessLetter();
  return (
    <article>
      <header>
        <div>
          <b>{t.paperTitle}</b>
          <p>{t.paperLead}</p>
        </div>
        <p>{letter.empresa}</p>
      </header>
      <p className="whose">
        <b>{letter.nome}</b> {t.registration} {letter.matricula}
      </p>
      <div className="way">
        <div>
          <p className="code">
            <span>{t.code}</span>
            {letter.codigo}
          </p>
          <b>{t.steps}</b>
          <ol>
            <li>{t.step1(address.replace(/^https?:\/\//, ''))}</li>
            <li>{t.step2}</li>
            <li>{t.step3}</li>
          </ol>
        </div>
        <QrCode text={address} label={t.qr} />
      </div>
      <footer>
        <p>{t.until(date(letter.expiraEm))}</p>
        <p>{t.secret}</p>
      </footer>
    </article>
  );
}

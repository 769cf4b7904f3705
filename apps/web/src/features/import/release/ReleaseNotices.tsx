import { useFormats } from '#kernel/base/formats.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import type { ReleaseDesk } from './release.types.ts';
import { type Choice, tellsBySms } from './release-choice.ts';
import { useReleaseTexts } from './release-words.ts';

interface ChoiceOfNoticesProps {
  desk: ReleaseDesk;
  choice: Choice;
  setChoice: (choice: Choice) => void;
}

/** By which ways workers hear of it, and how many each reaches; the portal is everybody's. */
export function ChoiceOfNotices({ desk, choice, setChoice }: ChoiceOfNoticesProps) {
  const t = useReleaseTexts();
  const { portal, empresasComSms } = desk.avisos;
  const captions = useCaptions(desk);
  const sms = tellsBySms(desk, choice);
  return (
    <>
      <Checkbox checked disabled aria-describedby="release-portal">
        {t.portal}
      </Checkbox>
      <Caption id="release-portal">{t.workers(portal)}</Caption>
      <Checkbox
        checked={choice.mail}
        aria-describedby="release-mail"
        onChange={event => setChoice({ ...choice, mail: event.target.checked })}
      >
        {t.byMail}
      </Checkbox>
      <Caption id="release-mail">{choice.mail ? captions.mail : t.noMail}</Caption>
      <Checkbox
        checked={sms}
        disabled={empresasComSms === 0}
        aria-describedby="release-sms"
        onChange={event => setChoice({ ...choice, sms: event.target.checked })}
      >
        {t.bySms}
      </Checkbox>
      <Caption id="release-sms">{empresasComSms === 0 ? t.noSmsCompany : sms ? captions.sms : t.noSms}</Caption>
    </>
  );
}

/** What was chosen and can't be changed here: of what is scheduled, or asked of a second person. */
export function ChosenNotices({ desk, email, sms }: { desk: ReleaseDesk; email: boolean; sms: boolean }) {
  const t = useReleaseTexts();
  const { list } = useFormats();
  const captions = useCaptions(desk);
  const { portal } = desk.avisos;
  const ways = list([t.portal, ...(email ? [t.mail] : []), ...(sms ? [t.bySms] : [])]);
  return (
    <>
      <p className="font-semibold">{email || sms ? ways : t.portalAlone}</p>
      {portal > 0 && (
        <ul className="num text-xs text-ink-2">
          <li>{t.workers(portal)}</li>
          {email && <li>{captions.mail}</li>}
          {sms && <li>{captions.sms}</li>}
        </ul>
      )}
    </>
  );
}

function useCaptions({ avisos, empresas }: ReleaseDesk) {
  const t = useReleaseTexts();
  return {
    mail: t.mailed(avisos.email, avisos.comPdf),
    sms: t.texted(avisos.sms, avisos.empresasComSms < empresas),
  };
}

function Caption({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="num mb-1 ml-[30px] text-xs text-ink-2">
      {children}
    </p>
  );
}

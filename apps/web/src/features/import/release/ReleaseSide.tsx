import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormats } from '#kernel/base/formats.ts';
import { useSession } from '#kernel/base/session.ts';
import { Avatar } from '#ui/base/Avatar.tsx';
import { Radio } from '#ui/base/Choice.tsx';
import { Field, Select, TextArea } from '#ui/base/Field.tsx';
import { Status } from '#ui/base/Status.tsx';
import { ChoiceOfNotices, ChosenNotices } from './ReleaseNotices.tsx';
import { ReleaseRules } from './ReleaseRules.tsx';
import type { ReleaseDesk } from './release.types.ts';
import type { Choice } from './release-choice.ts';
import { useReleaseTexts } from './release-words.ts';

interface ReleaseSideProps {
  desk: ReleaseDesk;
  choice: Choice;
  setChoice: (choice: Choice) => void;
}

/** What is released, when, who is told and who does it. What was asked of a second person is a fact. */
export function ReleaseSide({ desk, choice, setChoice }: ReleaseSideProps) {
  const t = useReleaseTexts();
  return (
    <aside
      aria-label={t.decision}
      className="shrink-0 border-line max-lg:border-t lg:w-[332px] lg:overflow-y-auto lg:border-l"
    >
      {desk.pedido ? (
        <Asked desk={desk} pedido={desk.pedido} />
      ) : (
        <Decision desk={desk} choice={choice} setChoice={setChoice} />
      )}
      <Part title={t.who}>
        <People desk={desk} choice={choice} setChoice={setChoice} />
      </Part>
      {!desk.pedido && <ReleaseRules desk={desk} />}
    </aside>
  );
}

function Asked({ desk, pedido }: { desk: ReleaseDesk; pedido: NonNullable<ReleaseDesk['pedido']> }) {
  const t = useReleaseTexts();
  const { momentInFull } = useFormats();
  return (
    <Part title={t.request}>
      <dl className="grid gap-3">
        <Fact label={t.what}>
          <Amount desk={desk} />
        </Fact>
        <Fact label={t.when}>
          <span className="num font-semibold">{pedido.quando ? momentInFull(pedido.quando) : t.atOnce}</span>
        </Fact>
        <Fact label={t.tell}>
          <ChosenNotices desk={desk} email={pedido.email} sms={pedido.sms} />
        </Fact>
      </dl>
      {pedido.paraMim && <p className="mt-3 text-xs text-ink-2">{t.toChange(pedido.pedidoPor)}</p>}
    </Part>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Amount({ desk }: { desk: ReleaseDesk }) {
  const t = useReleaseTexts();
  const { int } = useFormats();
  const { paraConferir } = desk.importacao;
  return (
    <>
      <p className="font-semibold">{t.clean(int(desk.limpos))}</p>
      {paraConferir > 0 && <p className="text-xs text-ink-2">{t.stay(int(paraConferir))}</p>}
      {desk.deOutros > 0 && <p className="text-xs text-ink-2">{t.ofOthers(desk.deOutros)}</p>}
    </>
  );
}

function Decision({ desk, choice, setChoice }: ReleaseSideProps) {
  const t = useReleaseTexts();
  const { momentInFull } = useFormats();
  const scheduled = desk.importacao.agendadaPara;
  // what is under way or not there can't be chosen any more
  const fixed = scheduled !== null || desk.limpos === 0;
  return (
    <>
      <Part title={t.what}>
        <Amount desk={desk} />
      </Part>
      <Part title={t.when}>
        {fixed ? (
          <p className="num font-semibold">{scheduled ? momentInFull(scheduled) : t.atOnce}</p>
        ) : (
          <When choice={choice} setChoice={setChoice} />
        )}
      </Part>
      <Part title={t.tell}>
        {fixed ? (
          <ChosenNotices desk={desk} email={desk.email} sms={desk.sms} />
        ) : (
          <ChoiceOfNotices desk={desk} choice={choice} setChoice={setChoice} />
        )}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-5 py-4">
      <h2 className="mb-2 text-base font-bold">{title}</h2>
      {children}
    </section>
  );
}

function When({ choice, setChoice }: Omit<ReleaseSideProps, 'desk'>) {
  const t = useReleaseTexts();
  return (
    <fieldset>
      <legend className="sr-only">{t.when}</legend>
      <Radio name="when" checked={!choice.later} onChange={() => setChoice({ ...choice, later: false })}>
        {t.atOnce}
      </Radio>
      <Radio name="when" checked={choice.later} onChange={() => setChoice({ ...choice, later: true })}>
        {t.later}
      </Radio>
      {choice.later && (
        <Field
          type="datetime-local"
          className="mt-1"
          label={t.moment}
          value={choice.moment}
          onChange={event => setChoice({ ...choice, moment: event.target.value })}
        />
      )}
    </fieldset>
  );
}

function People({ desk, choice, setChoice }: ReleaseSideProps) {
  const t = useReleaseTexts();
  const session = useSession();
  const { recent } = useFormats();
  const { pedido } = desk;
  const me = session?.user.nome ?? '';
  if (pedido)
    return (
      <>
        <ul className="grid gap-3">
          <Person name={pedido.pedidoPor} what={t.reviewed(recent(pedido.pedidoEm))} done />
          <Person name={pedido.para} what={pedido.paraMim ? t.youRelease : t.releasesAfter} now={pedido.paraMim} />
        </ul>
        <p className="mt-3 text-xs text-ink-2">
          {t.obstacles.duasPessoas} {t.obstacles.conferiu}
        </p>
      </>
    );
  return (
    <>
      <ul className="grid gap-3">
        <Person name={me} what={desk.duasPessoas ? t.youReview : t.youRelease} now />
      </ul>
      {desk.duasPessoas && (
        <div className="mt-3 grid gap-3">
          <Select
            label={t.askWhom}
            value={choice.who}
            onChange={event => setChoice({ ...choice, who: event.target.value })}
          >
            <option value="">{t.choose}</option>
            {desk.podemLiberar.map(({ idUsuario, nome }) => (
              <option key={idUsuario} value={idUsuario}>
                {nome}
              </option>
            ))}
          </Select>
          <TextArea
            optional
            rows={2}
            maxLength={500}
            label={t.message}
            value={choice.message}
            onChange={event => setChoice({ ...choice, message: event.target.value })}
          />
        </div>
      )}
    </>
  );
}

function Person({ name, what, now, done }: { name: string; what: string; now?: boolean; done?: boolean }) {
  const t = useReleaseTexts();
  return (
    <li className="flex items-center gap-2.5">
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="block ellipsis font-semibold">{name}</span>
        <span className="num block text-xs text-ink-2">{what}</span>
      </span>
      {done && <CircleCheck size={18} aria-label={t.done} className="shrink-0 text-ok" />}
      {now && <Status tone="brand">{t.now}</Status>}
    </li>
  );
}

import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCan } from '#kernel/base/can.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { deskSetupTexts } from './setup.messages.ts';
import { type DeskCategory, useCannedAnswers, useCategories, useDeskHours } from './staff.api.ts';

const categoryModal = modal(async () => (await import('./CategoryModal.tsx')).CategoryModal);
const answerModal = modal(async () => (await import('./AnswerModal.tsx')).AnswerModal);

/** The desk's sections of the settings: hours, categories, prepared answers. */
export function DeskSettings() {
  const t = useTexts(deskSetupTexts);
  const hours = useDeskHours();
  const changes = useCan()('RhConfiguracaoEditar');
  return (
    <>
      <Section title={t.hours} lead={t.hoursLead}>
        <ListBody {...loadOf(hours)} empty={false} whenEmpty={null}>
          {hours.data && <HoursEditor key={hours.data.versao} hours={hours.data} changes={changes} />}
        </ListBody>
      </Section>
      <Categories changes={changes} />
      <Answers changes={changes} />
    </>
  );
}

function Categories({ changes }: { changes: boolean }) {
  const t = useTexts(deskSetupTexts);
  const list = useCategories();
  const add = changes && <AddButton onClick={() => categoryModal.open({})}>{t.newCategory}</AddButton>;
  return (
    <Section title={t.categories} lead={t.categoriesLead} act={add}>
      <ListBody {...loadOf(list)} empty={false} whenEmpty={null}>
        <Rows>
          {list.data?.map(one => (
            <Row
              key={one.id}
              name={one.nome}
              sub={<CategoryFacts of={one} />}
              onClick={changes ? () => categoryModal.open({ of: one }) : undefined}
            >
              {one.sigilosa && <Status tone="brand">{t.confidential}</Status>}
              {!one.ativa && <Status>{t.off}</Status>}
            </Row>
          ))}
        </Rows>
      </ListBody>
    </Section>
  );
}

function CategoryFacts({ of }: { of: DeskCategory }) {
  const t = useTexts(deskSetupTexts);
  const said = (minutes: number) => (minutes % 60 === 0 ? t.hoursOf(minutes / 60) : t.minutesOf(minutes));
  const who = of.grupo.length === 0 ? t.everybody : of.grupo.length > 2 ? t.people(of.grupo.length) : undefined;
  const names = who ?? of.grupo.map(({ nome }) => nome).join(', ');
  return `${names} · ${t.times(said(of.primeiraResposta), said(of.solucao))}`;
}

function Answers({ changes }: { changes: boolean }) {
  const t = useTexts(deskSetupTexts);
  const list = useCannedAnswers();
  const add = changes && <AddButton onClick={() => answerModal.open({})}>{t.newAnswer}</AddButton>;
  return (
    <Section title={t.answers} lead={t.answersLead} act={add}>
      <ListBody
        {...loadOf(list)}
        empty={list.data?.length === 0}
        whenEmpty={<p className="text-sm text-ink-2">{t.noAnswers}</p>}
      >
        <Rows>
          {list.data?.map(one => (
            <Row
              key={one.id}
              name={one.titulo}
              sub={one.texto}
              onClick={changes ? () => answerModal.open({ of: one }) : undefined}
            >
              {!one.ativa && <Status>{t.off}</Status>}
            </Row>
          ))}
        </Rows>
      </ListBody>
    </Section>
  );
}

function AddButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus size={16} aria-hidden />
      {children}
    </Button>
  );
}

function Section({
  title,
  lead,
  act,
  children,
}: {
  title: string;
  lead: string;
  act?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-base font-bold">
            {title}
          </h2>
          <p className="text-sm text-ink-2">{lead}</p>
        </div>
        {act}
      </header>
      {children}
    </section>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">{children}</ul>;
}

interface RowProps {
  name: string;
  sub: ReactNode;
  /** Left out: it is only read. */
  onClick: (() => void) | undefined;
  children: ReactNode;
}

function Row({ name, sub, onClick, children }: RowProps) {
  const t = useTexts(deskSetupTexts);
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="num line-clamp-2 text-sm text-ink-2">{sub}</span>
      </span>
      {children}
    </>
  );
  const look = 'flex w-full items-center gap-3 px-4 py-3 text-left -outline-offset-2';
  return (
    <li>
      {onClick ? (
        <button
          type="button"
          className={`${look} hover:bg-canvas`}
          aria-label={t.changeCategory(name)}
          onClick={onClick}
        >
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
    </li>
  );
}

import { useCan } from '#kernel/base/can.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Status } from '#ui/base/Status.tsx';
import { AddButton, SettingsRow, SettingsRows, SettingsSection } from '#ui/record/Settings.tsx';
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
      <SettingsSection title={t.hours} lead={t.hoursLead}>
        <ListBody {...loadOf(hours)} empty={false} whenEmpty={null}>
          {hours.data && <HoursEditor key={hours.data.versao} hours={hours.data} changes={changes} />}
        </ListBody>
      </SettingsSection>
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
    <SettingsSection title={t.categories} lead={t.categoriesLead} act={add}>
      <ListBody {...loadOf(list)} empty={false} whenEmpty={null}>
        <SettingsRows>
          {list.data?.map(one => (
            <SettingsRow
              key={one.id}
              change={t.changeCategory}
              name={one.nome}
              sub={<CategoryFacts of={one} />}
              onClick={changes ? () => categoryModal.open({ of: one }) : undefined}
            >
              {one.sigilosa && <Status tone="brand">{t.confidential}</Status>}
              {!one.ativa && <Status>{t.off}</Status>}
            </SettingsRow>
          ))}
        </SettingsRows>
      </ListBody>
    </SettingsSection>
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
    <SettingsSection title={t.answers} lead={t.answersLead} act={add}>
      <ListBody
        {...loadOf(list)}
        empty={list.data?.length === 0}
        whenEmpty={<p className="text-sm text-ink-2">{t.noAnswers}</p>}
      >
        <SettingsRows>
          {list.data?.map(one => (
            <SettingsRow
              key={one.id}
              change={t.changeCategory}
              name={one.titulo}
              sub={one.texto}
              onClick={changes ? () => answerModal.open({ of: one }) : undefined}
            >
              {!one.ativa && <Status>{t.off}</Status>}
            </SettingsRow>
          ))}
        </SettingsRows>
      </ListBody>
    </SettingsSection>
  );
}

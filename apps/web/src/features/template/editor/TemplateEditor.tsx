import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { useEffect, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { Button } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Status } from '#ui/base/Status.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { Desk } from '#ui/staff/Desk.tsx';
import '#ui/paper/paper.css';
import { useChipWords } from '../chip-words.ts';
import '../page.css';
import { usePaperWords } from '../paper-words.ts';
import { type TemplateWhole, useTemplateVariables } from '../template.api.ts';
import { stateTones } from '../template-states.ts';
import { templateTexts } from '../templates.messages.ts';
import { ChipFormat } from './ChipFormat.tsx';
import { insertBlock, insertChip, putUnder } from './commands.ts';
import { inText, runIn } from './create-editor.ts';
import './editor.css';
import { addPicture, pictureBytes } from './editor.api.ts';
import { editorTexts } from './editor.messages.ts';
import { FindingList } from './FindingList.tsx';
import { type MarkedFinding, markedOf } from './marking.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { SlashMenu } from './SlashMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import { docOf } from './template-doc.ts';
import { useEditor } from './useEditor.ts';
import { type KeepsWriting, useSaving, type Written } from './useSaving.ts';
import { VariablePanel } from './VariablePanel.tsx';
import { type OfferedVariable, offeredGroups, tagFor } from './variables.ts';

const versions = modal(async () => (await import('../VersionsModal.tsx')).VersionsModal);
const naming = modal(async () => (await import('./NameModal.tsx')).NameModal);
const condition = modal(async () => (await import('./ConditionModal.tsx')).ConditionModal);
const publishing = modal(async () => (await import('./PublishModal.tsx')).PublishModal);
const meeting = modal(async () => (await import('./StaleModal.tsx')).StaleModal);

/** A model's text with what may stand in it on the left, and the paper it makes on the right. */
export function TemplateEditor({ template }: { template: TemplateWhole }) {
  const t = useTexts(editorTexts);
  const list = useTexts(templateTexts);
  const { time } = useFormats();
  const { id, publicada, documentos } = template;
  const [name, setName] = useState({ title: template.titulo, about: template.descricao });
  const [fields, setFields] = useState<readonly OwnField[]>(template.campos);
  const [showsPreview, setShowsPreview] = useState(() => innerWidth >= 1280);
  const chipWords = useChipWords(fields);
  const paperWords = usePaperWords();
  const { host, editor, slashKeys } = useEditor({
    ...{ body: template.corpo, fields, chipWords, words: { text: t.text, picture: list.picture } },
    bytesOf: sha256 => pictureBytes(id, sha256),
    onChange: () => saving.touch(),
  });
  const read = (): Written | undefined => {
    const marked = editor && markedOf(editor.state);
    return marked && { ...name, body: marked.body, fields };
  };
  const saving = useSaving(template, read);
  const findings = (editor && markedOf(editor.state)?.findings) ?? [];
  const isEmpty = editor !== undefined && markedOf(editor.state)?.body.blocos.length === 0;
  const { groups, lacks } = useOffered(fields);
  useTitle(name.title);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is what the server has; what is typed later goes there
  useEffect(() => {
    if (!editor) return;
    saving.begin();
    saving.touch();
  }, [editor, fields, name]);
  useMeeting(saving, read, theirs => {
    editor?.commands.setContent(docOf(theirs.corpo));
    setFields(theirs.campos);
    setName({ title: theirs.titulo, about: theirs.descricao });
  });
  const put = ({ name: variable, type }: OfferedVariable, over?: { from: number; to: number }) => {
    if (!editor) return;
    runIn(editor, insertChip(tagFor({ name: variable, type }), over));
    editor.view.focus();
  };
  const go = ({ range }: MarkedFinding) => {
    if (!editor || !range) return;
    editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  };
  const addFile = (file: File) =>
    void addPicture(id, file, () => undefined).then(sha256 => {
      const made = editor?.schema.nodes.picture?.create({ sha256 });
      if (editor && made) inText(editor, insertBlock(made));
    }, tellFailure);
  const save = async () => ((await saving.now()) ? saving.version() : undefined);
  const number = (publicada ?? 0) + 1;
  const waits = saving.shown.state === 'waiting' || template.can.includes('publica');
  const why =
    saving.shown.state === 'stale'
      ? t.staleFirst
      : findings.length > 0
        ? t.mistakesFirst
        : !waits
          ? t.nothingNew
          : isEmpty
            ? t.textFirst
            : undefined;
  return (
    <Desk
      title={name.title}
      source={[
        publicada ? t.inUse(publicada) : list.states.rascunho,
        saving.shown.state === 'waiting' ? t.saving : t.keptAt(time(saving.shown.at)),
      ].join(' · ')}
      back={{ href: to.hr.templates(), label: list.back }}
      progress={
        <>
          <Status tone={waits ? 'warn' : stateTones[template.situacao]}>
            {waits ? t.draftOf(number) : list.states[template.situacao]}
          </Status>
          <Button size="sm" onClick={() => naming.open({ ...name, onSave: setName })}>
            {t.rename}
          </Button>
          {publicada !== null && (
            <Button size="sm" onClick={() => versions.open({ template })}>
              {list.versions}
            </Button>
          )}
          <Button size="sm" aria-pressed={showsPreview} onClick={() => setShowsPreview(!showsPreview)}>
            {t.preview}
          </Button>
        </>
      }
      footer={
        <>
          <p className="num mr-auto text-sm text-ink-2">
            {publicada ? t.keepTheirs(documentos, publicada) : t.neverUsed}
          </p>
          <FootAct
            act={t.publish(number)}
            why={why}
            busy={false}
            onClick={() => publishing.open({ id, number, made: documentos, save })}
          />
        </>
      }
    >
      <VariablePanel groups={groups} lacks={lacks} fields={fields} onFields={setFields} onPick={one => put(one)} />
      <div className="flex min-w-0 flex-1 flex-col">
        {editor && (
          <Toolbar
            editor={editor}
            onPicture={addFile}
            onCondition={() => condition.open({ groups, onPut: source => inText(editor, putUnder(source)) })}
          />
        )}
        {editor && <ChipFormat editor={editor} groups={groups} />}
        <NotKept saving={saving} />
        <FindingList findings={findings} onGo={go} />
        <div data-scroller className="min-h-0 flex-1 overflow-auto bg-sunken px-5 py-5">
          <div className="paper template-page mx-auto shadow-2" style={paperWords}>
            <div ref={host} className="sheet" />
          </div>
        </div>
        {editor && <SlashMenu editor={editor} keys={slashKeys} groups={groups} onPick={put} />}
      </div>
      {showsPreview && (
        <PreviewPane
          id={id}
          title={name.title}
          fields={fields}
          save={save}
          blocked={findings.length > 0}
          version={saving.version()}
        />
      )}
    </Desk>
  );
}

/** What may be put into the text, and whether there is more that the reader may not see. */
function useOffered(fields: readonly OwnField[]) {
  const t = useTexts(editorTexts);
  const language = useLanguage();
  const groups = useTemplateVariables().data ?? [];
  return {
    groups: offeredGroups(groups, fields, { own: t.asked, language }),
    lacks: groups.some(({ variaveis }) => variaveis.some(({ permitida }) => !permitida)),
  };
}

/** Somebody else saved meanwhile: both versions are shown as soon as it is known. */
function useMeeting(saving: KeepsWriting, read: () => Written | undefined, onTake: (theirs: TemplateWhole) => void) {
  const { theirs } = saving.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of theirs is shown once by itself
  useEffect(() => {
    if (theirs) meet(saving, theirs, read, onTake);
  }, [theirs]);
}

function meet(
  saving: KeepsWriting,
  theirs: TemplateWhole,
  read: () => Written | undefined,
  onTake: (theirs: TemplateWhole) => void,
) {
  const mine = read();
  if (!mine) return;
  meeting.open({
    ...{ theirs, mine },
    onKeep: () => void saving.keepMine(theirs),
    onTake: () => {
      onTake(theirs);
      saving.takeTheirs(theirs);
    },
  });
}

/** Why what is typed is not on the server, where it isn't. */
function NotKept({ saving }: { saving: KeepsWriting }) {
  const t = useTexts(editorTexts);
  const { state, why, theirs } = saving.shown;
  if (state !== 'failed' && state !== 'stale') return null;
  return (
    <Notice tone="bad" role="alert" className="m-3 text-sm" title={state === 'stale' ? t.staleTitle : t.notKept}>
      {state === 'stale' ? (
        <Button size="sm" className="mt-2" onClick={() => theirs && saving.meetAgain(theirs)}>
          {t.compareAgain}
        </Button>
      ) : (
        why
      )}
    </Notice>
  );
}

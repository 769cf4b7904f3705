import type { ProfileKind } from '@cracha/contract/access/grants.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { ArrowLeft } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { modal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button, IconButton } from '#ui/base/Button.tsx';
import { Field } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { DraftLine } from '#ui/form/DraftLine.tsx';
import { PageHead } from '#ui/list/PageHead.tsx';
import { NoSuch, Opened } from '#ui/staff/Opened.tsx';
import { useAccessProfiles } from '../access-profile.api.ts';
import { profilesTexts } from '../profiles.messages.ts';
import { PermissionPicker } from './PermissionPicker.tsx';
import { viewAsModal } from './profile-modals.ts';
import { type DraftOrigin, useProfileDraft } from './useProfileDraft.ts';

const previewModal = modal(async () => (await import('./PreviewModal.tsx')).PreviewModal);

/** A new profile, a copy, or one there is. */
export function ProfileEditor() {
  const { query } = useAddress();
  const t = useTexts(profilesTexts);
  const list = useAccessProfiles();
  const back = { href: to.hr.profiles(), label: t.back };
  return (
    <Opened found={list} title={t.title} back={back}>
      {profiles => {
        const present = profiles.find(one => one.id === query.perfil && !one.padrao);
        if (!present && query.perfil !== 'novo') return <NoSuch title={t.title} back={back} />;
        return <Editor origin={{ present, copied: profiles.find(one => one.id === query.copia) }} />;
      }}
    </Opened>
  );
}

function Editor({ origin }: { origin: DraftOrigin }) {
  const t = useTexts(profilesTexts);
  const { setQuery } = useAddress();
  const { draft, setDraft, kept, reason, changes } = useProfileDraft(origin);
  const leave = () => setQuery({ perfil: undefined, copia: undefined });
  const saved = () => {
    kept.done();
    leave();
  };
  const title = origin.present ? t.editTitle(origin.present.nome) : t.newTitle;
  return (
    <>
      <PageHead
        title={title}
        back={
          <IconButton label={t.back} onClick={leave}>
            <ArrowLeft size={18} aria-hidden />
          </IconButton>
        }
      />
      <div className="flex flex-1 flex-col max-lg:shrink-0 lg:min-h-0 lg:overflow-hidden">
        <div className="flex flex-wrap items-end gap-4 px-4 pb-3 lg:px-6">
          <Field
            className="w-full max-w-96"
            label={t.name}
            help={t.nameHelp}
            maxLength={120}
            value={draft.name}
            onChange={event => setDraft({ ...draft, name: event.target.value })}
          />
          {!origin.present && !origin.copied && (
            <div className="mb-5">
              <Segmented<ProfileKind>
                label={t.kind}
                options={[
                  ['RH', t.hr],
                  ['GESTOR', t.manager],
                ]}
                value={draft.kind}
                onChange={kind => setDraft({ ...draft, kind, permissions: [] })}
              />
            </div>
          )}
        </div>
        <PermissionPicker
          key={draft.kind}
          kind={draft.kind}
          chosen={new Set(draft.permissions)}
          present={origin.present?.permissoes ?? []}
          onChange={permissions => setDraft({ ...draft, permissions: [...permissions] })}
        />
      </div>
      <footer
        data-bar
        className="sticky bottom-0 z-10 flex shrink-0 flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 lg:px-6"
      >
        <p id="perfil-falta" aria-live="polite" className="num mr-auto text-xs text-ink-2 max-lg:basis-full">
          {reason ?? changes}
        </p>
        <DraftLine draft={kept} discards />
        <Button className="max-lg:flex-1" onClick={() => viewAsModal.open({ draft })}>
          {t.viewDraft}
        </Button>
        <Button
          look="primary"
          className="max-lg:flex-1"
          blocked={reason !== undefined}
          aria-describedby="perfil-falta"
          onClick={() => previewModal.open({ draft, onSaved: saved })}
        >
          {t.review}
        </Button>
      </footer>
    </>
  );
}

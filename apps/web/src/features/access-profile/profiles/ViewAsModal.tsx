import { hrRoutes } from '@cracha/contract/navigation/hr.ts';
import { managerRoutes } from '@cracha/contract/navigation/manager.ts';
import { menuOf } from '@cracha/contract/navigation/route.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SkeletonRows } from '#ui/base/Skeleton.tsx';
import { type ProfileDraft, usePreview } from '../access-profile.api.ts';
import { groupName } from '../permission-rows.ts';
import { profilesTexts } from '../profiles.messages.ts';

/** The menus of a holder, by the table that the menus themselves are made of. */
export function ViewAsModal({ draft }: { draft: ProfileDraft }) {
  const t = useTexts(profilesTexts);
  const language = useLanguage();
  const preview = usePreview(draft);
  const routes = draft.kind === 'RH' ? hrRoutes : managerRoutes;
  const groups = preview.data
    ? menuOf(routes, { permissions: draft.permissions, appAccesses: preview.data.appAcessos })
    : [];
  return (
    <Modal
      title={t.viewTitle(draft.name || t.newTitle)}
      description={t.viewLead}
      footer={<Button onClick={closeModal}>{t.close}</Button>}
    >
      {!preview.data && <SkeletonRows rows={4} className="h-8" />}
      {preview.data && groups.length === 0 && <p className="text-sm text-ink-2">{t.viewNothing}</p>}
      <div className="grid gap-4 text-sm">
        {groups.map(({ group, routes: members }) => (
          <section key={group} aria-label={groupName(draft.kind, group, language)}>
            <h3 className="text-2xs font-semibold text-ink-3">{groupName(draft.kind, group, language)}</h3>
            <ul className="mt-1 grid gap-1">
              {members.map(route => (
                <li key={route.path} className="rounded-md bg-sunken px-3 py-1.5 font-medium">
                  {route.menu.label[language]}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  );
}

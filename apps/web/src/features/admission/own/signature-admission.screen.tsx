import { Link2Off } from 'lucide-react';
import { lazy } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { useEnteredLink, useLinkOfPage } from '#kernel/lazy/entered-link.ts';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { LinkCode } from '#ui/code/LinkCode.tsx';
import { OwnHead } from './OwnHead.tsx';
import { askCandidateEntry } from './own-entry.api.ts';
import { ownEntryTexts } from './own-entry.messages.ts';

/** What comes after the code. */
const loadOwn = () => import('./OwnAdmission.tsx');
const OwnAdmission = lazy(async () => ({ default: (await loadOwn()).OwnAdmission }));

/** A candidate's admission: by a link, after its code. */
export function Screen() {
  const t = useTexts(ownEntryTexts);
  const link = useLinkOfPage();
  const entered = useEnteredLink();
  useTitle(t.title);
  if (entered !== undefined) return <OwnAdmission key={entered} />;
  if (link === undefined)
    return (
      <>
        <OwnHead />
        <StateBlock large icon={Link2Off} title={t.noLink}>
          {t.noLinkLead}
        </StateBlock>
      </>
    );
  return (
    <LinkCode
      key={link}
      token={link}
      head={<OwnHead />}
      title={t.title}
      act={t.see}
      ask={askCandidateEntry}
      ahead={loadOwn}
    />
  );
}

import { useState } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { changedFrom, isAlike } from '#ui/form/alike.ts';
import { useDraft } from '#ui/form/useDraft.ts';
import type { AccessProfile, ProfileDraft } from '../access-profile.api.ts';
import { profilesTexts } from '../profiles.messages.ts';

/** What a draft begins from: a profile there is, a copy of one, or nothing. */
export interface DraftOrigin {
  present?: AccessProfile;
  copied?: AccessProfile;
}

function isProfileDraft(found: unknown): found is ProfileDraft {
  return isAlike({ name: '', kind: '', permissions: [''] }, found) && ['RH', 'GESTOR'].includes(found.kind);
}

/** The draft, why it can't be saved yet, and in words what it changes. */
export function useProfileDraft({ present, copied }: DraftOrigin) {
  const t = useTexts(profilesTexts);
  const [begun] = useState<ProfileDraft>(() => ({
    id: present?.id,
    version: present?.versao,
    name: present?.nome ?? (copied ? t.copyOf(copied.nome) : ''),
    kind: present?.tipo ?? copied?.tipo ?? 'RH',
    permissions: present?.permissoes ?? copied?.permissoes ?? [],
  }));
  const [draft, setDraft] = useState(begun);
  const kept = useDraft<ProfileDraft>({
    of: `${present?.id ?? 'new'} ${copied?.id ?? ''}`,
    values: changedFrom(begun, draft),
    isValid: isProfileDraft,
    // of the version that was read just now
    restore: ({ name, kind, permissions }) => setDraft({ ...begun, name, kind, permissions }),
    clear: () => setDraft(begun),
    version: present?.versao,
  });
  const before = new Set(present?.permissoes);
  const gains = draft.permissions.filter(name => !before.has(name)).length;
  const losses = before.size - (draft.permissions.length - gains);
  const changed = gains + losses > 0 || draft.name.trim() !== (present?.nome ?? '');
  const changes = [gains > 0 && t.gains(gains), losses > 0 && t.losses(losses)].filter(Boolean).join(' · ');
  return { draft, setDraft, kept, reason: reasonOf(), changes };

  function reasonOf(): string | undefined {
    if (!draft.name.trim()) return t.nameMissing;
    if (draft.permissions.length === 0) return t.noneChosen;
    return changed ? undefined : t.nothingChanged;
  }
}

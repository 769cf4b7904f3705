import { languages } from '@cracha/contract/kernel/wire.ts';
import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { languageNames, setLanguage, useLanguage } from '#kernel/base/language.ts';
import { useSession } from '#kernel/base/session.ts';
import { textsNow, useTexts } from '#kernel/base/texts.ts';
import { setTheme, themes, useTheme } from '#kernel/base/theme.ts';
import { toast } from '#kernel/base/toasts.ts';
import { keysOn, setKeysOn } from '#kernel/lazy/keys.ts';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { AccountSection } from '../AccountParts.tsx';
import { useSaveProfile } from '../account.api.ts';
import { accountTexts } from '../account.messages.ts';

/** The language goes with the account, so that messages speak it too; theme and keys stay on this device. */
export function PreferencesPart() {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const theme = useTheme();
  const session = useSession();
  const helped = session?.user.suporte;
  // no screen of the worker's has one
  const worker = session?.profile === 'trabalhador';
  const save = useSaveProfile();
  const [keys, setKeys] = useState(keysOn);
  const names = { system: t.themeSystem, light: t.themeLight, dark: t.themeDark };
  const choose = async (code: (typeof languages)[number]) => {
    await setLanguage(code);
    if (helped) return;
    save.mutate(
      { language: code },
      { onSuccess: async () => toast((await textsNow(accountTexts)).languageSaved), onError: tellFailure },
    );
  };
  return (
    <div className="max-w-xl">
      <AccountSection title={t.language}>
        <Segmented
          large
          label={t.language}
          options={languages.map(code => [code, languageNames[code]] as const)}
          value={language}
          onChange={code => void choose(code)}
        />
      </AccountSection>
      <AccountSection title={t.theme}>
        <Segmented
          large
          label={t.theme}
          options={themes.map(value => [value, names[value]] as const)}
          value={theme}
          onChange={setTheme}
        />
      </AccountSection>
      {!worker && (
        <AccountSection title={t.keys} lead={t.keysLead}>
          <Checkbox
            large
            checked={keys}
            onChange={event => {
              setKeysOn(event.target.checked);
              setKeys(event.target.checked);
            }}
          >
            {t.keysUse}
          </Checkbox>
        </AccountSection>
      )}
    </div>
  );
}

import { type AreaName, areaOf } from '@cracha/contract/navigation/areas.ts';
import { navigation } from '@cracha/contract/navigation/navigation.ts';
import { type MenuReason, type MenuRoute, menuReasons, type Route } from '@cracha/contract/navigation/route.ts';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { heldBy } from '#kernel/base/can.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { StatusText, type Tone } from '#ui/base/Status.tsx';
import { DataTable } from '#ui/list/DataTable.tsx';
import { type HelpTexts, helpTexts } from './help.messages.ts';
import { OwnPage } from './OwnPage.tsx';

interface Row {
  route: MenuRoute;
  reason: MenuReason;
}

const tones: Record<MenuReason['why'], Tone> = {
  shown: 'ok',
  role: 'bad',
  group: 'bad',
  appAccess: 'warn',
  permission: 'warn',
  planned: 'neutral',
};

/** Why each entry of the area's menu is there or not, by the very function that draws the menu. */
export function Screen() {
  const t = useTexts(helpTexts);
  const language = useLanguage();
  const session = useSession();
  const routes = useOwnRoutes();
  useTitle(t.menusTitle);
  if (!session) return null;
  return (
    <OwnPage title={t.menusTitle} lead={t.menusLead}>
      <div className="-mx-4 lg:-mx-6">
        <DataTable
          caption={t.menusTitle}
          rows={menuReasons(routes, heldBy(session))}
          rowKey={({ route }) => route.path}
          rowName={({ route }) => route.menu.label[language]}
          head={{ title: t.entry, cell: ({ route }) => route.menu.label[language] }}
          columns={[
            {
              key: 'why',
              title: t.why,
              width: 210,
              card: 'status',
              cell: ({ reason }: Row) => <StatusText tone={tones[reason.why]}>{t[reason.why]}</StatusText>,
            },
            {
              key: 'lacks',
              title: t.lacks,
              card: 'line',
              cell: ({ reason }: Row) => <span className="break-words">{lackedIn(reason, t)}</span>,
            },
            { key: 'path', title: t.path, quiet: true, cell: ({ route }: Row) => route.path },
          ]}
        />
      </div>
    </OwnPage>
  );
}

/** As it was while the next screen comes. */
function useOwnRoutes(): readonly Route[] {
  const { path } = useAddress();
  const [area] = useState((): AreaName => areaOf(path) ?? 'worker');
  return navigation[area];
}

function lackedIn(reason: MenuReason, t: HelpTexts): string {
  if (!('lacks' in reason)) return '';
  return reason.lacks.length === 1 ? (reason.lacks[0] ?? '') : t.oneOf(reason.lacks.join(', '));
}

import { type PrivacyState, privacyStates } from '@cracha/contract/features/identity/privacy.schemas.ts';
import { ShieldQuestionMark } from 'lucide-react';
import { modal } from '#kernel/base/modals.ts';
import { oneOf } from '#kernel/base/one-of.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useListAddress } from '#kernel/lazy/list.ts';
import { Button } from '#ui/base/Button.tsx';
import { ListPage } from '#ui/list/ListPage.tsx';
import { Tabs } from '#ui/list/Tabs.tsx';
import { PrivacyTable } from './PrivacyTable.tsx';
import { type ListedRequest, usePrivacyRequests } from './privacy.api.ts';
import { privacyTexts } from './privacy.messages.ts';

const answerModal = modal(async () => (await import('./AnswerPrivacyModal.tsx')).AnswerPrivacyModal);

/** What people ask about their own data, by deadline; each is answered in a dialog. */
export function Screen() {
  const t = useTexts(privacyTexts);
  const address = useListAddress();
  const { query, cursor, change } = address;
  const state: PrivacyState = oneOf(privacyStates, query.situacao) ?? 'abertos';
  const list = usePrivacyRequests(state, cursor.after);
  const rows = list.data?.items ?? [];
  const counts = list.data?.porSituacao;
  const next = rows.find(row => row.can.length > 0);
  const open = (request: ListedRequest) => answerModal.open({ request });
  return (
    <ListPage
      title={t.hrTitle}
      lead={t.hrLead}
      acts={
        <>
          <Button
            look="primary"
            blocked={!next}
            aria-describedby={next ? undefined : 'sem-proximo'}
            onClick={() => next && open(next)}
          >
            {t.next}
          </Button>
          <span id="sem-proximo" className="sr-only">
            {!next && t.nextNone}
          </span>
        </>
      }
      over={
        <Tabs
          label={t.states}
          value={state}
          onChange={situacao => change({ situacao: situacao === 'abertos' ? undefined : situacao })}
          tabs={privacyStates.map(value => ({
            value,
            label: t[value],
            count: counts && (counts[value] ?? 0),
            bad: value === 'atrasados',
          }))}
        />
      }
      address={address}
      list={list}
      empty={{ icon: ShieldQuestionMark, title: t.hrNone, lead: t.hrNoneLead }}
    >
      <PrivacyTable rows={rows} onOpen={open} />
    </ListPage>
  );
}

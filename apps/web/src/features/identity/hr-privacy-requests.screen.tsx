import { type PrivacyState, privacyStates } from '@cracha/contract/features/identity/privacy.schemas.ts';
import { ShieldQuestionMark } from 'lucide-react';
import { useAddress } from '#kernel/address.ts';
import { useCursor } from '#kernel/cursor.ts';
import { loadOf } from '#kernel/loaded.ts';
import { modal } from '#kernel/modals.ts';
import { useTexts } from '#kernel/texts.ts';
import { useTitle } from '#kernel/title.ts';
import { Button } from '#ui/Button.tsx';
import { ListBody } from '#ui/ListBody.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pager } from '#ui/Pager.tsx';
import { StateBlock } from '#ui/StateBlock.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { PrivacyTable } from './PrivacyTable.tsx';
import { type ListedRequest, usePrivacyRequests } from './privacy.api.ts';
import { privacyTexts } from './privacy.messages.ts';

const answerModal = modal(async () => (await import('./AnswerPrivacyModal.tsx')).AnswerPrivacyModal);

/** What people ask about their own data, by deadline; each is answered in a dialog. */
export function Screen() {
  const t = useTexts(privacyTexts);
  const { query, setQuery } = useAddress();
  const cursor = useCursor();
  const state: PrivacyState = privacyStates.find(each => each === query.situacao) ?? 'abertos';
  const list = usePrivacyRequests(state, cursor.after);
  const rows = list.data?.items ?? [];
  const counts = list.data?.porSituacao;
  const next = rows.find(row => row.can.length > 0);
  const open = (request: ListedRequest) => answerModal.open({ request });
  useTitle(t.hrTitle);
  return (
    <>
      <PageHead title={t.hrTitle} lead={t.hrLead}>
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
      </PageHead>
      <Tabs
        label={t.states}
        value={state}
        onChange={situacao => setQuery({ situacao: situacao === 'abertos' ? undefined : situacao, apos: undefined })}
        tabs={privacyStates.map(value => ({
          value,
          label: t[value],
          count: counts && (counts[value] ?? 0),
          bad: value === 'atrasados',
        }))}
      />
      <ListBody
        {...loadOf(list)}
        empty={rows.length === 0}
        whenEmpty={
          <StateBlock icon={ShieldQuestionMark} title={t.hrNone}>
            {t.hrNoneLead}
          </StateBlock>
        }
      >
        <PrivacyTable rows={rows} onOpen={open} />
      </ListBody>
      <Pager cursor={cursor} list={list.data} />
    </>
  );
}

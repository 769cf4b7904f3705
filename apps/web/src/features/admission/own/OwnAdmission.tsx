import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, useEffect } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { queries } from '#kernel/signed-in/queries.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { OwnHead } from './OwnHead.tsx';
import { OwnOverview } from './OwnOverview.tsx';
import { useOwn } from './own.api.ts';
import { pagesOf } from './own-pages.ts';

const loadStep = () => import('./OwnStep.tsx');
const OwnStep = lazy(async () => ({ default: (await loadStep()).OwnStep }));

/** What a candidate has to tell, and one page of it. */
export function OwnAdmission() {
  return (
    <QueryClientProvider client={queries}>
      <Loaded />
    </QueryClientProvider>
  );
}

function Loaded() {
  const own = useOwn();
  const { query } = useAddress();
  // the questions come while one reads what is missing
  useEffect(() => void loadStep().catch(() => undefined), []);
  if (!own.data)
    return (
      <>
        <OwnHead />
        <ListBody large {...loadOf(own)} empty={false} whenEmpty={null}>
          {null}
        </ListBody>
      </>
    );
  const pages = pagesOf(own.data);
  const page = own.data.aberta ? pages.find(({ key }) => key === query.p) : undefined;
  return page ? (
    <OwnStep key={page.key} own={own.data} pages={pages} page={page} />
  ) : (
    <OwnOverview own={own.data} pages={pages} />
  );
}

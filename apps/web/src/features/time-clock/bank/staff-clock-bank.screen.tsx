import { useAddress } from '#kernel/base/address.ts';
import { BankList } from './BankList.tsx';
import { BankPage } from './BankPage.tsx';

/** Balances of all, or one worker's bank. */
export function Screen() {
  const { query } = useAddress();
  return query.id === undefined ? <BankList /> : <BankPage id={query.id} />;
}

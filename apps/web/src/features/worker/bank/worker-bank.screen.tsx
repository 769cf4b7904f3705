import { bankNamed } from '@cracha/contract/kernel/banks.ts';
import { workerRoutes } from '@cracha/contract/navigation/worker.ts';
import { to } from '@cracha/contract/navigation/worker-paths.ts';
import { Landmark } from 'lucide-react';
import { mayEnter } from '#kernel/base/can.ts';
import { tellFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useSession } from '#kernel/base/session.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { useTitle } from '#kernel/base/title.ts';
import { toast } from '#kernel/base/toasts.ts';
import { BackLink } from '#ui/base/BackLink.tsx';
import { Button } from '#ui/base/Button.tsx';
import { ListBody } from '#ui/base/ListBody.tsx';
import { StateBlock } from '#ui/base/StateBlock.tsx';
import { Status } from '#ui/base/Status.tsx';
import { question } from '#ui/staff/questions.ts';
import { bankTexts } from './bank.messages.ts';
import { type OwnBankChange, useOwnAccounts, useOwnBankChanges, useStopBankChange } from './bank-change.api.ts';

const tones = { aguardando: 'warn', valendo: 'ok', cancelada: 'neutral', recusada: 'bad' } as const;

const payMenu = workerRoutes.find(({ path }) => path === to.worker.pay()) ?? { appAccess: [], permissions: [] };

/** Where one is paid to; what was asked about that account one is paid to, and the way to refuse it while it waits. */
export function Screen() {
  const t = useTexts(bankTexts);
  const list = useOwnBankChanges();
  const accounts = useOwnAccounts();
  const toPay = mayEnter(useSession(), payMenu);
  useTitle(t.own);
  return (
    <div className="mx-auto max-w-xl px-4 pt-3 pb-8">
      <div className="flex items-center gap-1">
        <BackLink href={toPay ? to.worker.pay() : to.worker.home()} label={toPay ? t.pay : t.home} />
        <h1 className="flex min-h-11 items-center text-xl font-bold tracking-[-.02em]">{t.own}</h1>
      </div>
      <ListBody large {...loadOf(accounts)} empty={accounts.data?.length === 0} whenEmpty={null}>
        <ul className="mt-2 grid gap-3">
          {accounts.data?.map(account => (
            <li key={account.idEmpregado} className="min-w-0 rounded-2xl border border-line bg-surface p-4">
              <dl>
                {account.conta ? (
                  <Account label={account.empresa} account={account.conta} strong />
                ) : (
                  <Unknown company={account.empresa} />
                )}
              </dl>
            </li>
          ))}
        </ul>
        <p className="mt-3 px-1 text-sm text-ink-2">{t.howToChange}</p>
      </ListBody>
      <h2 className="mt-7 px-1 text-lg font-bold tracking-[-.01em]">{t.changes}</h2>
      <p className="mt-1 mb-2.5 px-1 text-sm text-ink-2">{t.ownLead}</p>
      <ListBody
        large
        {...loadOf(list)}
        empty={list.data?.length === 0}
        whenEmpty={
          <StateBlock large icon={Landmark} title={t.none}>
            {t.noneLead}
          </StateBlock>
        }
      >
        <ul className="grid gap-3">
          {list.data?.map(change => (
            <li key={change.id} className="min-w-0 rounded-2xl border border-line bg-surface p-4">
              <Card change={change} />
            </li>
          ))}
        </ul>
      </ListBody>
    </div>
  );
}

function Card({ change }: { change: OwnBankChange }) {
  const t = useTexts(bankTexts);
  const { momentInFull } = useFormats();
  const stop = useStopBankChange();
  const waits = change.situacao === 'aguardando';
  const refuse = () =>
    stop.mutateAsync(change.id).then(
      () => toast(t.refused),
      async error => {
        await tellFailure(error);
        throw error;
      },
    );
  const askFirst = () =>
    question.open({
      danger: true,
      title: t.notMeTitle,
      act: t.refuse,
      children: <p>{t.notMeLead}</p>,
      onConfirm: refuse,
    });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 flex-1 basis-40 font-semibold">{change.empresa}</span>
        <Status tone={tones[change.situacao]}>{t[change.situacao]}</Status>
      </p>
      <p className="num text-sm text-ink-2">{t.askedOn(momentInFull(change.pedidaEm))}</p>
      {waits && <p className="num mt-3 text-lg leading-6 font-bold">{t.from(momentInFull(change.valeEm))}</p>}
      <dl className="mt-3 grid gap-3">
        <Account label={t.after} account={change.depois} strong />
        <Account label={t.before} account={change.antes} />
      </dl>
      {waits && (
        <Button look="danger" className="mt-4 h-12 w-full" onClick={askFirst}>
          {t.notMe}
        </Button>
      )}
    </>
  );
}

function Unknown({ company }: { company: string }) {
  const t = useTexts(bankTexts);
  return (
    <div>
      <dt className="text-sm text-ink-2">{company}</dt>
      <dd>{t.noAccount}</dd>
    </div>
  );
}

interface AccountProps {
  label: string;
  account: OwnBankChange['antes'];
  strong?: boolean;
}

function Account({ label, account: { banco, agencia, conta, chavePix }, strong }: AccountProps) {
  const t = useTexts(bankTexts);
  const parts = [
    banco && t.bank([banco, bankNamed(banco)].filter(Boolean).join(' ')),
    agencia && t.branch(agencia),
    conta && t.account(conta),
    chavePix && t.pix(chavePix),
  ].filter(Boolean);
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className={strong ? 'num font-semibold' : 'num'}>{parts.join(', ')}</dd>
    </div>
  );
}

import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { todayHere } from '#kernel/lazy/today.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { AnswerBlock } from '#ui/record/AnswerBlock.tsx';
import { daysTo } from '../days-to.ts';
import type { Followed } from '../document.api.ts';
import { followingTexts } from './following.messages.ts';
import { recordTexts } from './record.messages.ts';
import { type Cause, standingOf, toneOf } from './standing.ts';
import { useCauseWords } from './useCauseWords.ts';

/** Nothing waits any more, or it has not gone out: the deadline says nothing. */
const withoutDeadline: readonly Cause[] = [
  ...(['draft', 'notPrepared', 'ready', 'completed', 'refused', 'canceled', 'replaced', 'sealing'] as const),
  ...(['sealMissing', 'expired', 'allRead', 'accepted', 'turnedDown', 'toDecide'] as const),
];
const over: readonly Cause[] = ['canceled', 'replaced', 'refused', 'expired', 'allRead', 'accepted', 'turnedDown'];
const begun: readonly Cause[] = [
  'draft',
  'ready',
  'preparing',
  'sealing',
  'queued',
  'toDecide',
  'unread',
  'unacknowledged',
  'notOpened',
];

/** Why it stands where it is, in one answer. */
export function StandingBlock({ of }: { of: Followed }) {
  const t = useTexts(recordTexts);
  const say = useCauseWords();
  const { dayInWords } = useFormats();
  const { document, request } = of;
  const list = useTexts(followingTexts);
  const { vistos, cientes, total } = document.leitura;
  const standing = standingOf(of);
  const { cause, signer } = standing;
  const isDone = cause === 'completed';
  const prazo = request?.prazo ?? document.prazo;
  const reason = signer?.motivo ?? document.motivo;
  return (
    <AnswerBlock
      tone={toneOf(cause)}
      asked={isDone ? t.asked.done : over.includes(cause) || begun.includes(cause) ? t.asked.now : t.asked.stuck}
      title={isDone ? t.allSigned(request?.assinantes.length ?? 0) : `${say(standing)}.`}
    >
      <p>
        {cause === 'unread' && `${list.readBy(vistos, total)}. `}
        {cause === 'unacknowledged' && `${list.knownBy(cientes, total)}. `}
        {t.leads[cause]} <CauseOf of={of} cause={cause} />
        {prazo !== null && !withoutDeadline.includes(cause) && (
          <b className="num">{t.endsIn(dayInWords(prazo), daysTo(prazo, todayHere()))}</b>
        )}
      </p>
      {reason && <p className="mt-1 font-semibold">{t.reasonWas(reason)}</p>}
    </AnswerBlock>
  );
}

/** What failed, as the server named it. */
function CauseOf({ of: { request }, cause }: { of: Followed; cause: Cause }) {
  const t = useTexts(recordTexts);
  const [code = ''] = (request?.causaSelo?.codigo ?? '').split(':');
  if (code === '') return null;
  const words = cause === 'notPrepared' ? t.fileCauses : cause === 'sealMissing' ? t.sealCauses : undefined;
  if (!words) return null;
  return <>{Object.hasOwn(words, code) ? wordOf(words, code) : words.other}</>;
}

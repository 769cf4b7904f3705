import { useFormats } from '#kernel/base/formats.ts';
import { loadOf } from '#kernel/base/loaded.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { wordOf } from '#kernel/lazy/word-of.ts';
import { ListBody } from '#ui/base/ListBody.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { hours } from '../clock-time.ts';
import { ruleWords } from '../rule-words.messages.ts';
import { useExplanation } from './mirror.api.ts';
import { mirrorTexts } from './mirror.messages.ts';
import type { TotalKey } from './mirror-totals.ts';

/** Why a total is what it is: its ground, the rules in force, the days that make it. */
export function ExplainModal({ id, total }: { id: string; total: TotalKey }) {
  const t = useTexts(mirrorTexts);
  const rules = useTexts(ruleWords);
  const { dayShort, date } = useFormats();
  const found = useExplanation(id, total);
  const why = found.data;
  return (
    <Modal shape="side" title={t.total[total]} description={why?.regra}>
      <ListBody {...loadOf(found)} empty={false} whenEmpty={null}>
        {why && (
          <div className="grid gap-5 pb-2 text-sm">
            <p className="num text-2xl font-bold">{hours(why.valor)}</p>
            {why.parametros.length > 0 && (
              <dl className="num divide-y divide-line border-y border-line">
                {why.parametros.map(({ nome, valor, desde }) => (
                  <div key={nome} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                    <dt className="text-ink-2">{wordOf(rules.names, nome)}</dt>
                    <dd>{t.since(valor, date(desde))}</dd>
                  </div>
                ))}
              </dl>
            )}
            <section>
              <h3 className="mb-1.5 font-bold">{t.madeOf}</h3>
              {why.passos.length === 0 ? (
                <p className="text-ink-2">{t.madeOfNothing}</p>
              ) : (
                <dl className="num divide-y divide-line border-y border-line">
                  {why.passos.map(({ dia, minutos }) => (
                    <div key={dia} className="flex justify-between gap-4 py-1.5">
                      <dt className="text-ink-2">{dayShort(dia)}</dt>
                      <dd>{hours(minutos)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          </div>
        )}
      </ListBody>
    </Modal>
  );
}

import { Check, CheckCheck, X } from 'lucide-react';
import { useState } from 'react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { reasonModal } from '#ui/form/ReasonModal.tsx';
import { BulkBar, bulkAct } from '#ui/list/BulkBar.tsx';
import { question } from '#ui/staff/questions.ts';
import { type JustificationFilter, type JustificationRow, useDecideMany } from './desk.api.ts';
import { deskTexts } from './desk.messages.ts';

interface LotsBulkProps {
  rows: readonly JustificationRow[];
  /** How many are in sight, and how many the filter finds. */
  shown: number;
  total: number;
  filter: JustificationFilter;
  owner: StaffWay['owner'];
  onDone: () => void;
}

const acts = [
  { verb: 'aprova', right: 'Aprovar', icon: Check },
  { verb: 'nega', right: 'Negar', icon: X },
  { verb: 'finaliza', right: 'Finalizar', icon: CheckCheck },
] as const;

/** Decides the chosen ones, or all that the filter finds; a denial has one reason for all. */
export function LotsBulk({ rows, shown, total, filter, owner, onDone }: LotsBulkProps) {
  const t = useTexts(deskTexts);
  const { int } = useFormats();
  const can = useCan();
  const { setQuery } = useAddress();
  const [isAll, setIsAll] = useState(false);
  const decide = useDecideMany();
  const all = isAll && rows.length === shown && rows.length > 0;
  const count = all ? total : rows.length;
  const run = (acao: (typeof acts)[number]['verb'], motivo?: string) =>
    reportFailure(
      decide
        .mutateAsync({
          acao,
          ...(motivo ? { motivo } : {}),
          ...(all ? { filtro: filter } : { itens: rows.map(({ id, versao }) => ({ id, versao })) }),
        })
        .then(({ idLote }) => {
          onDone();
          setQuery({ lote: idLote });
        }),
    );
  const ask = (verb: (typeof acts)[number]['verb']) => {
    const title = t.many[verb](int(count));
    if (verb === 'nega')
      reasonModal.open({ title, act: t.verbs[verb], children: <p>{t.manyLead}</p>, onConfirm: why => run(verb, why) });
    else question.open({ title, act: t.verbs[verb], children: <p>{t.manyLead}</p>, onConfirm: () => run(verb) });
  };
  return (
    <BulkBar
      count={count}
      onClear={() => {
        setIsAll(false);
        onDone();
      }}
      more={
        rows.length === shown &&
        total > shown &&
        (all ? (
          <p className="px-2.5 py-1.5">{t.allChosen(int(total))}</p>
        ) : (
          <button type="button" className={bulkAct} onClick={() => setIsAll(true)}>
            {t.chooseAll(int(total))}
          </button>
        ))
      }
    >
      {acts
        .filter(({ right }) => can(`${owner === 'hr' ? 'Rh' : 'Gestor'}JustificativaLote${right}`))
        .map(({ verb, icon: Icon }) => (
          <button key={verb} type="button" className={bulkAct} onClick={() => ask(verb)}>
            <Icon size={16} aria-hidden />
            {t.verbs[verb]}
          </button>
        ))}
    </BulkBar>
  );
}

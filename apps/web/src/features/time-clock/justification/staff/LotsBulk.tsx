import { Check, CheckCheck, X } from 'lucide-react';
import { useAddress } from '#kernel/base/address.ts';
import { useCan } from '#kernel/base/can.ts';
import { reportFailure } from '#kernel/base/failure.ts';
import { useFormats } from '#kernel/base/formats.ts';
import { useTexts } from '#kernel/base/texts.ts';
import type { StaffWay } from '#kernel/lazy/staff-way.ts';
import { reasonModal } from '#ui/form/reason-modal.ts';
import { ManyBar } from '#ui/staff/ManyBar.tsx';
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
type Verb = (typeof acts)[number]['verb'];

/** Decides the chosen ones, or all that the filter finds; a denial has one reason for all. */
export function LotsBulk({ rows, shown, total, filter, owner, onDone }: LotsBulkProps) {
  const t = useTexts(deskTexts);
  const { int } = useFormats();
  const can = useCan();
  const { setQuery } = useAddress();
  const decide = useDecideMany();
  const run = (acao: Verb, isAll: boolean, motivo?: string) =>
    reportFailure(
      decide
        .mutateAsync({
          acao,
          ...(motivo ? { motivo } : {}),
          ...(isAll ? { filtro: filter } : { itens: rows.map(({ id, versao }) => ({ id, versao })) }),
        })
        .then(({ idLote }) => {
          onDone();
          setQuery({ lote: idLote });
        }),
    );
  const ask = (verb: Verb, isAll: boolean, count: number) => {
    const asked = { title: t.many[verb](int(count)), act: t.verbs[verb], children: <p>{t.manyLead}</p> };
    if (verb === 'nega') reasonModal.open({ ...asked, onConfirm: why => run(verb, isAll, why) });
    else question.open({ ...asked, onConfirm: () => run(verb, isAll) });
  };
  return (
    <ManyBar
      chosen={rows.length}
      shown={shown}
      total={total}
      words={{ chooseAll: all => t.chooseAll(int(all)), allChosen: all => t.allChosen(int(all)) }}
      acts={acts
        .filter(({ right }) => can(`${owner === 'hr' ? 'Rh' : 'Gestor'}JustificativaLote${right}`))
        .map(({ verb, icon }) => ({ verb, icon, label: t.verbs[verb] }))}
      onAct={ask}
      onClear={onDone}
    />
  );
}

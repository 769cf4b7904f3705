import { useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { closeModal } from '#kernel/base/modals.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { toast } from '#kernel/base/toasts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Modal } from '#ui/base/Modal.tsx';
import { SearchChoice } from '#ui/choose/SearchChoice.tsx';
import { FootAct } from '#ui/form/FootAct.tsx';
import { isReason, ReasonField } from '#ui/form/ReasonModal.tsx';
import { reasonTexts } from '#ui/form/reason.messages.ts';
import type { Request } from '../request.api.ts';
import { useSeatName } from '../request-words.ts';
import { useApproverChoices, useRedirect } from './redirect.api.ts';
import { requestDeskTexts } from './request-desk.messages.ts';

interface Person {
  id: string;
  nome: string;
}

/** HR hands a seat on: which step, to whom, why. */
export function RedirectModal({ one }: { one: Request }) {
  const t = useTexts(requestDeskTexts);
  const { reasonFirst } = useTexts(reasonTexts);
  const nameOf = useSeatName();
  const first = one.etapa ?? 1;
  const [step, setStep] = useState(first);
  const [seat, setSeat] = useState('');
  const [person, setPerson] = useState<Person>();
  const [why, setWhy] = useState('');
  const redirect = useRedirect(one.id);
  const open = one.rota[step - 1]?.assentos.filter(({ decidiu, dispensado }) => decidiu === null && !dispensado) ?? [];
  const chosen = open.find(({ id }) => id === seat) ?? open[0];
  const lack = person ? !isReason(why) && reasonFirst : t.personFirst;
  const act = () => {
    if (!person) return;
    const body = { etapa: step, de: chosen?.id ?? null, para: person.id, motivo: why.trim() };
    void redirect.mutateAsync(body).then(() => {
      closeModal();
      toast(t.redirected);
    }, tellFailure);
  };
  return (
    <Modal
      title={t.redirect}
      description={t.redirectLead}
      dirty={person !== undefined || why.trim() !== ''}
      footer={<FootAct act={t.redirect} why={lack} busy={redirect.isPending} onClick={act} />}
    >
      <div className="grid gap-4">
        <Select label={t.step} value={String(step)} onChange={event => setStep(Number(event.target.value))}>
          {one.rota.map(({ etapa }, at) =>
            at + 1 < first ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are in their order, and two may have one name
              <option key={at} value={at + 1}>
                {nameOf(etapa)}
              </option>
            ),
          )}
        </Select>
        {open.length > 1 && (
          <Select label={t.inPlaceOf} value={chosen?.id ?? ''} onChange={event => setSeat(event.target.value)}>
            {open.map(({ id, nome }) => (
              <option key={id} value={id}>
                {nameOf(nome)}
              </option>
            ))}
          </Select>
        )}
        <PersonPick person={person} onChange={setPerson} />
        <ReasonField value={why} onChange={setWhy} />
      </div>
    </Modal>
  );
}

interface PersonPickProps {
  person: Person | undefined;
  onChange: (person: Person | undefined) => void;
}

function PersonPick({ person, onChange }: PersonPickProps) {
  const t = useTexts(requestDeskTexts);
  const [search, setSearch] = useState('');
  const found = useApproverChoices(search);
  if (person)
    return (
      <div className="flex items-center gap-3 rounded-md border border-line px-3 py-2 text-sm">
        <p className="min-w-0 flex-1 font-semibold">{person.nome}</p>
        <Button size="sm" onClick={() => onChange(undefined)}>
          {t.changePerson}
        </Button>
      </div>
    );
  return (
    <SearchChoice
      className="max-w-none"
      label={t.person}
      placeholder={t.personHint}
      onSearch={setSearch}
      found={found.data ?? []}
      keyOf={({ id }) => id}
      name={({ nome }) => nome}
      onChoose={onChange}
      nothing={found.data && t.personNone}
    />
  );
}

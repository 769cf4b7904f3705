import { type ProofField, proofDays } from '@cracha/contract/features/receipt/income-proof.schemas.ts';
import { type FormEvent, useState } from 'react';
import { tellFailure } from '#kernel/base/failure.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Checkbox } from '#ui/base/Choice.tsx';
import { Select } from '#ui/base/Field.tsx';
import { Segmented } from '#ui/base/Segmented.tsx';
import { type NewProof, type ProofOption, useMakeProof } from './income-proof.api.ts';
import { proofTexts } from './proof.messages.ts';
import { useProofWords } from './useProofWords.ts';

const usual: readonly ProofField[] = ['mediaLiquida', 'cargo', 'admissao'];

interface ProofFormProps {
  options: readonly ProofOption[];
  /** One is made already, and what is done with it comes first. */
  another: boolean;
  onMade: (made: NewProof) => void;
}

/** Each field with the value that would be shown, so that nobody shows what they have not seen. */
export function ProofForm({ options, another, onMade }: ProofFormProps) {
  const t = useTexts(proofTexts);
  const words = useProofWords();
  const make = useMakeProof();
  const [id, setId] = useState(options[0]?.idEmpregado ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<ProofField>>(new Set(usual));
  const [days, setDays] = useState<'7' | '15' | '30'>('15');
  const option = options.find(one => one.idEmpregado === id) ?? options[0];
  if (!option) return null;
  const facts = words.facts(option.valores);
  const fields = facts.flatMap(({ field }) => (chosen.has(field) ? field : []));
  const turn = (field: ProofField) => {
    const next = new Set(chosen);
    if (!next.delete(field)) next.add(field);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.length === 0) return;
    const dias = proofDays.find(each => String(each) === days) ?? 15;
    make.mutateAsync({ idEmpregado: option.idEmpregado, campos: fields, dias }).then(onMade, tellFailure);
  };
  return (
    <form className="mt-4 grid gap-4 rounded-2xl border border-line bg-surface p-4" onSubmit={submit}>
      {options.length > 1 && (
        <Select
          size="worker"
          label={t.employment}
          value={option.idEmpregado}
          onChange={event => setId(event.target.value)}
        >
          {options.map(one => (
            <option key={one.idEmpregado} value={one.idEmpregado}>
              {one.empresa}
            </option>
          ))}
        </Select>
      )}
      <fieldset>
        <legend className="font-semibold">{t.which}</legend>
        <ul className="mt-1 divide-y divide-line">
          {facts.map(({ field, name, value }) => (
            <li key={field}>
              <Checkbox large checked={chosen.has(field)} onChange={() => turn(field)} className="py-1.5">
                <span className="block">{name}</span>
                <span className="num block text-sm text-ink-2">{value}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
        {option.meses.length > 0 && <p className="mt-1 text-sm text-ink-2">{words.months(option.meses)}</p>}
      </fieldset>
      <div>
        <p className="mb-1 font-semibold">{t.days}</p>
        <Segmented
          large
          label={t.days}
          value={days}
          onChange={setDays}
          options={[
            ['7', t.day(7)],
            ['15', t.day(15)],
            ['30', t.day(30)],
          ]}
        />
      </div>
      <div>
        <Button
          type="submit"
          look={another ? 'outline' : 'primary'}
          size="lg"
          className="w-full"
          busy={make.isPending}
          blocked={fields.length === 0}
          aria-describedby="falta-campo"
        >
          {another ? t.makeAnother : t.make}
        </Button>
        <p id="falta-campo" aria-live="polite" className="mt-1 text-center text-sm text-ink-2">
          {fields.length === 0 && t.chooseFirst}
        </p>
      </div>
    </form>
  );
}

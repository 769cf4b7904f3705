import type { OwnField } from '@cracha/contract/features/template/template-variables.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { OwnFieldInput } from '#ui/form/OwnFieldInput.tsx';
import { makingTexts } from './making.messages.ts';
import { type Answers as Typed, wrongAnswers } from './making-form.ts';

const kinds = { texto: 'texto', numero: 'numero', moeda: 'numero', data: 'data', escolha: 'opcao' } as const;

interface AnswersProps {
  fields: readonly OwnField[];
  answers: Typed;
  onChange: (answers: Typed) => void;
  /** None has to be given: it is over that of all. */
  optional?: boolean;
}

/** A model's own questions, each by its kind. */
export function Answers({ fields, answers, onChange, optional = false }: AnswersProps) {
  const t = useTexts(makingTexts);
  const wrong = wrongAnswers(fields, answers);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ nome, rotulo, tipo, opcoes = [], obrigatorio }) => (
        <OwnFieldInput
          key={nome}
          className=""
          field={{
            ...{ id: nome, nome: tipo === 'moeda' ? t.amountOf(rotulo) : rotulo, tipo: kinds[tipo], opcoes },
            obrigatorio: obrigatorio && !optional,
          }}
          value={answers[nome] ?? ''}
          error={wrong.includes(nome) ? t.noNumber : undefined}
          onChange={value => onChange({ ...answers, [nome]: value })}
        />
      ))}
    </div>
  );
}

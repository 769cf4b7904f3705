import { Refusal } from '@cracha/contract/kernel/client.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Field } from '#ui/base/Field.tsx';
import { Toaster } from '#ui/base/Toaster.tsx';
import { tellBeside } from './failure.ts';

const why = 'Escreva pelo menos 10 caracteres.';

function Form({ fields }: { fields?: Record<string, string> }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refusal = new Refusal(400, { code: 'MIN_LENGTH', title: '', message: why, ...(fields ? { fields } : {}) });
  return (
    <>
      <Field label="Nome" error={errors.nome} />
      <Field label="Motivo" error={errors.motivo} />
      <button type="button" onClick={() => void tellBeside(refusal, setErrors)}>
        Enviar
      </button>
      <Toaster />
    </>
  );
}

test('what a form lacks stands beside its field, and the hands are there', async () => {
  render(<Form fields={{ motivo: why }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByLabelText('Motivo')).toBeDescribedBy(why);
  expect(screen.getByLabelText('Motivo')).toHaveFocus();
});

test('a refusal that names no field is said, and the hands stay', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveFocus();
});

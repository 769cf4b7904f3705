import { releaseContract as calls } from '@cracha/contract/features/import/release.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setLanguage } from '#kernel/base/language.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { renderAt } from '#test/render.tsx';
import { stubServer } from '#test/server.ts';
import { RuleChange } from './RuleChange.tsx';

/* S10: the rule of two persons is changed by two persons. */
type Rules = ResponseSent<typeof calls.releaseRules>;

const mudanca: NonNullable<Rules['mudanca']> = {
  id: 'c1',
  pedidoPor: 'Renata Lopes',
  pedidoEm: '2026-11-27T17:30:00Z',
  expiraEm: '2026-11-30T17:30:00Z',
  aoTerminar: false,
  meu: false,
  possoDecidir: true,
  podemConfirmar: [],
};
const after: Rules = { duasPessoas: true, aoTerminar: false, mudanca: null };

const Line = () => <RuleChange />;

async function open(given: Partial<typeof mudanca>) {
  const server = stubServer();
  await signedInAs(helena, 'rh');
  server.answer(calls.releaseRules, { ...after, mudanca: { ...mudanca, ...given } });
  const user = renderAt('/rh/importacoes', Line);
  return { server, user, line: await screen.findByRole('region', { name: /^(Regra de|Rule of|Regla de)/ }) };
}
const buttons = (line: HTMLElement) =>
  within(line)
    .getAllByRole('button')
    .map(button => button.textContent);

test.each([
  ['Confirmar', 'confirmar', { ...after, duasPessoas: false }, 'Regra de duas pessoas desligada'],
  ['Recusar', 'recusar', after, 'A regra de duas pessoas continua'],
])('the second person reads who asks and what for, and decides: %s', async (button, path, answer, said) => {
  const { server, user, line } = await open({});
  expect(line).toHaveText('Renata Lopes pede para desligar a regra de duas pessoas');
  expect(line).toHaveText('Depois, uma pessoa sozinha pode liberar.');
  expect(line).toHaveText('Sem resposta até 30/11/2026 14:30, a regra continua.');
  expect(buttons(line)).toEqual(['Confirmar', 'Recusar']);
  await expectAccessible();
  server.answer(path === 'recusar' ? calls.refuseRuleChange : calls.confirmRuleChange, answer);
  server.answer(calls.releaseRules, answer);
  await user.click(within(line).getByRole('button', { name: button }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(server.requests('POST', new RegExp(`/c1/${path}$`))).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
});

test('who asked sees that another person must confirm, who may, and takes it back', async () => {
  const { server, user, line } = await open({
    ...{ meu: true, possoDecidir: false, aoTerminar: true, podemConfirmar: ['Carlos Meneses', 'Ana Prado'] },
  });
  expect(line).toHaveText('Espera a confirmação de outra pessoa');
  expect(line).toHaveText(
    'Depois, o que não tem dúvida é publicado automaticamente. Pode confirmar: Carlos Meneses e Ana Prado.',
  );
  expect(buttons(line)).toEqual(['Desistir']);
  server.answer(calls.withdrawRuleChange, after);
  await user.click(within(line).getByRole('button', { name: 'Desistir' }));
  await expect.poll(() => server.requests('POST', /c1\/desistir$/)).toHaveLength(1);
});

test('who may not release only reads it', async () => {
  const { line } = await open({ possoDecidir: false });
  expect(within(line).queryAllByRole('button')).toEqual([]);
});

test.each([
  ['en-US', 'Renata Lopes asks to switch off the rule of two persons', ['Confirm', 'Refuse']],
  ['es-ES', 'Renata Lopes pide desactivar la regla de dos personas', ['Confirmar', 'Rechazar']],
] as const)('in %s', async (language, said, acts) => {
  await setLanguage(language);
  const { line } = await open({});
  expect(line).toHaveText(said);
  expect(buttons(line)).toEqual(acts);
  await setLanguage('pt-BR');
});

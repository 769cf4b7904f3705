import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#test/axe.ts';
import { renderAt } from '#test/render.tsx';
import { AuthenticatorKey } from './AuthenticatorKey.tsx';

const room = vi.hoisted(() => ({ wide: false }));
vi.mock('#ui/base/wide.ts', () => ({ useWide: () => room.wide }));

const Key = () => <AuthenticatorKey secret="JBSWY3DPEHPK3PXP" account="maria@pantanal.test" />;

test('on the phone the app opens by a button, the key is copied, and the picture is folded', async () => {
  room.wide = false;
  const user = renderAt('/register2F', Key);
  expect(screen.getByRole('link', { name: 'Abrir no autenticador' }).getAttribute('href')).toBe(
    'otpauth://totp/Crach%C3%A1%3Amaria%40pantanal.test?secret=JBSWY3DPEHPK3PXP&issuer=Crach%C3%A1',
  );
  await user.click(screen.getByRole('button', { name: 'Copiar chave' }));
  expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK3PXP');
  const folded = screen.getByText('Ler o QR code com outro celular').closest('details');
  expect(folded?.open).toBe(false);
  await expectAccessible();
});

test('beside a phone the picture stands open', () => {
  room.wide = true;
  renderAt('/register2F', Key);
  expect(screen.getByRole('img', { name: 'QR code para o aplicativo autenticador' }).closest('details')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Abrir no autenticador' })).toBeNull();
});

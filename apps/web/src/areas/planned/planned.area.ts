import type { Route } from '@cracha/contract/navigation/route.ts';
import type { AreaModule } from '../area.ts';
import { PlainShell } from './PlainShell.tsx';

/* The declared areas without a built screen: their rows of the navigation in one plain frame. */
export const signature = async () => plain((await import('@cracha/contract/navigation/signature.ts')).signatureRoutes);
export const finance = async () => plain((await import('@cracha/contract/navigation/finance.ts')).financeRoutes);
export const administrator = async () =>
  plain((await import('@cracha/contract/navigation/administrator.ts')).administratorRoutes);
export const association = async () =>
  plain((await import('@cracha/contract/navigation/association.ts')).associationRoutes);
export const reseller = async () => plain((await import('@cracha/contract/navigation/reseller.ts')).resellerRoutes);

function plain(routes: readonly Route[]): AreaModule {
  return { routes, Shell: PlainShell, screens: {} };
}

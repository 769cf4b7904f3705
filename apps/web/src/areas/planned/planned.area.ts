import { signatureRoutes } from '@cracha/contract/navigation/signature.ts';
import type { AreaModule } from '../base/area.ts';
import { PlainShell } from './PlainShell.tsx';

/** Signers have no menu yet: the declared screens in a plain frame. */
export const area: AreaModule = { routes: signatureRoutes, Shell: PlainShell, screens: {} };

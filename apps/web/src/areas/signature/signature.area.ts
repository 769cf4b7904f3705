import { signatureRoutes } from '@cracha/contract/navigation/signature.ts';
import type { AreaModule } from '../base/area.ts';
import { SignatureShell } from './SignatureShell.tsx';

export const area: AreaModule = {
  routes: signatureRoutes,
  Shell: SignatureShell,
  screens: {
    'signature-admission': () => import('#features/admission/own/signature-admission.screen.tsx'),
    'signature-document': () => import('#features/document/signing/signature-document.screen.tsx'),
    'signature-file': () => import('#features/document/signing/signature-file.screen.tsx'),
    'signature-privacy-policy': () => import('#features/identity/first-steps/signature-privacy-policy.screen.tsx'),
  },
};

import type { Route } from './route.ts';

/** Signing documents, with a sign-in of its own. */
export const signatureRoutes = [
  {
    path: '/signature/signature',
    screen: 'signature-document',
    planned: true,
    appAccess: [],
    permissions: [
      'AssinanteDocumentoVisualizar',
      'TrabalhadorAssinaturaDigitalVisualizar',
      'RhAssinaturaDigitalVisualizar',
      'GestorAssinaturaDigitalVisualizar',
    ],
    parent: null,
  },
  {
    path: '/signature/fileview',
    screen: 'signature-file',
    planned: true,
    appAccess: [],
    permissions: [
      'AssinanteDocumentoVisualizar',
      'TrabalhadorAssinaturaDigitalVisualizar',
      'RhAssinaturaDigitalVisualizar',
      'GestorAssinaturaDigitalVisualizar',
    ],
    parent: '/signature/signature',
  },
  {
    path: '/signature/politica-privacidade',
    screen: 'signature-privacy-policy',
    planned: true,
    appAccess: [],
    permissions: [],
    parent: '/signature/signature',
  },
] as const satisfies readonly Route[];

import type { Route } from './route.ts';

/** Signing documents, with a sign-in of its own. */
export const signatureRoutes = [
  {
    path: '/signature/signature',
    screen: 'signature-document',
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
    path: '/signature/admissao',
    screen: 'signature-admission',
    appAccess: [],
    permissions: [],
    parent: null,
  },
  {
    path: '/signature/politica-privacidade',
    screen: 'signature-privacy-policy',
    appAccess: [],
    permissions: [],
    parent: '/signature/signature',
  },
] as const satisfies readonly Route[];

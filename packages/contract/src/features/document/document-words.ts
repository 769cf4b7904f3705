/** What a document is, by number (product 6.1): of the employee record, made of a model, or any other. */
export const documentTypes = [6, 8, 9] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Kinds of each type, a closed list; a group may name others. Those of health are read by their own grant. */
export const documentKinds = {
  6: ['ficha', 'contrato', 'aditivo', 'alteracao'],
  8: ['modelo'],
  9: [
    'politica',
    'aviso',
    'advertencia',
    'carta',
    'declaracao',
    'comprovante',
    'guia',
    'aso',
    'ppp',
    'cat',
    'atestado',
    'identidade',
    'certidao',
  ],
} as const satisfies Record<DocumentType, readonly string[]>;
export const healthKinds: readonly string[] = ['aso', 'ppp', 'cat', 'atestado'];

/** What a document asks of who gets it. */
export const documentAsks = ['nada', 'ciente', 'assinatura'] as const;
export type DocumentAsks = (typeof documentAsks)[number];

/** Where a document stands (6.5): the first four ask for no signature. */
export const documentStates = [
  'enviado',
  'visto',
  'aceito',
  'recusado',
  'rascunho',
  'preparando',
  'aguardando',
  'selando',
  'falhaSelo',
  'concluido',
  'vencido',
  'cancelado',
  'substituido',
] as const;
export type DocumentState = (typeof documentStates)[number];

export const signerRoles = ['parte', 'representante', 'testemunha', 'fiador', 'responsavelLegal', 'aprovador'] as const;
export type SignerRole = (typeof signerRoles)[number];

/** Levels of Lei 14.063, art. 4. */
export const signatureLevels = ['simples', 'avancada', 'qualificada'] as const;

export const signerStates = [
  'aguardandoVez',
  'convidado',
  'aberto',
  'lido',
  'assinou',
  'recusou',
  'vencido',
  'liberado',
] as const;
export type SignerStateWord = (typeof signerStates)[number];

/** The farthest day a deadline may be, from today. */
export const maxDeadlineDays = 180;
/** Where none is said. */
export const usualDeadlineDays = 15;

/** The document's own code comes after the way in. */
export const loadDocument = () => import('./OpenDocument.tsx');
